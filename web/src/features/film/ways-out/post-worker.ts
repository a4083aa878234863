import { postCaption, type FilmSource } from "./post-caption.ts";

addEventListener("message", ({ data }: MessageEvent<FilmSource>) => {
  postMessage(postCaption(data));
});
