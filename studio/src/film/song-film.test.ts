import { readPhoto } from "@curta/photos";
import { afterAll, expect, test } from "vitest";
import { ebur128, tool } from "../../testing/film/probes.ts";
import { scratchFolder } from "../../testing/film/productions.ts";
import { encodeSong } from "../../testing/song/song-files.ts";
import { composeSong } from "../../testing/song/songs.ts";
import { planFilm } from "../direction/plan/film-plan.ts";
import { type Film, makeFilm, openSong, preparePhoto } from "../studio.ts";

/** Twelve and a half beats in eight seconds: an even grid of whole beats would be off by half of one at the end. */
const BPM = 93.5;
const folder = scratchFolder();
afterAll(() => folder.remove());

/** Loudness of a tenth of a second of a film. */
async function levelAt(film: Film, seconds: number): Promise<number> {
  const wanted = [
    "-ss",
    String(seconds),
    "-t",
    "0.1",
    "-i",
    film.path,
    "-af",
    "volumedetect",
    "-f",
    "null",
    "-",
  ];
  const said = await tool("ffmpeg", ["-v", "info", ...wanted]);
  return Number(/mean_volume: (-?[\d.]+)/.exec(said)?.[1]);
}

test("a film over the user's own music is cut on its beats, at the loudness of every film, and fades out", async () => {
  const bytes = await encodeSong(composeSong("synthwave", 6, BPM), folder.path("song.m4a"));
  const song = { bytes, reading: await openSong(bytes) };
  const looks = { style: "viral", seconds: 8, seed: 3, song: song.reading } as const;
  const { picture, reading, script } = await preparePhoto(await readPhoto("coffee.png"), looks);
  // The script was written for another tempo: the music's holds.
  const other = script.replace(/\d+ BPM/, "120 BPM");
  const plan = planFilm(other, { ...looks, reading });
  const from = plan.song?.from ?? 0;
  for (const { from: cut } of plan.timeline.shots.slice(1)) {
    const beat = ((from + cut / 30) * BPM) / 60;
    expect((Math.abs(beat - Math.round(beat)) * 60) / BPM).toBeLessThan(0.045);
  }
  const out = folder.path("film.mp4");
  const film = await makeFilm({ ...looks, picture, reading, script: other, song, out });
  expect(film.warnings.join(" ")).not.toContain("BPM");
  const { lufs, peak } = await ebur128(film.path);
  expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(0.5);
  expect(peak).toBeLessThanOrEqual(-1.5);
  expect(await levelAt(film, 4)).toBeGreaterThan(-30);
  expect(await levelAt(film, 7.9)).toBeLessThan(-40);
}, 120_000);

test("music shorter than the film is refused, and music without a beat leaves the film its own", async () => {
  const bytes = await encodeSong(composeSong("house", 6, 120), folder.path("short.mp3"));
  const whole = await openSong(bytes);
  const looks = { style: "viral", seconds: 20, seed: 3 } as const;
  const { picture, reading, script } = await preparePhoto(await readPhoto("coffee.png"), looks);
  const short = { bytes, reading: { ...whole, seconds: 19 } };
  const out = folder.path("none.mp4");
  await expect(makeFilm({ ...looks, picture, reading, script, song: short, out })).rejects.toMatchObject({
    code: "song_too_short",
  });
  const plan = planFilm(script, { ...looks, reading, song: { ...whole, beat: null } });
  const own = planFilm(script, { ...looks, reading });
  expect(plan.timeline.shots).toEqual(own.timeline.shots);
  expect(plan.warnings.map(({ text }) => text).join(" ")).toContain("batida firme");
}, 120_000);
