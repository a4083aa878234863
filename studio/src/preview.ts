/**
 * What a page takes from the studio: the script and its storyboard, the score, and frames drawn in the page by
 * the same code and the same kernel that draw the film. Nothing here needs Node.
 *
 * A preview lives in a Web Worker of the page's own, whose whole text is
 *
 *     import { servePreview } from "@curta/studio/preview";
 *     servePreview(self, fonts);
 *
 * The page posts requests (`PreviewRequest`) and gets answers (`PreviewAnswer`):
 *
 * - `warm`: compiles the kernel, and plans a film that nobody sees, so that the first real one is there sooner; optional,
 *   and answers nothing. Ask for it before there is a picture.
 * - `open` (transfer the canvas and the picture's buffer): answers `ready`, later requests may follow at once.
 * - `script`: plans the film anew after an edit; answers `ready`.
 * - `show`: draws a frame into the canvas; answers `shown`. Of several waiting requests only the last is drawn.
 * - `score`: composes the music; answers `score` (transferred). It takes a second or two during which nothing is
 *   drawn, so ask for it in a second worker of the same text, which needs no `open`: it takes a timeline.
 * - `song`: makes the user's own music as loud as in the film, faded at both ends; answers `score`.
 * - whatever cannot be done answers `failed`.
 *
 * The kernel is the file `@curta/studio/kernel.wasm`, `fonts` says where the page has font files.
 */
export { direct, type DirectionWishes } from "./direction/plan/direct.ts";
export { compileTimeline } from "./direction/compile/compile.ts";
export {
  readScript,
  type Lines,
  type ReadScript,
  type Remark,
  type ScriptWishes,
} from "./direction/plan/script/read-script.ts";
export { topicInScript } from "./direction/copy/topic/topic-note.ts";
export { type SocialCaption, socialCaption } from "./direction/copy/social/social.ts";
export { headerOptions, withHeaderOptions } from "./direction/parse/header-options.ts";
export { isInsideKeyImage, withInsideKeyImage } from "./preview/inside-key-image.ts";
export { type Replanned, type ReplanWishes, replanScript } from "./preview/replan-script.ts";
export { editScript } from "./direction/edit/edit-script.ts";
export { type FilmShots, filmShots } from "./direction/edit/film-shots.ts";
export { editInPlace, type ShotContent, type ShotEdit } from "./direction/edit/shot-edit.ts";
export { linesOf } from "./direction/parse/script-text.ts";
export { type UnderstoodScript, understandScript } from "./direction/plan/script/understand-script.ts";
export { writeScript } from "./direction/plan/script/write-script.ts";
export {
  EFFECT_NAMES,
  MOVE_NAMES,
  SIZE_NAMES,
  TEMPLATE_TITLES,
  TRANSITION_NAMES,
} from "./direction/words/names.ts";
export { ALL_TEMPLATES } from "./direction/templates/templates.ts";
export type { Timeline } from "./direction/timeline.ts";
export { promptRemarks } from "./reading/prompt/prompt-remarks.ts";
export { understoodInPrompt } from "./reading/prompt/read-prompt.ts";
export type { TextPiece } from "./reading/prompt/typed-places.ts";
export { composeScore, type Score } from "./score/compose.ts";
export { createPreview, type Preview, type PreviewMaterials } from "./preview/create-preview.ts";
export { createPageTextCanvas, type PageFonts } from "./preview/page-text-canvas.ts";
export { type PreviewAnswer, type PreviewRequest, servePreview } from "./preview/serve-preview.ts";
