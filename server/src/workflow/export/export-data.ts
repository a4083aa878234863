import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Context } from "../../context.ts";
import { runWithoutDeadline } from "../../deadline.ts";
import { mediaKey, type MediaName } from "../../media/media-store.ts";
import { collectFiles, scriptOf, type PersonalFiles } from "./collect-files.ts";
import { archiveName } from "./file-names.ts";
import { exportRows } from "./export-rows.ts";
import { EXPORT_README } from "../../texts/answers.ts";

type ExportServices = Pick<Context, "pool" | "media">;

/** Files of a key image's folder, with their names in the archive. */
const IMAGE_FILES: readonly (readonly [MediaName, string])[] = [
  ["photo.jpg", "foto.jpg"],
  ["picture.jpg", "foto-tratada.jpg"],
  ["keyimage.jpg", "imagem-gerada.jpg"],
];

/**
 * Everything that is kept of a user, as a ZIP that is written while it is read: one file at a time is open, whatever
 * the size of all. Pictures and films are stored as they are, since they are compressed already.
 */
export async function exportData(services: ExportServices, userId: string): Promise<Readable> {
  const { pool } = services;
  const files = await collectFiles(pool, userId);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(EXPORT_README), "LEIA-ME.txt");
  addText(zip, "dados.json", () => exportRows(pool, userId));
  // Not awaited: the archive begins to flow before every file was looked for.
  runWithoutDeadline(() => addFiles(zip, services, files)).catch((error: unknown) => fail(zip, error));
  return asReadable(zip);
}

/** A text that is made when its turn comes. */
function addText(zip: ZipFile, path: string, write: () => AsyncIterable<string>): void {
  zip.addReadStreamLazy(path, { compress: true }, (give) => {
    const text = Readable.from(write(), { objectMode: false });
    text.once("error", (error) => fail(zip, error));
    give(null, text);
  });
}

async function addFiles(
  zip: ZipFile,
  { pool, media }: ExportServices,
  { images, songs, drafts, films }: PersonalFiles,
): Promise<void> {
  const add = async (folder: string, name: MediaName, path: string): Promise<void> => {
    const key = mediaKey(folder, name);
    if ((await media.size(key)) === undefined) return;
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      runWithoutDeadline(() => media.open(key)).then(
        (stream) => give(null, stream),
        (error: unknown) => fail(zip, error),
      );
    });
  };
  for (const image of images) {
    const inside = `fotos/${archiveName(image.created_at, image.photo_name.replace(/\.[^.]*$/, ""), image.id)}`;
    for (const [name, called] of IMAGE_FILES) await add(image.media_key, name, `${inside}/${called}`);
  }
  for (const song of songs) {
    const [name, kind] = partedName(song.name);
    await add(song.media_key, "song.bin", `musicas/${archiveName(song.created_at, name, song.id)}${kind}`);
  }
  for (const draft of drafts) {
    const [name, kind] = partedName(draft.photo_name);
    await add(
      draft.media_key,
      "photo.jpg",
      `rascunhos/${archiveName(draft.created_at, name, draft.id)}${kind}`,
    );
  }
  for (const film of films) {
    const path = `videos/${archiveName(film.created_at, film.title ?? "video", film.id)}`;
    addText(zip, `${path}.txt`, async function* () {
      yield await runWithoutDeadline(() => scriptOf(pool, film.id));
    });
    if (film.folder !== null) await add(film.folder, "film.mp4", `${path}.mp4`);
  }
  zip.end();
}

/** A file's name and its extension with the dot, which is empty where there is none. */
function partedName(name: string): [string, string] {
  const kind = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - kind.length), kind];
}

/** A file that cannot be read breaks the archive off, so that nobody takes a part for the whole. */
function fail(zip: ZipFile, error: unknown): void {
  asReadable(zip).destroy(error instanceof Error ? error : new Error(String(error)));
}

function asReadable({ outputStream }: ZipFile): Readable {
  // Its type says less than it is: a PassThrough.
  if (!(outputStream instanceof Readable)) throw new Error("the archive is no stream of Node's");
  return outputStream;
}
