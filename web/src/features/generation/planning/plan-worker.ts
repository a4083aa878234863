import { replanScript, type ReplanWishes } from "@curta/studio/preview";

addEventListener("message", ({ data }: MessageEvent<ReplanWishes>) => {
  postMessage(replanScript(data));
});
