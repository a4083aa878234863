import type { Style } from "@curta/contract";
import type { StoryLanguage } from "../language/text-language.ts";

type ByStyle = Readonly<Record<Style, string>>;

/** A text that asks its reader for something already. */
export const ASKS =
  /comm?ent|marca |manda |salva |conta |cadê|etiqueta |guarda |guárdalo|cuenta|tag |send |save |tell |\?/i;

/** Calls to action for the reader, used if the film's captions have none. */
export const CALLS: Readonly<Record<StoryLanguage, ByStyle>> = {
  pt: { viral: "Comenta aí 👇", cinematografico: "", suave: "Salva pra rever depois 🤍" },
  en: { viral: "Tell me in the comments 👇", cinematografico: "", suave: "Save this for later 🤍" },
  es: { viral: "Te leo en comentarios 👇", cinematografico: "", suave: "Guárdalo para después 🤍" },
};

/** The one hashtag that is of the film and not of the photo. */
export const STYLE_TAGS: Readonly<Record<StoryLanguage, ByStyle>> = {
  pt: { viral: "viral", cinematografico: "fotografia", suave: "fotografia" },
  en: { viral: "viral", cinematografico: "photography", suave: "photography" },
  es: { viral: "viral", cinematografico: "fotografia", suave: "fotografia" },
};
