/** What agents write to each other within the conversation that they share. */
import type { Case } from "./request-cases.js";

const question = { type: "message", role: "user", content: "Go on." };
const agents = { type: "agent_message", author: "/root", recipient: "/root/sub" };
const head = "Sender: /root\nPayload:\n";
const lostNames = ["input[1].author", "input[1].recipient"];

export const agentMessages: readonly Case[] = [
  {
    name: "a task for an agent, of a model that does not encrypt it",
    from: "responses",
    body: {
      input: [
        question,
        {
          ...agents,
          content: [
            { type: "input_text", text: head },
            { type: "encrypted_content", encrypted_content: "Count the files." },
          ],
        },
      ],
    },
    becomes: {
      messages: {
        "messages.0.role": "user",
        "messages.0.content.1.text": head,
        "messages.0.content.2.text": "Count the files.",
      },
      "generate-content": { "contents.0.parts.2.text": "Count the files." },
      interactions: { "input.0.content.2.text": "Count the files." },
    },
    lost: lostNames,
  },
  {
    name: "a task for an agent that only the vendor can read",
    from: "responses",
    body: {
      input: [
        question,
        {
          ...agents,
          content: [
            { type: "input_text", text: head },
            { type: "encrypted_content", encrypted_content: "gAAAAABpK2x-secret_Text9==" },
          ],
        },
      ],
    },
    becomes: { messages: { "messages.0.content.1.text": head, "messages.0.content.2": undefined } },
    lost: [...lostNames, "input[1].content[1].encrypted_content"],
  },
  {
    name: "the answer of an agent, and who made it",
    from: "responses",
    body: {
      input: [
        question,
        {
          ...agents,
          id: "amsg_1",
          agent: { agent_name: "/root" },
          content: [{ type: "input_text", text: "There are 4." }],
        },
      ],
    },
    becomes: { messages: { "messages.0.content.1.text": "There are 4." } },
    lost: lostNames,
  },
];
