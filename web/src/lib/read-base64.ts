import { text } from "./text.ts";

/** The base64 part of a file's data URL. @throws Error if the file can no longer be read */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const url = typeof reader.result === "string" ? reader.result : "";
      resolve(url.slice(url.indexOf(",") + 1));
    });
    reader.addEventListener("error", () => reject(new Error(text.messages.fileUnreadable)));
    reader.readAsDataURL(file);
  });
}
