import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const passes = "    - answer_calls\n    - drop_empty_text\n";

describe("documentsOfText: documents of plain text are held, or made texts in the open", () => {
  faultCases([
    [
      "media are removed alone",
      [[chat, passes, `    - ▸only_media_taken\n${passes}`]],
      "no form holds a document of plain text, and only_media_taken makes it a text that no table names",
      "write - plain_documents_as_text before - only_media_taken",
    ],
    [
      "media are removed first",
      [[chat, passes, `    - ▸only_media_taken\n    - plain_documents_as_text\n${passes}`]],
      "no form holds a document of plain text, and only_media_taken makes it a text that no table names",
      "write - plain_documents_as_text before - only_media_taken",
    ],
  ]);
});
