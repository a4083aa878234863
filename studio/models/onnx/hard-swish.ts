import type { OnnxGraph, OnnxNode } from "./onnx-file.ts";

/** Finds x * clip(x + 3, 0, 6) / 6, which some exporters write out, and makes it one node. */
export function withHardSwishes(graph: OnnxGraph): OnnxGraph {
  const made = new Map(graph.nodes.map((node) => [node.outputs[0] ?? "", node]));
  const gone = new Set<OnnxNode>();
  const whole = new Map<OnnxNode, OnnxNode>();
  for (const division of graph.nodes) {
    const parts = partsOf(division, made);
    if (!parts) continue;
    for (const part of parts.nodes) gone.add(part);
    whole.set(division, {
      operator: "HardSwish",
      inputs: [parts.input],
      outputs: division.outputs,
      attributes: new Map(),
    });
  }
  const nodes = graph.nodes.filter((node) => !gone.has(node)).map((node) => whole.get(node) ?? node);
  return { ...graph, nodes };
}

function partsOf(
  division: OnnxNode,
  made: ReadonlyMap<string, OnnxNode>,
): { input: string; nodes: OnnxNode[] } | null {
  if (division.operator !== "Div") return null;
  const product = made.get(division.inputs[0] ?? "");
  const [input = "", clipped = ""] = product?.inputs ?? [];
  const clip = made.get(clipped);
  const sum = made.get(clip?.inputs[0] ?? "");
  if (!product || clip?.operator !== "Clip" || sum?.operator !== "Add" || sum.inputs[0] !== input)
    return null;
  return { input, nodes: [product, clip, sum] };
}
