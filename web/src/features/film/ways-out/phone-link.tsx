import type { PhoneLink as Link } from "@curta/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { isLocalAddress } from "../../../lib/browser/network/local-address.ts";
import type { OwnLibrary } from "../../../lib/services/library.ts";
import { perLanguage, text } from "../../../lib/text.ts";
import { Button } from "../../../ui/button.tsx";
import type { FilmSource } from "./post-caption.ts";
import { QrCode } from "./qr-code.tsx";
import { readPostCaption } from "./read-post-caption.ts";

const texts = text.share.phone;

interface PhoneLinkProps {
  readonly filmId: string;
  /** The film's own address, for phones where there is no server of ours. */
  readonly url: string;
  /** Undefined: what the film was made with is not known here, so no text to post goes along. */
  readonly source: FilmSource | undefined;
  readonly library: OwnLibrary | undefined;
}

/** The code with which a phone opens the film. Default export: it is loaded on demand. */
export default function PhoneLink({ library, url, ...props }: PhoneLinkProps) {
  if (library !== undefined) return <OwnLink {...props} library={library} />;
  // A phone cannot open this address, so no code is shown.
  if (isLocalAddress(url)) return <p className="hint">{text.film.qrLocal}</p>;
  return (
    <div className="qr">
      <QrCode url={url} name={text.film.qrAlt} />
      <p className="hint">{text.film.qrHint}</p>
    </div>
  );
}

interface OwnLinkProps extends Pick<PhoneLinkProps, "filmId" | "source"> {
  readonly library: OwnLibrary;
}

/** Our own server makes a link for one phone, and says why where no phone reaches it. */
function OwnLink({ filmId, source, library }: OwnLinkProps) {
  const [link, setLink] = useState<Link | null>(null);
  const [problem, setProblem] = useState("");
  const [shown, setShown] = useState(0);
  const ask = async () => {
    // Without the text the film still goes along.
    const post = source && (await readPostCaption(source).catch(() => undefined));
    return library.makePhoneLink(filmId, post?.whole ?? "");
  };
  const make = () =>
    ask().then(setLink, (error) => {
      setProblem(error instanceof Error ? error.message : texts.failed);
    });
  const makeFirst = useEffectEvent(make);
  useEffect(() => {
    void makeFirst();
  }, []);
  const makeAnother = () => {
    setLink(null);
    setProblem("");
    void make();
  };
  if (problem !== "") {
    return (
      <div className="qr-about">
        <p role="alert" className="hint">
          {problem}
        </p>
        <Button look="link" onClick={makeAnother}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  const address = link?.addresses[shown] ?? link?.addresses[0];
  if (link === null || address === undefined) return <output className="hint">{texts.making}</output>;
  return (
    <div className="qr">
      <QrCode url={address} name={texts.alt} />
      <div className="qr-about">
        <p>{texts.hint}</p>
        <p className="hint">{texts.terms(timeOf(link.expires_at))}</p>
        <Button look="link" onClick={makeAnother}>
          {texts.again}
        </Button>
        {link.addresses.length > 1 && (
          <Others addresses={link.addresses} shown={address} onChoose={setShown} />
        )}
      </div>
    </div>
  );
}

interface OthersProps {
  readonly addresses: readonly string[];
  readonly shown: string;
  readonly onChoose: (index: number) => void;
}

/** A server in several networks does not know in which of them the phone is. */
function Others({ addresses, shown, onChoose }: OthersProps) {
  return (
    <>
      <p className="hint">{texts.other}</p>
      <ul className="qr-others">
        {addresses.map((address, index) => (
          <li key={address}>
            <Button look="link" aria-pressed={address === shown} onClick={() => onChoose(index)}>
              {new URL(address).host}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const clock = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));

function timeOf(moment: string): string {
  return clock().format(new Date(moment));
}
