import type { DraftSummary } from "@curta/contract";
import { useEffect, useState } from "react";
import { smallPicture } from "../../../lib/films/describe-film.ts";
import type { OwnLibrary } from "../../../lib/services/library.ts";
import { Icon } from "../../../ui/icon.tsx";

interface DraftPictureProps {
  readonly library: OwnLibrary;
  readonly draft: DraftSummary;
}

/** The image of a draft; before there is one its photo, or a sign where this browser cannot show that. */
export function DraftPicture({ library, draft: { id, image_url: image } }: DraftPictureProps) {
  const photo = usePhoto(library, image === "" ? id : null);
  const [isBroken, setIsBroken] = useState(false);
  const address = image === "" ? photo : smallPicture(image);
  if (address === null || isBroken) {
    return (
      <span className="draft-card-picture">
        <Icon name="film" />
      </span>
    );
  }
  return (
    <span className="draft-card-picture">
      <img src={address} alt="" width={360} height={640} loading="lazy" onError={() => setIsBroken(true)} />
    </span>
  );
}

/** An address of the photo of a draft; null without a draft, and until the photo is read. */
function usePhoto(library: OwnLibrary, id: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let left = false;
    let made: string | null = null;
    const read = async () => {
      const photo = await library.readDraftPhoto(id).catch(() => null);
      if (left || photo === null) return;
      made = URL.createObjectURL(photo);
      setAddress(made);
    };
    void read();
    return () => {
      left = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [library, id]);
  return address;
}
