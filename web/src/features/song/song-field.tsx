import type { SongAnswer } from "@curta/contract";
import { useEffect, useRef, useState } from "react";
import { formatTime } from "../../lib/format.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import type { LoadSound } from "../../lib/services/songs.ts";
import "./song-field.css";
import { useSongPlayer } from "./use-song-player.ts";

const texts = text.song;
/** What a file chooser offers; the server decides by the file's content. */
const ACCEPTED = ".mp3,.m4a,.aac,.wav,.ogg,.oga,.opus,audio/*";

interface SongFieldProps {
  readonly song: SongAnswer | null;
  /** Length of the film. */
  readonly seconds: number;
  readonly send: (file: File) => Promise<SongAnswer>;
  readonly loadSound: LoadSound;
  readonly onSong: (song: SongAnswer | null) => void;
  readonly onError: (message: string) => void;
}

/** Usar minha música: a file of the user's own to lay under the film. */
export function SongField({ song, send, onSong, onError, ...rest }: SongFieldProps) {
  const [sending, setSending] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined || sending) return;
    setSending(true);
    try {
      onSong(await send(file));
    } catch (error) {
      onError(error instanceof Error && error.message !== "" ? error.message : texts.failed);
    } finally {
      setSending(false);
    }
  };
  const place = useRef<HTMLFieldSetElement>(null);
  // No dependency list on purpose: the listener must see the handlers of the last render.
  useEffect(() => {
    const drop = (event: DragEvent) => {
      event.preventDefault();
      // The page takes files that are dropped elsewhere for photos.
      event.stopPropagation();
      void take(event.dataTransfer?.files[0]);
    };
    const element = place.current;
    element?.addEventListener("drop", drop);
    return () => element?.removeEventListener("drop", drop);
  });
  return (
    <fieldset ref={place} className="song" aria-label={texts.label}>
      {song === null ? (
        <>
          <Button icon="upload" busy={sending} onClick={() => chooseFile((file) => void take(file))}>
            {sending ? texts.sending : texts.use}
          </Button>
          <p className="hint">{texts.hint}</p>
        </>
      ) : (
        <ChosenSong key={song.id} song={song} {...rest} onRemove={() => onSong(null)} onError={onError} />
      )}
    </fieldset>
  );
}

interface ChosenSongProps extends Pick<SongFieldProps, "seconds" | "loadSound" | "onError"> {
  readonly song: SongAnswer;
  readonly onRemove: () => void;
}

function ChosenSong({ song: { id, name, reading }, seconds, loadSound, onRemove, onError }: ChosenSongProps) {
  const { playing, toggle } = useSongPlayer(id, loadSound, () => onError(texts.gone));
  return (
    <>
      <p className="song-name">
        <strong>{name === "" ? texts.label : name}</strong>
        <span className="hint">{formatTime(reading.seconds)}</span>
      </p>
      <div className="song-actions">
        <Button icon={playing ? "pause" : "play"} onClick={toggle}>
          {playing ? texts.stop : texts.play}
        </Button>
        <Button look="quiet" icon="close" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      <output className="hint">{noteOf(reading, seconds)}</output>
    </>
  );
}

function noteOf(reading: SongAnswer["reading"], seconds: number): string {
  if (reading.seconds < seconds) return texts.tooShort;
  return reading.beat === null ? texts.noBeat : texts.onBeat(Math.round(reading.beat.bpm));
}

/** Opens the browser's file chooser. */
function chooseFile(onFile: (file: File | undefined) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ACCEPTED;
  input.addEventListener("change", () => onFile(input.files?.[0]));
  input.click();
}
