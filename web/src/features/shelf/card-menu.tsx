import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { filmFileName } from "../../lib/format.ts";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { saveFromOtherOrigin } from "../../lib/share/save-film.ts";
import { canShare, useShare } from "../../lib/share/use-share.ts";
import { text } from "../../lib/text.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import type { CardActions } from "./films/film-card.tsx";

const texts = text.shelf;

/** The menu's largest width, with some air. */
const MENU_WIDTH_PX = 272;

interface CardMenuProps {
  readonly film: RowPart;
  readonly title: string;
  readonly actions: CardActions;
  /** Undefined: films cannot be named here. */
  readonly onRename: (() => void) | undefined;
}

/** A button that shows what can be done with a film: plain buttons and links, in the order of the page. */
export function CardMenu({ film, title, actions, onRename }: CardMenuProps) {
  const [open, setOpen] = useState(false);
  // A card at the window's left edge has no room for the menu on its left.
  const [onLeft, setOnLeft] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", closeByKey);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("keydown", closeByKey);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);
  const close = () => setOpen(false);
  return (
    <div className="card-menu" ref={root}>
      <button
        ref={toggle}
        type="button"
        className="icon-button"
        aria-label={texts.actionsOf(title)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => {
          setOnLeft(event.currentTarget.getBoundingClientRect().right < MENU_WIDTH_PX);
          setOpen(!open);
        }}
      >
        <Icon name="more" />
      </button>
      {open && (
        <ul className="card-menu-list" data-on-left={onLeft} id={id} aria-label={texts.actionsOf(title)}>
          <MenuItems film={film} title={title} actions={actions} onRename={onRename} onDone={close} />
        </ul>
      )}
    </div>
  );
}

function MenuItems({ film, actions, onRename, onDone }: CardMenuProps & { readonly onDone: () => void }) {
  const [copy, open] = [actions.addressOf(film, "roteiro"), actions.addressOf(film, "video")];
  const { removePhoto } = actions;
  const done = (action: () => void) => () => {
    onDone();
    action();
  };
  return (
    <>
      {open !== null && (
        <li>
          <Link className="menu-item" to={open}>
            <Icon name="eye" /> {texts.openAction}
          </Link>
        </li>
      )}
      {copy !== null && (
        <li>
          <Link className="menu-item" to={copy}>
            <Icon name="copy" /> {texts.duplicate}
          </Link>
        </li>
      )}
      {onRename && (
        <Item icon="edit" onClick={done(onRename)}>
          {texts.rename}
        </Item>
      )}
      {film.video_url && (
        <Export
          url={film.video_url}
          fileName={filmFileName(film.title ?? undefined, film.created_at)}
          readPost={() => actions.readPost(film)}
        />
      )}
      <Item icon="trash" onClick={done(() => actions.remove(film))}>
        {texts.remove}
      </Item>
      {removePhoto && (
        <Item icon="trash" onClick={done(() => removePhoto(film))}>
          {texts.removePhoto}
        </Item>
      )}
    </>
  );
}

interface ExportProps {
  readonly url: string;
  readonly fileName: string;
  readonly readPost: () => Promise<string>;
}

function Export({ url, fileName, readPost }: ExportProps) {
  const { state, share } = useShare(url, fileName, readPost);
  return (
    <>
      <li>
        <a
          className="menu-item"
          href={url}
          download={fileName}
          onClick={(event) => saveFromOtherOrigin(event, url, fileName)}
        >
          <Icon name="download" /> {texts.download}
        </a>
      </li>
      {canShare() && (
        <Item icon="share" onClick={share}>
          {text.film.sharing[state]}
        </Item>
      )}
    </>
  );
}

function Item({ icon, onClick, children }: { icon: IconName; onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="menu-item" onClick={onClick}>
        <Icon name={icon} /> {children}
      </button>
    </li>
  );
}
