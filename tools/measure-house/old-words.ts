/** Words that identifiers no longer have: the field has another word for each. */
export const OLD_WORDS: readonly string[] = [
  ...["told", "tell", "tells", "telling", "retell", "say", "says", "said", "unsaid", "hear", "heard", "hears"],
  ...["wish", "wishes", "asked", "asking", "stand", "stands", "home", "land", "landing", "enclosed", "skim"],
  ...["film", "films", "filmed", "picture", "pictures", "manner", "clerk", "cashier", "deliverer", "whoever"],
  ...["patience", "patient", "beat", "pace", "passage", "monitor", "machine", "mind", "shoot", "paint", "moments"],
  ...["town", "till", "haste", "studio", "lives", "books", "speaker", "speakers", "voice", "voices", "talker"],
  ...["talkers", "reckon", "reckoning", "saga", "crowd", "poured"],
];
