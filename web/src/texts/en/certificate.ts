import type { CertificateTexts } from "@curta/contract/certificate";

/** The rows of a film's certificate. */
export const certificateEn: CertificateTexts = {
  people: {
    label: "People",
    value: (shown, count) => `${shown} of ${count} in the film`,
    bound: "all of them, with the whole face",
  },
  things: {
    label: "Things",
    value: (shown, count) => `${shown} of ${count} in the film`,
    bound: "all of them whole",
  },
  heads: {
    label: "Faces",
    value: (whole, shots, cut) => `whole in ${whole} of ${shots} shots${cut === 0 ? "" : `, cut in ${cut}`}`,
    bound: "whole in 4 of 5, none cut",
  },
  captions_off_faces: {
    label: "Captions and faces",
    value: (shots) =>
      shots === 0
        ? "eyes, nose and mouth clear"
        : `over a face in ${shots} ${shots === 1 ? "shot" : "shots"}`,
    bound: "eyes, nose and mouth clear",
  },
  skin: {
    label: "Skin",
    value: (turned, burnt) => `hue ${turned}° from the photo's, ${burnt}% blown out`,
    bound: (turned, burnt) => `up to ${turned}° and ${burnt}%`,
  },
  main_thing: {
    label: "Subject",
    value: (held, shots) => `in ${held} of ${shots} shots`,
    bound: "in 4 of 5",
  },
  framings: {
    label: "Framings",
    value: (distinct, shots, jumps) =>
      `${distinct} in ${shots} shots${jumps === 0 ? "" : `, ${jumps} like the one before`}`,
    bound: (least) => `at least ${least}, none like the one before`,
  },
  opening: {
    label: "Opening",
    value: (moves, seconds) =>
      `${moves ? "moves from the start" : "starts still"}${seconds === null ? "" : `, words readable at ${seconds} s`}`,
    bound: (seconds) => `moves from the start, words readable within ${seconds} s`,
  },
  caption_contrast: {
    label: "Contrast of captions",
    value: (contrast) => `${contrast} : 1 in the worst frame`,
    bound: (contrast) => `${contrast} : 1 in every frame`,
  },
  safe_area: {
    label: "Captions in the free area",
    value: (outside, words) => {
      if (outside !== null) return `${outside} pixels outside`;
      if (words === null) return "no captions";
      return words === 1 ? "1 word, inside" : `${words} words, all inside`;
    },
    bound: "x from 65 to 900, y from 270 to 1248",
  },
  flashes: { label: "Flashes a second", bound: (most) => `up to ${most}` },
  red_flashes: { label: "Red flashes a second", bound: (most) => `up to ${most}` },
  still: { label: "Longest still stretch", bound: (seconds) => `up to ${seconds} s` },
  black: { label: "Longest black stretch", bound: (seconds) => `up to ${seconds} s` },
  loop: {
    label: "Return to the start",
    value: (similarity) => `similarity ${similarity}`,
    bound: (least) => `at least ${least}`,
  },
  file_size: { label: "File size", bound: (megabytes) => `up to ${megabytes} MB` },
  fast_start: {
    label: "Fast start",
    value: (isFirst) => (isFirst ? "index at the start" : "index at the end"),
    bound: "index at the start",
  },
  edit_lists: {
    label: "Edit lists",
    value: (count) => (count === 0 ? "none" : String(count)),
    bound: "none",
  },
  start_times: {
    label: "Start",
    value: (picture, sound) => `picture ${picture} s, sound ${sound} s`,
    bound: "picture 0.000 s, sound 0.000 s",
  },
  picture_size: { label: "Picture", bound: "1080 x 1920, pixel 1:1" },
  frame_rate: {
    label: "Frames",
    value: (frames, rate, isSteady) => `${frames} frames, ${rate} a second${isSteady ? ", constant" : ""}`,
    bound: (frames) => `${frames} frames, 30 a second, constant`,
  },
  video_codec: {
    label: "Video",
    value: (isHigh, level, isPlanar) =>
      `${isHigh ? "H.264 High" : "another codec"} ${level}, ${isPlanar ? "yuv420p" : "another format"}`,
    bound: "H.264 High 4.0, yuv420p",
  },
  colour: {
    label: "Colour",
    value: (isTagged, isLimited) =>
      `${isTagged ? "BT.709" : "no BT.709 tag"}, ${isLimited ? "limited range" : "range not tagged"}`,
    bound: "BT.709, limited range",
  },
  keyframes: {
    label: "Keyframes",
    value: (missing, seconds, isClosed) =>
      `${missing === 0 ? "at every cut" : `missing at ${missing} cuts`}, at most ${seconds} s apart${isClosed ? "" : ", open groups"}`,
    bound: (seconds) => `at every cut, ${seconds} s apart or less`,
  },
  b_frames: { label: "B-frames in a row", bound: (most) => `at most ${most}` },
  peak_rate: { label: "Peak over 1 s", bound: "up to 12.0 Mb/s" },
  audio_codec: {
    label: "Sound",
    value: (isLow, kilohertz, channels, kilobits) =>
      `${isLow ? "AAC-LC" : "another codec"}, ${kilohertz} kHz, ${channels === 2 ? "stereo" : `${channels} channels`}, ${kilobits} kb/s`,
    bound: "AAC-LC, 48 kHz, stereo, about 192 kb/s",
  },
  audio_length: { label: "Length of the sound" },
  audio_onset: { label: "First sound", bound: (seconds) => `within ${seconds} s` },
  loudness: { label: "Loudness", bound: "-14.0 LUFS, 0.5 more or less" },
  true_peak: { label: "True peak", bound: "up to -1.5 dBTP" },
  phone_sound: {
    label: "Sound on a phone",
    value: (share) => `${share}% of the energy over 300 Hz`,
    bound: "at least 50%",
  },
  level_fall: {
    label: "Loudness after the drop",
    value: (decibels) => `falls by up to ${decibels} dB`,
    bound: (decibels) => `up to ${decibels} dB`,
  },
};
