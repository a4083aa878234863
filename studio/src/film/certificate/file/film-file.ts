import { CurtaError } from "@curta/contract";
import { CodecParameters, FFmpegError, FormatContext, Packet, type Rational, type Stream } from "node-av/lib";
import { AVERROR_EOF, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from "node-av/constants";

/** A packet of the file; times in seconds. */
export interface FilePacket {
  readonly pts: number;
  readonly duration: number;
  readonly key: boolean;
  readonly data: Uint8Array;
}

export interface FileStream {
  readonly parameters: CodecParameters;
  readonly frameRate: Rational;
  /** In file order, which is decoding order. */
  readonly packets: readonly FilePacket[];
}

/** The streams of a film, read only from the file: nothing is taken from what was intended to be written. */
export interface FilmFile {
  readonly picture: FileStream;
  readonly sound: FileStream;
}

/** Reads all packets of a film. @throws CurtaError film_out_of_bounds if picture or sound is missing */
export async function openFilmFile(path: string): Promise<FilmFile> {
  const film = new FormatContext();
  try {
    FFmpegError.throwIfError(await film.openInput(path, null, null), "open film");
    FFmpegError.throwIfError(await film.findStreamInfo(null), "read streams");
    const picture = film.streams.find((stream) => stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO);
    const sound = film.streams.find((stream) => stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO);
    if (!picture || !sound) throw new CurtaError("film_out_of_bounds", { detail: "a stream is missing" });
    const packets = readPackets(film);
    return { picture: describe(picture, packets), sound: describe(sound, packets) };
  } finally {
    await film.closeInput();
  }
}

function describe(stream: Stream, packets: Map<number, FilePacket[]>): FileStream {
  const parameters = new CodecParameters();
  parameters.alloc();
  FFmpegError.throwIfError(stream.codecpar.copy(parameters), "copy parameters");
  return { parameters, frameRate: stream.avgFrameRate, packets: packets.get(stream.index) ?? [] };
}

function readPackets(film: FormatContext): Map<number, FilePacket[]> {
  const timeBases = film.streams.map((stream) => stream.timeBase);
  const packets = new Map<number, FilePacket[]>(timeBases.map((_, index) => [index, []]));
  using packet = new Packet();
  packet.alloc();
  for (;;) {
    const result = film.readFrameSync(packet);
    if (result === AVERROR_EOF) return packets;
    FFmpegError.throwIfError(result, "read film");
    const { num, den } = timeBases[packet.streamIndex] ?? { num: 1, den: 1 };
    packets.get(packet.streamIndex)?.push({
      pts: (Number(packet.pts) * num) / den,
      duration: (Number(packet.duration) * num) / den,
      key: packet.isKeyframe,
      data: Uint8Array.from(packet.data ?? []),
    });
    packet.unref();
  }
}
