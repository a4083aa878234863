import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from "../../lib/language.ts";
import { changeLanguage, text, useLanguage } from "../../lib/text.ts";
import { Icon } from "../icon.tsx";
import "./language-choice.css";

/** The page's language: the system's own list, behind an icon or as a field of a form. */
export function LanguageChoice({ look }: { look: "icon" | "field" }) {
  const chosen = useLanguage();
  const field = (
    <select
      className={look === "icon" ? "covering-input" : undefined}
      value={chosen}
      onChange={({ target }) => {
        const language = LANGUAGES.find((each) => each === target.value);
        // One that does not load leaves the page as it is.
        if (language) void changeLanguage(language).catch(() => undefined);
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={LOCALES[language]}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  );
  if (look === "field") {
    return (
      <label className="language-field">
        <span className="visually-hidden">{text.header.language}</span>
        {field}
      </label>
    );
  }
  return (
    <label className="language-icon icon-button" title={text.header.language}>
      <Icon name="language" />
      <span className="visually-hidden">{text.header.language}</span>
      {field}
    </label>
  );
}
