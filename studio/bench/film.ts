/**
 * `npm run bench`, or `npm run bench -- 5` for another number of rounds than three. A round makes the reference film
 * end to end in its own process. Before and after it the encoder alone encodes the same frames with as many threads and the
 * same settings (their mean is used, in case the machine becomes slower or faster), then once with the unchanged preset
 * `veryfast`. Ratios are computed within a round. Of each figure the median, minimum and maximum are printed. docs/performance.md explains them.
 */
import type { BareSettings } from "./encoder-process.ts";
import type { FilmFigures } from "./film-process.ts";
import { startProgram, type Timed } from "./in-process.ts";
import { REFERENCE } from "./reference.ts";
import { megabytes, type ReportLine, ratio, report, seconds } from "./report.ts";
import { zoompanSeconds } from "./zoompan.ts";

const ROUNDS = 3;
const FRAMES = REFERENCE.seconds * 30;

interface Round {
  readonly film: FilmFigures;
  /** The encoder alone with the film's settings, and with the unchanged preset. */
  readonly same: Timed;
  readonly stock: Timed;
}

async function playRound(number: number): Promise<Round> {
  process.stderr.write(`round ${number}\n`);
  const encoder = startProgram("encoder-process.ts");
  await encoder.hear();
  const encode = (settings: BareSettings): Promise<Timed> => encoder.ask(settings);
  const before = await encode("same");
  const program = startProgram("film-process.ts");
  const film = await program.hear<FilmFigures>();
  await program.end();
  const after = await encode("same");
  const stock = await encode("stock");
  await encoder.end();
  return { film, same: meanOf(before, after), stock };
}

function meanOf(a: Timed, b: Timed): Timed {
  return { seconds: (a.seconds + b.seconds) / 2, cpu: (a.cpu + b.cpu) / 2 };
}

const LINES: readonly ReportLine<Round>[] = [
  { what: "picture, reading and script", of: ({ film }) => film.photo.seconds, unit: seconds },
  ...["script", "score", "frames", "mux", "certificate"].map((stage) => {
    return { what: `  ${stage}`, of: ({ film }: Round) => film.stages[stage] ?? 0, unit: seconds };
  }),
  { what: "photo to film", of: ({ film }) => film.whole.seconds, unit: seconds, goal: "less than it plays" },
  { what: "frames per second", of: ({ film }) => FRAMES / film.whole.seconds, unit: (n) => n.toFixed(1) },
  { what: "encoder alone, same settings", of: ({ same }) => same.seconds, unit: seconds },
  {
    what: "photo to film / encoder alone",
    of: ({ film, same }) => film.whole.seconds / same.seconds,
    unit: ratio,
    goal: "at most 1.25",
  },
  { what: "  in processor time", of: ({ film, same }) => film.whole.cpu / same.cpu, unit: ratio },
  { what: "encoder alone, stock veryfast", of: ({ stock }) => stock.seconds, unit: seconds },
  {
    what: "photo to film / stock alone",
    of: ({ film, stock }) => film.whole.seconds / stock.seconds,
    unit: ratio,
    goal: "aim: 1.00",
  },
  { what: "  in processor time", of: ({ film, stock }) => film.whole.cpu / stock.cpu, unit: ratio },
  { what: "processor time of the film", of: ({ film }) => film.whole.cpu, unit: seconds },
  { what: "one caption edited", of: ({ film }) => film.edited.seconds, unit: seconds },
  {
    what: "one caption edited / full film",
    of: ({ film }) => film.edited.seconds / (film.whole.seconds - film.photo.seconds),
    unit: ratio,
    goal: "at most 0.33",
  },
  {
    what: "peak memory",
    of: ({ film }) => film.megabytes,
    unit: megabytes,
    goal: "at most 900 with two workers",
  },
  { what: "size", of: ({ film }) => film.bytes / 1e6, unit: megabytes, goal: "at most 36" },
];

const wanted = Number(process.argv[2] ?? ROUNDS);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error("how many rounds? A whole number, 1 or more");
const rounds: Round[] = [];
for (let number = 1; number <= wanted; number++) rounds.push(await playRound(number));
process.stdout.write(`${wanted} rounds, ${rounds[0]!.film.workers} workers: median (least to most)\n`);
for (const line of LINES) report(line, rounds);
const bad = rounds.filter(({ film }) => !film.certified).length;
process.stdout.write(`certificate: ${bad === 0 ? "ok" : `NOT ok in ${bad} rounds`}\n`);
const zoompan = await zoompanSeconds(FRAMES);
if (zoompan === null) process.stdout.write("no ffmpeg, no zoompan film\n");
else {
  report(
    { what: "ffmpeg zoompan film (extrapolated)", of: () => zoompan, unit: seconds },
    rounds.slice(0, 1),
  );
  report(
    { what: "zoompan film / photo to film", of: ({ film }) => zoompan / film.whole.seconds, unit: ratio },
    rounds,
  );
}
