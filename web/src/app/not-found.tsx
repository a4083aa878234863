import { Link } from "react-router";
import { text } from "../lib/text.ts";
import { paths } from "./paths.ts";

export function NotFound() {
  return (
    <main className="waiting" id="conteudo">
      <h1>{text.notFound.title}</h1>
      <p className="hint">{text.notFound.hint}</p>
      <Link className="button button-primary" to={paths.home}>
        {text.notFound.home}
      </Link>
    </main>
  );
}
