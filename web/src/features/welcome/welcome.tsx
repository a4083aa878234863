import { useEffect } from "react";
import { keepStart } from "../../lib/browser/prerendered.ts";
import { useSession } from "../../lib/services/session.tsx";
import { text } from "../../lib/text.ts";
import { SampleFilm } from "../../ui/sample/sample-film.tsx";
import "./welcome.css";

const texts = text.welcome;

/** Shows what the product makes, and says how, until a photo is chosen. */
export function Welcome() {
  const email = useSession().user?.email;
  useEffect(() => (email === undefined ? undefined : keepStart(email)), [email]);
  return (
    <section className="welcome" aria-label={texts.title}>
      <SampleFilm />
      <ol>
        <Step title={texts.photo} hint={texts.photoHint} />
        <Step title={texts.script} hint={texts.scriptHint} />
        <Step title={texts.film} hint={texts.filmHint} />
      </ol>
    </section>
  );
}

function Step({ title, hint }: { title: string; hint: string }) {
  return (
    <li className="welcome-step">
      <h2>{title}</h2>
      <p className="hint">{hint}</p>
    </li>
  );
}
