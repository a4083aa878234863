/** What we use of TensorFlow.js, which is no dependency: whoever makes references anew installs it somewhere. */
export interface Tensor {
  readonly shape: readonly number[];
  dataSync(): Float32Array;
}

type Pad = "same" | "valid";
type Strides = readonly [number, number];

export interface TensorFlow {
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor(values: Float32Array, shape: readonly number[]): Tensor;
  conv2d(x: Tensor, filter: Tensor, strides: Strides, pad: Pad): Tensor;
  depthwiseConv2d(x: Tensor, filter: Tensor, strides: Strides, pad: Pad): Tensor;
  conv2dTranspose(x: Tensor, filter: Tensor, shape: readonly number[], strides: Strides, pad: Pad): Tensor;
  maxPool(x: Tensor, window: Strides, strides: Strides, pad: Pad): Tensor;
  mean(x: Tensor, axes: readonly number[], keep: boolean): Tensor;
  add(one: Tensor, other: Tensor): Tensor;
  mul(one: Tensor, other: Tensor): Tensor;
  div(one: Tensor, other: number): Tensor;
  relu(x: Tensor): Tensor;
  relu6(x: Tensor): Tensor;
  sigmoid(x: Tensor): Tensor;
  softmax(x: Tensor): Tensor;
  pad(x: Tensor, paddings: readonly (readonly [number, number])[]): Tensor;
  reshape(x: Tensor, shape: readonly number[]): Tensor;
  transpose(x: Tensor, order: readonly number[]): Tensor;
  image: {
    resizeBilinear(x: Tensor, size: Strides, alignCorners: boolean, halfPixelCenters: boolean): Tensor;
  };
  scalar(value: number): Tensor;
}

interface GraphModel {
  execute(inputs: Tensor, outputs: readonly string[]): Tensor[];
}

export interface Converter {
  loadGraphModel(handler: { load: () => Promise<object> }): Promise<GraphModel>;
}

/** What we use of ONNX Runtime, likewise. */
export interface OnnxRuntime {
  readonly Tensor: new (type: "float32", values: Float32Array, shape: readonly number[]) => object;
  readonly InferenceSession: {
    create(file: Uint8Array): Promise<{
      run(inputs: Readonly<Record<string, object>>): Promise<Record<string, { readonly data: Float32Array }>>;
    }>;
  };
}
