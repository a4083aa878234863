import { perLanguage } from "./text.ts";

const formats = perLanguage((locale) => ({
  oneDecimal: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
  list: new Intl.ListFormat(locale, { type: "conjunction" }),
}));

/** 4404019 -> "4,2 MB" */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${formats().oneDecimal.format(bytes / (1024 * 1024))} MB`;
}

/** Rounded as people say it: 8 -> "10 s", 95 -> "2 min". */
export function formatDuration(seconds: number): string {
  if (seconds < 55) return `${Math.max(5, Math.ceil(seconds / 5) * 5)} s`;
  return `${Math.round(seconds / 60)} min`;
}

/** ["TikTok", "Reels", "Shorts"] -> "TikTok, Reels e Shorts" */
export function formatList(items: readonly string[]): string {
  return formats().list.format(items);
}

/** A file name for a film, from the photo's name or else the day (ISO 8601): "curta-meu-gato.mp4". */
export function filmFileName(photoName: string | undefined, createdAt: string | undefined): string {
  const stem = (photoName ?? "").replace(/\.[^.]*$/, "");
  const plain = stem
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `curta-${plain || createdAt?.slice(0, 10) || "video"}.mp4`;
}

/** 75.9 -> "1:15" */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Rounded as people say it; a script has its times exactly: 1.07 -> "1,1" */
export function formatSeconds(seconds: number): string {
  return formats().oneDecimal.format(seconds);
}
