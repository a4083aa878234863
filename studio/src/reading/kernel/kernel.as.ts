// The loops of the reading that run over every pixel or cell. Addresses are of 32-bit floats unless stated otherwise.
export { blur, resize, stretch, mean, deviation, takeLogarithms, products, every, peaks } from "./planes.as";
export { addRow, averages, colours, addDetail, ratios, blocks } from "./thumbnail.as";
export { addBarrier, mixCues, rarity } from "./saliency.as";
export { heaviest } from "./region.as";
export { cluster } from "./cluster.as";
export { weighEdges } from "./edges.as";
