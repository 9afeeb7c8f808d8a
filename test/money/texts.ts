/**
 * Texts in many languages, to compare estimates with real counts of tokens. Two of each, so that no estimate is fitted
 * to one alone.
 */

export const texts: readonly (readonly [name: string, text: string])[] = [
  [
    "English prose",
    "An isogloss is a line on a map that marks where one way of saying something ends and another " +
      "begins. On one side people fetch water in a bucket, on the other they use a pail, and neither " +
      "notices until somebody crosses the river. Most of these lines wander about on their own, but here " +
      "and there a whole bundle of them runs together along a mountain range or an old border, and then we " +
      "speak of two dialects rather than of one language with local habits.",
  ],
  [
    "an English letter",
    "Dear Ms Whitfield,\n\nThank you for your message of 14 March. We've looked into the delay and it " +
      "turns out that the parcel was returned to our warehouse because the address label had been damaged. " +
      "I'm very sorry about this! A replacement left this morning by express courier; you should receive " +
      "it no later than Thursday. If anything is missing, please don't hesitate to call us on 020 7946 " +
      "0112.\n\nKind regards,\nTom Ashby",
  ],
  [
    "German prose",
    "Die Sprachgrenze verläuft quer durch das Tal, und wer von einem Dorf ins nächste geht, hört den " +
      "Unterschied sofort. Früher erklärte man sich das mit der Geschichte der Besiedlung, heute weiß man, " +
      "dass Handelswege, Schulen und nicht zuletzt das Fernsehen viel stärker gewirkt haben. Trotzdem " +
      "halten sich manche Eigenheiten hartnäckig: Wörter für Küchengeräte, Grußformeln und die " +
      "Bezeichnungen der Wochentage verändern sich offenbar am langsamsten.",
  ],
  [
    "a German notice",
    "Sehr geehrte Mieterinnen und Mieter, am kommenden Mittwoch wird zwischen 8 und 12 Uhr die " +
      "Heizungsanlage gewartet. Während dieser Zeit steht kein Warmwasser zur Verfügung. Bitte stellen Sie " +
      "sicher, dass der Zugang zum Kellergeschoss frei bleibt. Bei Rückfragen wenden Sie sich an die " +
      "Hausverwaltung. Wir bitten um Ihr Verständnis und bedanken uns für Ihre Mithilfe.",
  ],
  [
    "French prose",
    "Les habitants de la vallée racontent volontiers que leurs voisins d'en face ne savent pas parler. " +
      "Ce n'est pas méchant: chacun est persuadé que sa manière de prononcer les voyelles est la bonne, et " +
      "que l'autre l'a déformée par paresse. Les linguistes, eux, s'intéressent surtout aux endroits où " +
      "plusieurs différences se superposent, car c'est là que l'on devine l'ancien tracé des frontières et " +
      "des chemins.",
  ],
  [
    "a French recipe",
    "Faites fondre le beurre dans une grande casserole, puis ajoutez les oignons émincés et laissez-les " +
      "dorer pendant une dizaine de minutes. Versez ensuite le bouillon bien chaud, salez, poivrez et " +
      "laissez mijoter à feu doux. Au moment de servir, déposez dans chaque assiette une tranche de pain " +
      "grillé et parsemez généreusement de fromage râpé.",
  ],
  [
    "Spanish prose",
    "Cuando el viajero cruza el puente nota enseguida que la gente pronuncia las palabras de otra " +
      "manera. No se trata solamente del acento: cambian también los nombres de las frutas, de los pájaros " +
      "y de las herramientas del campo. Los mapas lingüísticos recogen estas diferencias con líneas que a " +
      "veces coinciden con los ríos y otras veces con los límites de antiguos reinos desaparecidos hace " +
      "siglos.",
  ],
  [
    "a Spanish question",
    "Hola, buenos días. Compré una lavadora en su tienda la semana pasada y desde ayer no funciona el " +
      "programa de centrifugado. ¿Podrían enviarme un técnico mañana por la tarde? También me gustaría " +
      "saber si la garantía cubre el desplazamiento. Les adjunto una fotografía de la factura y del número " +
      "de serie. Muchas gracias por su ayuda.",
  ],
  [
    "Portuguese prose",
    "Quem atravessa a serra percebe logo que as pessoas do outro lado falam de um jeito diferente. Não é " +
      "só a pronúncia das vogais: mudam também os nomes das frutas, das brincadeiras e até dos parentes. " +
      "Os pesquisadores desenham essas diferenças em mapas, com linhas que muitas vezes acompanham os rios " +
      "ou os caminhos antigos por onde passavam os tropeiros e os comerciantes.",
  ],
  [
    "a Portuguese report",
    "A reunião começou às nove horas e contou com a presença de todos os diretores. Foram discutidos os " +
      "resultados do último trimestre, que ficaram acima do esperado, e as mudanças previstas na política " +
      "de contratação. Ao final, decidiu-se adiar a inauguração da nova fábrica para o início do próximo " +
      "ano, devido ao atraso na entrega dos equipamentos importados.",
  ],
  [
    "Russian prose",
    "Граница между говорами проходит вдоль реки, и жители двух берегов давно привыкли подшучивать друг " +
      "над другом. На одном берегу говорят нараспев, на другом проглатывают окончания, но понимают все " +
      "друг друга без труда. Учёные наносят такие различия на карту и замечают, что многие линии совпадают " +
      "с торговыми путями прошлых столетий.",
  ],
  [
    "a Russian notice",
    "Уважаемые пассажиры! Поезд до Санкт-Петербурга отправляется с третьего пути в восемнадцать часов " +
      "сорок минут. Просим вас занять свои места за десять минут до отправления и приготовить билеты для " +
      "проверки. Напоминаем, что курение в вагонах запрещено. Желаем вам приятного путешествия.",
  ],
  [
    "Chinese prose",
    "方言的分界线常常沿着山脉和河流延伸。住在河两岸的人虽然每天见面，说话的腔调却各不相同，连最普通的蔬菜和工具也有不同的名字。语言学家把这些差别画在地图上，发现许多线条集中在古代的行政边界附近，这说明过去" +
      "的交通和管理方式至今还影响着人们的日常用语。",
  ],
  [
    "a Chinese request",
    "您好，我上个星期在贵店订购了一台洗衣机，昨天送到之后发现外壳有一处明显的划痕。请问可以安排更换吗？如果需要照片作为凭证，我可以马上发送。另外，请帮我确认一下安装服务是否包含在价格之内。谢谢！",
  ],
  [
    "Japanese prose",
    "方言の境界は、山や川に沿って引かれることが多い。川の両岸に住む人々は毎日のように顔を合わせているのに、野菜や道具の呼び名が違っていたりする。研究者がこうした違いを地図に書き込んでいくと、昔の街道や藩の" +
      "境とよく重なることがわかってきた。言葉は人の行き来をそのまま映しているのである。",
  ],
  [
    "a Japanese letter",
    "お世話になっております。先日お送りいただいた資料を確認いたしました。いくつか質問がございますので、来週のご都合のよい日時をお知らせいただけますでしょうか。なお、会議室の予約はこちらで手配いたします。ど" +
      "うぞよろしくお願いいたします。",
  ],
  [
    "Korean prose",
    "방언의 경계는 대개 산맥이나 강을 따라 이어진다. 강 건너 마을 사람들과 날마다 만나면서도 채소나 연장의 이름을 서로 다르게 부르는 경우가 많다. 학자들은 이런 차이를 지도에 " +
      "그려 넣으면서 옛날의 장터와 길이 말에 얼마나 큰 영향을 주었는지 알게 되었다.",
  ],
  [
    "a Korean request",
    "안녕하세요. 지난주에 주문한 세탁기가 어제 도착했는데 문이 제대로 닫히지 않습니다. 가능하면 이번 주 안에 기사님을 보내 주실 수 있을까요? 보증 기간이 아직 남아 있는지도 확인 " +
      "부탁드립니다. 감사합니다.",
  ],
  [
    "Arabic prose",
    "تمتد الحدود بين اللهجات غالبا على طول الجبال والأنهار. يلتقي سكان الضفتين كل يوم في السوق، ومع ذلك " +
      "تختلف أسماء الخضار والأدوات عندهم، كما يختلف نطق بعض الحروف. وعندما رسم الباحثون هذه الفروق على " +
      "الخريطة وجدوا أن كثيرا من الخطوط يتبع طرق التجارة القديمة.",
  ],
  [
    "an Arabic notice",
    "السلام عليكم، نود إعلامكم بأن المكتبة ستكون مغلقة يوم الخميس القادم بسبب أعمال الصيانة. يمكنكم " +
      "إعادة الكتب في الصندوق الموجود عند المدخل الرئيسي. سنعود إلى العمل كالمعتاد صباح يوم الأحد. شكرا " +
      "لتفهمكم وتعاونكم معنا.",
  ],
  [
    "Hindi prose",
    "बोलियों की सीमाएँ अक्सर पहाड़ों और नदियों के साथ चलती हैं। नदी के दोनों किनारों के लोग रोज़ मिलते " +
      "हैं, फिर भी सब्ज़ियों और औज़ारों के नाम अलग अलग होते हैं। जब विद्वानों ने इन अंतरों को नक्शे पर " +
      "उतारा, तो पता चला कि कई रेखाएँ पुराने व्यापार मार्गों से मेल खाती हैं।",
  ],
  [
    "a Hindi request",
    "नमस्ते, मैंने पिछले हफ़्ते आपकी दुकान से एक वाशिंग मशीन खरीदी थी, लेकिन कल से वह ठीक से काम नहीं कर " +
      "रही है। कृपया बताइए कि मरम्मत के लिए कोई कब आ सकता है और क्या इसका खर्च वारंटी में शामिल है। " +
      "धन्यवाद।",
  ],
  [
    "code",
    `export async function loadOrders(database: Database, since: Date): Promise<Order[]> {
  const rows = await database("orders").where("created_at", ">=", since.toISOString()).orderBy("id");
  const totals = new Map<string, number>();
  for (const row of rows) {
    totals.set(row.customer_id, (totals.get(row.customer_id) ?? 0) + row.amount);
  }
  return rows.map((row) => ({ ...row, isLarge: row.amount > 1000, customerTotal: totals.get(row.customer_id) ?? 0 }));
}
`,
  ],
  [
    "more code",
    `import os
from dataclasses import dataclass, field

@dataclass
class Parcel:
    """A parcel on its way."""
    weight: float
    stops: list[str] = field(default_factory=list)

    def price(self, rate: float = 0.35) -> float:
        if self.weight <= 0:
            raise ValueError(f"weight must be positive, got {self.weight!r}")
        return round(self.weight * rate + 1.5 * len(self.stops), 2)

def main():
    path = os.environ.get("PARCELS", "/tmp/parcels.csv")
    with open(path) as file:
        for line in file:
            weight, *stops = line.strip().split(",")
            print(Parcel(float(weight), stops).price())
`,
  ],
  [
    "JSON",
    JSON.stringify({
      orders: [
        {
          id: "ord_48213",
          customer: { name: "Mara Lindqvist", email: "mara@example.test" },
          items: [{ sku: "KT-1120", quantity: 2, price: 19.95 }],
          paid: true,
          note: null,
        },
        {
          id: "ord_48214",
          customer: { name: "Jonas Weber", email: "jonas@example.test" },
          items: [{ sku: "KT-0031", quantity: 1, price: 249 }],
          paid: false,
          note: "call before delivery",
        },
      ],
      next_cursor: "eyJpZCI6NDgyMTR9",
    }),
  ],
  [
    "indented JSON",
    JSON.stringify(
      {
        type: "object",
        properties: {
          city: { type: "string", description: "The city to look up, such as Lisbon" },
          unit: { type: "string", enum: ["celsius", "fahrenheit"], description: "How degrees are told" },
          days: { type: "integer", minimum: 1, maximum: 14, default: 3 },
        },
        required: ["city"],
        additionalProperties: false,
      },
      null,
      2,
    ),
  ],
  [
    "a list in Markdown",
    "## What to bring\n\n- **Shoes** that can get wet (no sandals)\n- a rain coat, *even in July*\n- 2 " +
      "litres of water per person\n\n1. Meet at 7:30 in front of the station.\n2. Take bus 41 to `Upper " +
      "Mill`.\n3. Walk: about 9 km, 450 m up.\n\n| stop | time |\n|---|---|\n| Mill | 08:10 |\n| Chapel | " +
      "09:45 |\n",
  ],
];
