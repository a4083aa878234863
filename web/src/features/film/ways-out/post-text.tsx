import { useMemo, useState } from "react";
import { copyText } from "../../../lib/browser/clipboard.ts";
import { STUDIO_LOCALE } from "../../../lib/language.ts";
import { text } from "../../../lib/text.ts";
import { Button } from "../../../ui/button.tsx";
import { postCaption, type FilmSource } from "./post-caption.ts";
import "./post-text.css";

const texts = text.film.post;

interface PostTextProps extends FilmSource {
  readonly onNotice: (kind: "error" | "success", notice: string) => void;
}

/** Texto para postar: what the film says, and hashtags of what it shows. Default export: loaded on demand. */
export default function PostText({ preview, script, options, onNotice }: PostTextProps) {
  const [copied, setCopied] = useState("");
  const { caption, tags, whole } = useMemo(
    () => postCaption({ preview, script, options }),
    [preview, script, options],
  );
  const copy = async () => {
    if (await copyText(whole)) setCopied(whole);
    else onNotice("error", texts.copyFailed);
  };
  return (
    <section className="post-text" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {caption !== "" && <p lang={STUDIO_LOCALE}>{caption}</p>}
      {tags !== "" && (
        <p className="hint" lang={STUDIO_LOCALE}>
          {tags}
        </p>
      )}
      <div className="post-text-copy">
        <Button icon="copy" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <output>{copied === whole ? texts.copied : ""}</output>
      </div>
    </section>
  );
}
