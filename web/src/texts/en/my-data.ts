import { pluralEn as plural } from "./plural.ts";
import type { myDataPt } from "../pt/my-data.ts";

export const myDataEn: typeof myDataPt = {
  documentTitle: "Your data · Curta",
  title: "Your data",
  link: "Your data",
  back: "Your videos",
  lead: "Everything we keep about you, and what you can do with it.",
  loading: "Loading...",
  keptTitle: "What is kept",
  account: (email, since) =>
    `Your account: ${email}, since ${since}. Of your password only a digest, from which it cannot be read.`,
  noAccount: "Nobody signs in here: what is kept belongs to all who use this address.",
  films: (films) =>
    plural(films, "1 video, with its script and options.", `${films} videos, with scripts and options.`),
  photos: (photos, images) =>
    `${plural(photos, "1 photo", `${photos} photos`)} and ${plural(images, "1 image", `${images} images`)} made by Curta.`,
  sessions: (sessions) =>
    plural(
      sessions,
      "1 device on which you are signed in.",
      `${sessions} devices or browsers on which you are signed in.`,
    ),
  unused: (days) => `A photo without a video or a draft goes by itself after ${days} days.`,
  filmsLeave: (days) =>
    plural(days, "A video goes by itself after 1 day.", `A video goes by itself after ${days} days.`),
  draftsLeave: (days) =>
    plural(
      days,
      "A draft that you do not touch goes by itself after 1 day.",
      `A draft that you do not touch goes by itself after ${days} days.`,
    ),
  songs: (songs, days) =>
    plural(
      songs,
      `1 song of yours, which goes by itself after ${plural(days, "1 day", `${days} days`)} without use.`,
      `${songs} songs of yours, which go by themselves after ${plural(days, "1 day", `${days} days`)} without use.`,
    ),
  drafts: (drafts) =>
    plural(
      drafts,
      "1 draft, with the edits that can be undone.",
      `${drafts} drafts, with the edits that can be undone.`,
    ),
  apiKeys: (keys) =>
    plural(
      keys,
      "1 key with which a program acts for you; of it only a digest.",
      `${keys} keys with which programs act for you; of them only digests.`,
    ),
  nothingElse: "None of this leaves this server, and none of it is used for anything else.",
  photosTitle: "Your photos",
  noPhotos: "No photo is kept.",
  photoFacts: (takes, films) =>
    `${plural(takes, "1 image", `${takes} images`)}, ${plural(films, "1 video", `${films} videos`)}`,
  removePhoto: "Delete",
  removePhotoOf: (name) => `Delete the photo ${name} and all that came of it`,
  exportTitle: "Take a copy",
  exportHint: "One ZIP file with photos, images, videos, scripts and all that the database knows about you.",
  exportAction: "Download my data",
  exporting: "The download has begun. With many videos it can take a while.",
  keysTitle: "Keys for programs",
  keysHint: "With a key, a program (n8n, an assistant, the command line) makes images and videos for you.",
  keysGuide: "How to use them",
  keyName: "Name of the key",
  keyPlaceholder: "E.g.: n8n",
  makeKey: "Make a key",
  madeKey: (name) => `Key “${name}”: copy it now, it will not be shown again.`,
  copyKey: "Copy",
  keyCopied: "Key copied.",
  keyUsed: (when) => `Used: ${when}`,
  keyUnused: "Not used yet",
  revokeKey: "Revoke",
  revokeKeyOf: (name) => `Revoke the key ${name}`,
  keyRevoked: (name) => `The key “${name}” no longer works.`,
  keyFailed: "That did not work. Try again in a moment.",
  removeTitle: "Delete",
  removeAllHint:
    "All photos, images, videos and drafts, and the keys of programs. The account stays. What is in the making is canceled.",
  removeAll: "Delete all I made",
  removeAllConfirm: {
    title: "Delete all photos and videos?",
    hint: "Nothing of what you made comes back. If you want a copy, download your data first.",
    typed: "To confirm, type DELETE",
    word: "DELETE",
    yes: "Delete everything",
    no: "Back",
  },
  removedAll: "All you made was deleted.",
  removeAccountHint: "The account and all that is in it. You are signed out on every device.",
  removeAccount: "Delete my account",
  removeAccountConfirm: {
    title: "Delete your account?",
    hint: "The account, its photos, videos and drafts will be gone for good.",
    typed: (email) => `To confirm, type your email: ${email}`,
    yes: "Delete the account",
    no: "Back",
  },
  languageTitle: "Language",
  languageHint: "Of the page. Scripts, captions and videos stay as they are.",
  failed: "Your data could not be loaded. Check your connection and try again.",
  notHere: "Your data is with the service where your account was made. Ask whoever runs it.",
  tryAgain: "Try again",
  dismiss: "Close message",
};
