export { planAxis, drawAxis } from "./axis.as";
export { planMesh, drawMesh } from "./mesh.as";
export { drawScaledSprite, drawSprite, mix } from "./blend.as";
export { gradeRows, shrink } from "./planes.as";
