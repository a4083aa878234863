// The operators of the networks and the loops of the matte. Addresses are of 32-bit floats unless said otherwise.
export { multiply } from "./matrix.as";
export { activate, expect } from "./activate.as";
export { pointwise, convolve, depthwise } from "./convolve.as";
export { convolveTiles, transformWindows } from "./winograd.as";
export { add, weigh, average, copyChannels, unfold } from "./combine.as";
export { maxPool, resizeLinear, repeat } from "./scale.as";
export { expandHalves, expandBytes, packPanels, packDepthwise } from "./weights.as";
export { shrinkRows, sample } from "./picture.as";
export { guide, enlarge, steepen, toBytes } from "./guide.as";
export { binColours, weighPerson } from "./colours.as";
export { dropSmall } from "./regions.as";
