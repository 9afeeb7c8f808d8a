/** Documents beside a conversation, in another dialect. */
import { type Case } from "./request-cases.js";

const plain = (data: string) => ({ type: "document", source: { type: "text", media_type: "text/plain", data } });
const office = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const inline = (mimeType: string) => ({ inlineData: { mimeType, data: "QUFB" } });
const question = { role: "user", content: "Which?" };
const call = { id: "a", type: "function", function: { name: "f", arguments: "{}" } };

export const documents: readonly Case[] = [
  {
    name: "documents that are texts, or have one field",
    from: "cohere-chat",
    body: { messages: [question], documents: ["First.", { data: { snippet: "Second." } }, { data: "Third." }] },
    becomes: {
      messages: {
        "messages.0.content": [plain("First."), plain("Second."), plain("Third."), { type: "text", text: "Which?" }],
      },
      chat: { "messages.0.content.1": { type: "text", text: "Second." } },
    },
  },
  {
    name: "a document with several fields and an ID",
    from: "cohere-chat",
    body: { messages: [question], documents: [{ id: "1", data: { title: "Tall", snippet: "Emperors.", rank: 1 } }] },
    becomes: { messages: { "messages.0.content.0": plain("title: Tall\nsnippet: Emperors.\nrank: 1") } },
    lost: ["documents[0].id"],
  },
  {
    name: "a document without text",
    from: "cohere-chat",
    body: { messages: [question], documents: [{ data: {} }] },
    becomes: { messages: { "messages.0.content": [{ type: "text", text: "Which?" }] } },
    lost: ["documents[0]"],
  },
  {
    name: "documents of a conversation that ends with a result",
    from: "cohere-chat",
    body: {
      messages: [
        question,
        { role: "assistant", tool_calls: [call] },
        { role: "tool", tool_call_id: "a", content: "one" },
      ],
      documents: ["First."],
    },
    becomes: { messages: { "messages.0.content.0": plain("First.") } },
  },
  {
    name: "documents without words of the user",
    from: "cohere-chat",
    body: { messages: [{ role: "system", content: "Be brief." }], documents: ["First."] },
    becomes: { messages: { "messages.0.content.0": plain("First.") } },
  },
  {
    name: "documents without titles",
    from: "generate-content",
    body: {
      contents: [
        { role: "user", parts: [{ text: "Which?" }, inline("text/csv"), inline(office), inline("application/pdf")] },
      ],
    },
    becomes: {
      chat: {
        "messages.0.content.1.file.filename": "document.csv",
        "messages.0.content.2.file.filename": "document.docx",
        "messages.0.content.3.file.filename": "document.pdf",
      },
      responses: {
        "input.0.content.1.filename": "document.csv",
        "input.0.content.2.filename": "document.docx",
        "input.0.content.3.filename": "document.pdf",
      },
    },
  },
  {
    name: "a document whose title is no file name",
    from: "bedrock-converse",
    body: {
      messages: [
        {
          role: "user",
          content: [{ text: "Sum up." }, { document: { format: "xlsx", name: "Sales", source: { bytes: "QUFB" } } }],
        },
      ],
    },
    becomes: {
      chat: { "messages.0.content.1.file.filename": "Sales.xlsx" },
      responses: { "input.0.content.1.filename": "Sales.xlsx" },
    },
  },
  {
    name: "a document of plain text that came as bytes",
    from: "messages",
    body: {
      messages: [
        {
          role: "user",
          content: [{ type: "document", source: { type: "base64", media_type: "text/plain", data: "Rmlyc3Qu" } }],
        },
      ],
    },
    becomes: {
      "cohere-chat": { "messages.0.content": [{ type: "text", text: "First." }] },
      "ollama-chat": { "messages.0.content": "First." },
      chat: { "messages.0.content": "First." },
    },
  },
  ...[
    { name: "plain base64 of a PDF", file: { filename: "a", file_data: "JVBERi0=" }, mime: "application/pdf" },
    {
      name: "a file whose name alone shows its type",
      file: { filename: "a.docx", file_data: "data:application/octet-stream;base64,QUFB" },
      mime: office,
    },
    {
      name: "a file whose type says only that it is one",
      file: { filename: "a.pdf", file_data: "data:application/octet-stream;base64,QUFB" },
      mime: "application/pdf",
    },
  ].flatMap(({ name, file, mime }): Case[] => {
    const medium = { type: "document", mime_type: mime, data: file.file_data.replace(/^.*,/, "") };
    const becomes = { interactions: { "input.0.content.1": medium } };
    const content = [{ type: "text", text: "Which?" }];
    return [
      {
        name,
        from: "chat",
        body: { messages: [{ role: "user", content: [...content, { type: "file", file }] }] },
        becomes,
        lost: ["messages[0].content[1].file.filename"],
      },
      {
        name,
        from: "responses",
        body: {
          input: [
            {
              role: "user",
              content: [
                { type: "input_text", text: "Which?" },
                { type: "input_file", ...file },
              ],
            },
          ],
        },
        becomes,
        lost: ["input[0].content[1].filename"],
      },
    ];
  }),
];
