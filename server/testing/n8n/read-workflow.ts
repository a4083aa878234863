import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { z } from "zod";

const FOLDER = join(import.meta.dirname, "../../../deploy/n8n");

const nodeSchema = z.object({
  name: z.string(),
  type: z.string(),
  typeVersion: z.number(),
  parameters: z.record(z.string(), z.unknown()),
  credentials: z.record(z.string(), z.object({ id: z.string(), name: z.string() })).optional(),
});
const workflowSchema = z.object({
  nodes: z.array(nodeSchema),
  connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
});
const assignmentsSchema = z.object({
  assignments: z.object({ assignments: z.array(z.object({ name: z.string(), value: z.unknown() })) }),
});

export type WorkflowNode = z.infer<typeof nodeSchema>;
export interface Workflow extends z.infer<typeof workflowSchema> {
  /** The file as it is. */
  readonly text: string;
}
/** What nodes give, by their names; those that set values are worked out. */
export type Given = Readonly<Record<string, unknown>>;

export function readWorkflow(file: string): Workflow {
  const text = readFileSync(join(FOLDER, file), "utf8");
  return { ...workflowSchema.parse(JSON.parse(text)), text };
}

/** A node's parameters as n8n works them out. @throws Error where an expression reads what is not there */
export function parametersOf(workflow: Workflow, node: WorkflowNode, given: Given): unknown {
  const before = nodeBefore(workflow, node.name);
  const scope = {
    $json: before === undefined ? undefined : itemOf(workflow, before, given),
    $: (name: string) => ({ isExecuted: true, item: { json: itemOf(workflow, name, given) } }),
  };
  return workOut(node.parameters, scope);
}

function itemOf(workflow: Workflow, name: string, given: Given): unknown {
  const node = workflow.nodes.find((one) => one.name === name);
  if (node?.type !== "n8n-nodes-base.set") return given[name];
  const { assignments } = assignmentsSchema.parse(parametersOf(workflow, node, given)).assignments;
  return Object.fromEntries(assignments.map((one) => [one.name, one.value]));
}

/** The node whose item a node is given: a condition passes on what it was given itself. */
function nodeBefore(workflow: Workflow, name: string): string | undefined {
  const { nodes, connections } = workflow;
  const [before] =
    Object.entries(connections).find(([, { main }]) => main.flat().some(({ node }) => node === name)) ?? [];
  const isCondition = nodes.some((one) => one.name === before && one.type === "n8n-nodes-base.if");
  return before !== undefined && isCondition ? nodeBefore(workflow, before) : before;
}

function workOut(part: unknown, scope: object): unknown {
  if (Array.isArray(part)) return part.map((one: unknown) => workOut(one, scope));
  if (typeof part === "object" && part !== null) {
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, workOut(one, scope)]));
  }
  if (typeof part !== "string" || !part.startsWith("=")) return part;
  const [, only] = /^=\{\{([^]*)\}\}$/.exec(part) ?? [];
  if (only !== undefined && !only.includes("{{")) return run(only, scope);
  return part.slice(1).replaceAll(/\{\{(.*?)\}\}/g, (_, code: string) => String(run(code, scope)));
}

function run(code: string, scope: object): unknown {
  const value: unknown = structuredClone(runInNewContext(`(${code})`, scope));
  const parts: unknown[] = typeof value === "object" && value !== null ? Object.values(value) : [value];
  if (parts.includes(undefined)) throw new Error(`nothing is there: ${code}`);
  return value;
}
