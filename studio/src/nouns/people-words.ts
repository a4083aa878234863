/**
 * How people call those in their photos, folded, singular: each row is one person, and two rows are two people. Texts of ours
 * never use these words.
 */
const RELATIONS = rows(`
  mae mamae mother mom mum mommy mama
  pai papai father dad daddy
  avo vo vovo vovozinha vovozinho bisavo grandma grandpa granny grandmother grandfather
  filho filhinho son
  filha filhinha daughter
  irmao irmaozinho brother
  irma irmazinha sister
  tio uncle
  tia aunt
  primo cousin
  prima
  sobrinho nephew
  sobrinha niece
  neto netinho grandson
  neta netinha granddaughter
  marido esposo husband
  esposa wife
  namorado boyfriend
  namorada girlfriend
  noivo groom
  noiva noivinha bride
  sogro
  sogra
  cunhado
  cunhada
`);
/** The same of people without a relation. */
const MEN_AND_WOMEN = rows(`
  homem rapaz moco menino garoto senhor guri man guy boy
  mulher moca menina garota senhora guria woman girl lady
`);
const OTHERS = rows(`
  fiance fiancee afilhado afilhada amigo amiga vizinho vizinha nenem bebezinho moleque velhinho velhinha
  senhorzinho idoso idosa aniversariante debutante formando formanda friend buddy neighbor neighbour toddler newborn dude
  barista chef cozinheiro cozinheira confeiteiro confeiteira padeiro padeira garcom garconete vendedor vendedora
  barbeiro cabeleireiro cabeleireira manicure atendente artesao artesa costureira marceneiro mecanico fazendeiro
  agricultor pescador jogador jogadora goleiro goleira atleta corredor corredora nadador nadadora lutador lutadora
  ciclista surfista skatista motociclista motoqueiro motorista piloto dancarino dancarina bailarino bailarina
  cantor cantora musico guitarrista pianista violonista baterista ator atriz artista pintor pintora professor
  professora medico medica enfermeiro enfermeira dentista veterinario veterinaria bombeiro policial soldado turista
  baker barber waiter waitress bartender cook farmer fisherman singer dancer ballerina musician guitarist pianist
  drummer player goalkeeper goalie surfer skater cyclist biker rider driver runner swimmer boxer artist painter
  teacher doctor nurse firefighter soldier tourist
`);

/** Words for one person. */
export const ONE_PERSON: readonly string[] = [...RELATIONS, ...MEN_AND_WOMEN, ...OTHERS].flat();

/** Words for all people in a photo. "Time" alone is English, too. */
export const ALL_PEOPLE: readonly string[] = [
  "todo mundo",
  "dois juntos",
  "duas juntas",
  "time todo",
  "time inteiro",
  ...rows(`
    casal casalzinho familia galera turma equipe plateia torcida multidao criancada meninada todos noivos
    everyone everybody people couple family crowd crew audience newlyweds
  `).flat(),
];

/** Whether two words are surely said of two people: "noiva" and "noivo", "mãe" and "filha". */
export function areTwoPeople(one: string, other: string): boolean {
  return [RELATIONS, MEN_AND_WOMEN].some((table) => {
    const [first, second] = [one, other].map((word) => table.find((row) => row.includes(word)));
    return first !== undefined && second !== undefined && first !== second;
  });
}

function rows(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/));
}
