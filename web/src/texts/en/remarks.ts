import type { RemarkTexts } from "@curta/contract/remarks";

const ONLY = "the studio only moves camera, light and colour.";

function scenes(count: number): string {
  return count === 1 ? "1 scene" : `${count} scenes`;
}

/** "No book" in Portuguese, without the "no". */
function nounIn(none: string): string {
  return none.replace(/^nenhuma? /, "");
}

/** What the studio says about a script, a prompt or a film. Words of the script stay in Portuguese. */
export const remarksEn: RemarkTexts = {
  onScene: (scene, remark) => `Scene ${scene}: ${remark}`,
  more: (count) => `And ${count === 1 ? "1 more remark" : `${count} more remarks`} like these.`,

  unknownStyle: (style) =>
    `There is no style "${style}"; the styles are "viral", "cinematográfico" and "suave".`,
  styleOfText: (style) =>
    `By its text the film has the style "${style}"; to have the one that you chose, leave pace and mood out of the text.`,
  unknownTemplate: (template, known) => `There is no template "${template}"; the templates are: ${known}.`,
  outOfBounds: (seconds) => `A film has 5 to 60 seconds; this one got ${seconds}.`,
  otherLength: (said, seconds) =>
    `The header says ${said} seconds, but the scenes add up to another time; the film got ${seconds}.`,
  rounded: (seconds) => `The times were adjusted to a film of ${seconds} whole seconds.`,
  otherTempo: (said, bpm) => `The music cannot have ${said} BPM in this film; it got ${bpm}.`,
  noBeat: "There is no steady beat in your music; the cuts follow the rhythm of the video itself.",

  tooLong: (characters) => `The script is too long; its first ${characters} characters were read.`,
  tooManyScenes: (count, most) =>
    `The script has ${count} scenes and there is room for ${most}; the last ones were left out.`,
  unfilled: (place) =>
    `The field "${place}" came without a value and is not shown in the film; check the step that fills it.`,
  notAScene: (line) =>
    `The line "${line}" does not describe a scene; it stays as a note and does not change the film.`,
  backwards: "its time does not go forward; it got another one.",
  unspoken: "The video has no voice: where there is text for the screen, the narration is left out.",
  unknownWords: (words) => `"${words}" was not understood.`,
  unknownScene: (words) => `"${words}" was not understood; the picture directs this scene.`,
  unfilmable: (sentence) =>
    `in a single photo only the camera moves; "${sentence}" cannot be filmed. Say what the camera does, as in "close no assunto, aproximação".`,
  unchanged: (sentence) =>
    `the photo stays as it is, and only what is seen in it is filmed; "${sentence}" cannot be filmed. Say what the camera does, as in "close no assunto, aproximação".`,
  cannotHide: (sentence) =>
    `not all that "${sentence}" leaves out can be found in the photo. Crop the photo before you send it, or change the framing in the shot.`,
  notLeftOut: (name) =>
    `No sign of "${name}" in the photo, so the film shows all of it. Check the video before you post it.`,
  noPartWithout: (names) =>
    `Without "${names}" little of the photo is left, so the film shows all of it. Crop the photo before you send it.`,
  oneGrade: (sentence) =>
    `the film has the same colours from beginning to end; "${sentence}" cannot be done.`,
  noPoint: (count, asked) =>
    `the picture has ${count === 1 ? "1 point" : `${count} points`}; there is no point ${asked}.`,

  onlySigns: "the caption has only signs that the video's font lacks; nothing appears on the screen.",
  noLetters: "the video's font lacks the letters of the caption; nothing appears on the screen.",
  someLetters: "the video's font lacks some letters of the caption; they do not appear.",
  tooManyWords: (words) =>
    `the caption has ${words} words and does not fit in the time; its end does not appear.`,

  nothingToRead: "The text has nothing that can be written in the video; the captions come from the picture.",
  captionsOfText:
    "The text has no scenes; the film was directed by the picture, and the captions come from the text.",
  textTooLong: "The text is longer than the film; its beginning became the captions.",
  directed: (made, words, light) => `${made}; ${words}.${light}`,
  directsFilm: "The text speaks of the whole film and not of scenes; the picture directs the scenes",
  directsScenes: (count) =>
    `The text directs the film: it became ${scenes(count)}, and the picture directs the rest`,
  writtenAsked: "on the screen is only what it gives to be read",
  writtenNothing: "nothing is written on the screen, as it asks",
  writtenNoneOfIt: "nothing of it is written on the screen",
  writtenNoneCaptioned: "nothing of it is written on the screen; the captions come from the picture",
  musicOfTemplate: 'The music comes with the film\'s template; for another, choose "Use my music".',
  lettersOfTemplate: "The letters come with the film's template; for others, choose another template.",
  lookInPrompt: "Light and colours are changed in the image prompt, not in the script.",
  neverSilent:
    'The video always has music; for another, choose "Use my music", or turn the sound off when you post it.',
  onlyMusic:
    "The video has music only, no voice and no other sounds. Write in the caption what would be said.",
  endsAsItBegins: "The video ends as it begins, so that it loops; the screen does not fade out at the end.",
  lengthOnPage: 'Choose the length under "Length"; in the text, say the seconds, as in "a 15-second video".',
  alwaysUpright: "The video is always upright, 9:16: the format of TikTok, Reels and Shorts.",
  withoutEffect: (sentences) =>
    `This changed nothing in the film: ${sentences}. Say what to show and how, as in "close no assunto, aproximação".`,
  lightOfPhoto: " Light and mood are those of the photo.",

  unseen: (thing) => `no "${nounIn(thing)}" was seen in this photo`,
  fewer: (seen, thing, asked) => `this photo shows only "${seen}"; there is no "${thing}" number ${asked}`,
  filmedSubject: (unseen) => `${unseen}; the subject was filmed.`,
  framedSubject: (unseen) => `${unseen}; the subject was framed.`,
  filmedLikely: (thing) => `what looks like "${thing}" was filmed.`,
  framedLikely: (thing) => `what looks like "${thing}" was framed.`,
  unplaced: (part) =>
    `I do not know where "${part}" is in the photo; the picture chose the framing, and you can change it in the scene.`,
  unplacedParts: (parts) =>
    `I do not know where ${parts} are in the photo; the picture chose the framings, and you can change them in the scenes.`,

  cannotAdd: (object) => `"${object}" cannot be added: ${ONLY}`,
  cannotRemove: (object) => `"${object}" cannot be taken out: ${ONLY}`,
  cannotReplace: (object) => `"${object}" cannot be replaced: ${ONLY}`,
  cannotRedraw: (object) => `"${object}" cannot be drawn anew: ${ONLY}`,
  cannotRedrawPhoto: `The photo cannot be drawn anew: ${ONLY}`,
  cannotChangeBodies: `Nobody's face or body can be changed: ${ONLY}`,
  textInScript: "Text for the screen is written in the script, not in the prompt.",

  upsideDown: "The photo seems to be upside down. If it is, turn it and send it again.",

  mended: (scene, wrong, done) => `Scene ${scene}: ${wrong}; ${done}.`,
  overFace: "the caption lies over a face",
  cutFace: "the edge cuts a face",
  flashing: "the picture flashed more than is safe",
  wrongView: "the framing does not work",
  otherView: "another part of the photo is shown",
  calmed: "the movement was made calmer",
  keptView: "the framing that the script asks for stayed",
  captionDropped: "the caption was left out, since it only fitted over a face.",
};
