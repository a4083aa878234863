import type { Texts } from "../pt.ts";

/** Texts of the sample film, of the ways out of the page (phone, public link), and of what was shared to it, in English. */
export const shareEn: Texts["share"] = {
  sample: {
    photo: "A photo: somebody behind the counter of a bar, with glasses of beer.",
    film: "The video that Curta made of this photo, on a phone.",
    pause: "Pause the sample video",
    play: "Play the sample video",
  },
  shared: {
    lost: "The photo that you shared did not arrive. Choose it here.",
  },
  phone: {
    making: "Preparing the code...",
    alt: "QR code that opens the video on your phone",
    hint: "With your phone on the same network, point its camera at the code. No sign-in needed.",
    terms: (time: string) => `Opens only once, until ${time}.`,
    again: "Make another code",
    tryAgain: "Try again",
    other: "Did it not open? Try another address:",
    failed: "The code could not be prepared. Try again.",
  },
  publicLink: {
    title: "Public link",
    hint: "Whoever has the link sees the video and its name, without signing in. Nothing else of yours is shown, and you can remove the link at any time.",
    make: "Create public link",
    made: "Public link created.",
    copy: "Copy link",
    copied: "Link copied!",
    remove: "Remove public link",
    removed: "Public link removed: the address no longer opens anything.",
    local: "This link opens on this computer only, because nothing else reaches Curta.",
    failed: "That did not work. Try again in a moment.",
  },
};
