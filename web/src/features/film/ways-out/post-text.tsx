import { useEffect, useState } from "react";
import { whenAtRest } from "../../../lib/browser/rest/at-rest.ts";
import { copyText } from "../../../lib/browser/clipboard.ts";
import { text } from "../../../lib/text.ts";
import { Button } from "../../../ui/button.tsx";
import type { FilmSource, PostCaption } from "./post-caption.ts";
import { readPostCaption } from "./read-post-caption.ts";
import "./post-text.css";

const texts = text.film.post;

interface PostTextProps extends FilmSource {
  readonly onNotice: (kind: "error" | "success", notice: string) => void;
}

/** Texto para postar: what the film says, and hashtags of what it shows. Default export: loaded on demand. */
export default function PostText({ preview, script, options, onNotice }: PostTextProps) {
  const [copied, setCopied] = useState("");
  const post = usePost({ preview, script, options });
  if (post === null) return null;
  const { caption, locale, tags, whole } = post;
  const copy = async () => {
    if (await copyText(whole)) setCopied(whole);
    else onNotice("error", texts.copyFailed);
  };
  return (
    <section className="post-text" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {caption !== "" && <p lang={locale}>{caption}</p>}
      {tags !== "" && (
        <p className="hint" lang={locale}>
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

/** Null until it was read: once the page is at rest, so that the film comes first. */
function usePost({ preview, script, options }: FilmSource): PostCaption | null {
  const [post, setPost] = useState<PostCaption | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const made = await readPostCaption({ preview, script, options }).catch(() => null);
      if (!left) setPost(made);
    };
    const callOff = whenAtRest(() => void read());
    return () => {
      left = true;
      callOff();
    };
  }, [preview, script, options]);
  return post;
}
