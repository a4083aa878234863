/** A request for a film, in a folded line. It stands alone: the page asks at every key. */
export const REQUEST =
  /^\W*(?:eu )?(?:quero|queria|gostaria|preciso|faz|faca|crie|cria|gere|gera|me faz|transform[ea]|make|create|generate|i want|turn)\b.*(?:\b(?:video|filme|curta|shorts?|reels?|clipe?|animacao|animation)\b|\b(?:comec|termin|mostr|foqu|aproxim|afast|cheg)\w*)/;
