import { useState } from "react";
import { keepLanguage, LANGUAGE_NAMES, languageToOffer, LOCALES } from "../lib/language.ts";
import { changeLanguage } from "../lib/text.ts";
import { OFFERS } from "../texts/offers.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import "./language-offer.css";

/** Tells a browser in another language, in that language, that the page speaks it too. Once: either answer is kept. */
export function LanguageOffer() {
  const [isAnswered, setAnswered] = useState(false);
  const language = isAnswered ? null : languageToOffer();
  if (language === null) return null;
  const answer = (given: () => unknown) => {
    setAnswered(true);
    given();
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  };
  return (
    <OfferBar
      language={language}
      onYes={() => answer(() => changeLanguage(language).catch(() => undefined))}
      onNo={() => answer(() => keepLanguage("pt"))}
    />
  );
}

interface OfferBarProps {
  readonly language: keyof typeof OFFERS;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function OfferBar({ language, onYes, onNo }: OfferBarProps) {
  const { say, yes, no } = OFFERS[language];
  return (
    <aside className="language-offer" lang={LOCALES[language]} aria-label={LANGUAGE_NAMES[language]}>
      <span>{say}</span>
      <Button look="link" onClick={onYes}>
        {yes}
      </Button>
      <IconButton icon="close" label={no} can onPress={onNo} />
    </aside>
  );
}
