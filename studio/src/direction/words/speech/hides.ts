const NOT =
  "(?:(?:nao|nunca|jamais|sem|evit[ae]r?)(?: (?:precisa(?: de)?|quero(?: que)?|pode|deve|deixa|me))?|nada de|do not|don'?t|never|without|avoid)";
const SHOWN =
  "(?:mostr(?:a|e|ar|ando|em)|exib(?:a|e|ir)|film(?:a|e|ar|ing)?|foc(?:a|ar)|foque|focus(?:ing)?|enquadr(?:a|e|ar)|apare(?:ce|ca|cer|cam)|ver|show(?:ing)?|see(?:ing)?)";
const HIDDEN = "(?:escond(?:e|a|er)|ocult(?:a|e|ar)|hid(?:e|ing)) (?:[oa]s?|meu|minha|the|my|his|her|their)";
/** "não foca só no copo": more is to be shown, not less. What is written is no part of the photo. */
const ONLY =
  "(?! (?:so|apenas|somente|only|just|mais)\\b)(?! (?:nenhuma? |any |no )?(?:text|legenda|letra|caption|word))";
/** Up to what else is asked for: "sem mostrar o rosto e termina no copo". */
const REST =
  "[^,;.]*?(?=$|[,;.]| (?:e|mas|and|but) (?:mostr|foc|vai|vem|zoom|close|termin|comec|depois|abr|show|focus|then|end|start))";

/** "não mostra o rosto", "sem aparecer a placa", "o rosto não aparece", "don't show the face" */
const HIDES = new RegExp(
  `\\b(?:${NOT} ${SHOWN}\\b${ONLY}|${HIDDEN}\\b)${REST}|[^,;.]*\\bnao (?:(?:pode|deve) )?apare(?:ce|ca|cer)\\b(?=$|[,;.])`,
  "g",
);
/** "não mostra o rosto no começo", "até o fim": it is shown later. */
const LATER = /\b(?:ate|no comeco|no inicio|de cara|logo|ainda|antes|until|yet|at first|before)\b/;

/** A folded text without what it asks not to be shown at any time; as it is where it asks for nothing of the kind. */
export function withoutHidden(folded: string): string {
  return folded.replaceAll(HIDES, (clause) => (LATER.test(clause) ? clause : " "));
}
