/**
 * Words that tell a language: frequent ones that hardly stand in texts of the other languages of this table. What people
 * of all languages say of films ("zoom in", "fade to black", "show") is left out. `other` is of languages without stories.
 */
export const FUNCTION_WORDS = {
  pt: `o os do da dos das em na nas nos com um uma uns umas não nao é e ou pra pro pras pros até às ao à aos mas mais meu
    minha seu sua teu tua dele dela você vocês voce eu ele ela eles elas isso isto essa esse aqui também tambem tá só bem
    depois começa termina foto fotos vídeo filme legenda tela quero queria faz faça mostra mostre pela pelo pelas pelos
    sem muito muita quando onde então entao fica vai já devagar perto longe hoje dia`,
  en: `the and of with for at is are was it its this that these those then them from into onto my your our his their please
    want wants would very about when while where there here have has be on by i we you they an just`,
  es: `el los las y con una unos unas del al pero muy mi mis su sus esto eso es en lo yo ella ellos ellas luego después
    hacia hasta sin también quiero quisiera haz muestra pantalla lento cuando donde hoy día`,
  other: `und der die mit ist ein eine für auf von nicht le les et avec est une dans pour il che gli della het een`,
} as const;
