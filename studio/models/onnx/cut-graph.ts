import type { OnnxGraph } from "./onnx-file.ts";

/** A graph that ends in other outputs than its own: the nodes that these need, in their order. */
export function cutGraph(graph: OnnxGraph, outputs: readonly string[]): OnnxGraph {
  const needed = new Set(outputs);
  const nodes = graph.nodes.toReversed().filter((node) => {
    if (!node.outputs.some((name) => needed.has(name))) return false;
    for (const name of node.inputs) needed.add(name);
    return true;
  });
  return { ...graph, nodes: nodes.toReversed(), outputs };
}
