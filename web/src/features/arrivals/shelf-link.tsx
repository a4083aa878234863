import { NavLink } from "react-router";
import { useFilmsNews } from "../../lib/films/films-context.tsx";
import { text } from "../../lib/text.ts";
import { Icon } from "../../ui/icon.tsx";
import "./shelf-link.css";

const texts = text.shelf;

/** The header's way to "Seus vídeos", with the number of films under way and of those that have arrived. */
export function ShelfLink({ to }: { to: string }) {
  const { underWay, ended } = useFilmsNews();
  const says = ended.length > 0 ? texts.linkReady(ended.length) : texts.linkBusy(underWay.length);
  const count = ended.length || underWay.length;
  return (
    <NavLink className="button button-quiet shelf-link" to={to}>
      <Icon name="film" />
      <span className="shelf-link-name">{texts.link}</span>
      {count > 0 && (
        <span className="shelf-link-count" data-new={ended.length > 0}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{says}</span>
        </span>
      )}
    </NavLink>
  );
}
