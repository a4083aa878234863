import { readTflite } from "../tflite-file.ts";
import type { TfliteGraph, TfliteNode } from "../tflite-file.ts";
import type { Tensor, TensorFlow } from "./runtimes.ts";

/** Runs a .tflite graph with TensorFlow.js, operator by operator as the file has them: nothing folded or fused. */
export function runTflite(tf: TensorFlow, file: Uint8Array, input: Tensor): Tensor[] {
  const graph = readTflite(file);
  const tensors = new Map<number, Tensor>([[graph.inputs[0]!, input]]);
  graph.tensors.forEach(({ values, shape }, k) => {
    if (values) tensors.set(k, tf.tensor(values, shape));
  });
  for (const node of graph.nodes) tensors.set(node.outputs[0]!, runNode(tf, graph, node, tensors));
  return graph.outputs.map((output) => tensors.get(output)!);
}

function runNode(
  tf: TensorFlow,
  graph: TfliteGraph,
  node: TfliteNode,
  tensors: ReadonlyMap<number, Tensor>,
): Tensor {
  const input = (k: number) => tensors.get(node.inputs[k]!)!;
  const shape = graph.tensors[node.outputs[0]!]!.shape;
  const step = node.options?.int(1, 1) ?? 1;
  const pad = node.options?.byte(0) === 1 ? "valid" : "same";
  const strides = [step, step] as const;
  const x = input(0);
  switch (node.operator) {
    case "convolution": {
      const filter = tf.transpose(input(1), [1, 2, 3, 0]);
      return activated(tf, tf.add(tf.conv2d(x, filter, strides, pad), input(2)), node.options!.byte(3));
    }
    case "depthwise": {
      const filter = tf.transpose(input(1), [1, 2, 3, 0]);
      return activated(
        tf,
        tf.add(tf.depthwiseConv2d(x, filter, strides, pad), input(2)),
        node.options!.byte(4),
      );
    }
    case "Convolution2DTransposeBias": {
      const filter = tf.transpose(input(1), [1, 2, 0, 3]);
      return tf.add(tf.conv2dTranspose(x, filter, shape, [2, 2], "same"), input(2));
    }
    case "add":
      return activated(tf, tf.add(x, input(1)), node.options?.byte(0) ?? 0);
    case "multiply":
      return activated(tf, tf.mul(x, input(1)), node.options?.byte(0) ?? 0);
    case "averagePool":
      return tf.mean(x, [1, 2], true);
    case "maxPool": {
      const window = [node.options!.int(4), node.options!.int(3)] as const;
      return tf.maxPool(x, window, strides, pad);
    }
    case "relu":
      return tf.relu(x);
    case "sigmoid":
      return tf.sigmoid(x);
    case "hardSwish":
      return tf.div(tf.mul(x, tf.relu6(tf.add(x, tf.scalar(3)))), 6);
    case "reshape":
      return tf.reshape(x, shape);
    case "pad":
      return tf.pad(
        x,
        shape.map((size, k) => [0, size - x.shape[k]!] as const),
      );
    case "resizeBilinear":
      return tf.image.resizeBilinear(x, [shape[1]!, shape[2]!], false, true);
    default:
      throw new TypeError(`operator ${node.operator} is not known`);
  }
}

function activated(tf: TensorFlow, x: Tensor, number: number): Tensor {
  if (number === 0) return x;
  if (number === 1) return tf.relu(x);
  if (number === 3) return tf.relu6(x);
  throw new TypeError(`activation ${number} is not known`);
}
