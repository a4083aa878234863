export { drawAxis, planAxis } from "./axis.as";
export { planChromaMesh, planMesh } from "./nodes.as";
export { drawMesh } from "./mesh.as";
export { fillTaps } from "./taps.as";
export { drawScaledSprite, drawSprite, mix } from "./blend.as";
export { gradeRows, shrink } from "./planes.as";
export { averageMoved } from "./smear.as";
export { addGlow } from "./glow.as";
export { toRgba } from "./display.as";
