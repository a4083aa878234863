import { randomUUID } from "node:crypto";
import { callbackSchema, generationSchema, imageResultSchema, meSchema, WEBHOOK_PATH } from "@curta/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parametersOf, readWorkflow, type WorkflowNode } from "../testing/n8n/read-workflow.ts";
import { TestCaller } from "../testing/servers/test-server.ts";
import { OPERATIONS } from "./openapi/document.ts";

const ROWS_PATH = "/rest/v1/shorts_generation";
const rowSchema = generationSchema.partial();
const row = {
  id: randomUUID(),
  status: "completed",
  progress: 100,
  video_url: "https://curta.example/media/film.mp4",
  error_message: null,
} as const;

/** What each node gives that gets it from elsewhere. */
const GIVEN = {
  Pedido: {
    body: new TestCaller("").videoBody("https://curta.example/media/keyimage.jpg", "roteiro", row.id),
  },
  Terminou: { body: { data: callbackSchema.shape.data.pick({ id: true }).parse(row) } },
  "De quem é a chave": meSchema.parse({ user_id: "ana" }),
  "Ler o vídeo": rowSchema.parse(row),
  "Pedir o vídeo": {
    statusCode: 422,
    body: { code: "unknown_image_url", message: "gone" },
  },
  "Fazer a imagem": { statusCode: 200, body: [{ image_url: "" }] },
};

const requestSchema = z.object({
  method: z.string(),
  url: z.url(),
  queryParameters: z
    .object({ parameters: z.array(z.object({ name: z.string(), value: z.string() })) })
    .default({ parameters: [] }),
  jsonBody: z
    .union([z.string().transform((text): unknown => JSON.parse(text)), z.record(z.string(), z.unknown())])
    .optional(),
});

describe.each(["curta-as-engine.json", "n8n-as-workflow.json"])("%s", (file) => {
  const workflow = readWorkflow(file);
  const ofType = (type: string): WorkflowNode[] =>
    workflow.nodes.filter((node) => node.type === `n8n-nodes-base.${type}`);
  const requests = ofType("httpRequest");

  test("is of nodes of n8n itself with a version each, and needs no variables", () => {
    for (const { name, type, typeVersion } of workflow.nodes) {
      expect(type, name).toMatch(/^n8n-nodes-base\.\w+$/);
      expect(typeVersion, name).toBeGreaterThanOrEqual(1);
    }
    expect(workflow.text).not.toContain("$vars");
  });

  test("has every secret in a header credential", () => {
    for (const { name, parameters, credentials } of requests) {
      expect(parameters, name).toMatchObject({
        authentication: "genericCredentialType",
        genericAuthType: "httpHeaderAuth",
      });
      expect(Object.keys(credentials ?? {}), name).toEqual(["httpHeaderAuth"]);
    }
    expect(workflow.text).not.toMatch(/apikey|authorization|bearer|curta_key_/i);
  });

  test("asks for routes of this server only, by their methods, and sends the fields that they read", () => {
    expect(requests.length).toBeGreaterThan(2);
    for (const node of requests) {
      const { method, url, queryParameters, jsonBody } = requestSchema.parse(
        parametersOf(workflow, node, GIVEN),
      );
      const path = new URL(url).pathname;
      const operation = OPERATIONS.find((one) => one.path === path && one.method === method.toLowerCase());
      expect(operation, `${node.name}: ${method} ${path}`).toBeDefined();
      for (const { name, value } of queryParameters.parameters) {
        const columns = name === "select" ? value.split(",") : [name];
        expect(Object.keys(rowSchema.shape), node.name).toEqual(expect.arrayContaining(columns));
        if (name !== "select") expect(value, node.name).toBe(`eq.${row.id}`);
      }
      if (jsonBody === undefined) continue;
      // A workflow writes rows with the service key: more of them than their owner may.
      const schema = path === ROWS_PATH ? rowSchema : operation?.body?.schema;
      expect(fieldsOf(schema?.parse(jsonBody)), node.name).toEqual(fieldsOf(jsonBody));
    }
  });

  test("is asked where the contract says, and answers whatever it was asked", () => {
    const [asked] = ofType("webhook");
    expect(asked?.parameters).toMatchObject({ httpMethod: "POST" });
    expect(`/webhook/${String(asked?.parameters["path"])}`).toBe(WEBHOOK_PATH);
    // Every expression of them reads something that is there.
    const answers = ofType("respondToWebhook").map((node) => parametersOf(workflow, node, GIVEN));
    expect(answers.length).toBeGreaterThan(1);
  });
});

function fieldsOf(body: unknown): string[] {
  return Object.keys(body ?? {}).toSorted();
}

function parametersOfNode(file: string, name: string): Record<string, unknown> {
  const workflow = readWorkflow(file);
  const node = workflow.nodes.find((one) => one.name === name);
  if (!node) throw new Error(`no node ${name}`);
  return z.record(z.string(), z.unknown()).parse(parametersOf(workflow, node, GIVEN));
}

test("the address at which Curta calls back is the one where the workflow waits for it", () => {
  const { jsonBody } = parametersOfNode("curta-as-engine.json", "Pedir o vídeo");
  const { path } = parametersOfNode("curta-as-engine.json", "Terminou");
  const { callback_url: address } = z.object({ callback_url: z.url() }).parse(jsonBody);
  expect(new URL(address).pathname).toBe(`/webhook/${String(path)}`);
});

test("an image of a workflow of one's own is answered as the page reads it", () => {
  const { responseBody } = parametersOfNode("n8n-as-workflow.json", "Responder a imagem");
  expect(z.array(imageResultSchema.strict()).length(1).safeParse(responseBody)).toMatchObject({
    success: true,
  });
});
