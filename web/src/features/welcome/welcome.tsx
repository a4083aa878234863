import type { ReactNode } from "react";
import { text } from "../../lib/text.ts";
import { Landscape } from "../../ui/landscape.tsx";
import "./welcome.css";

const texts = text.welcome;

/** Explains the product in three drawings, until a photo is chosen. */
export function Welcome() {
  return (
    <section className="welcome" aria-label={texts.title}>
      <ol>
        <Step title={texts.photo} hint={texts.photoHint} drawing={<PhotoDrawing />} />
        <Step title={texts.script} hint={texts.scriptHint} drawing={<ScriptDrawing />} />
        <Step title={texts.film} hint={texts.filmHint} drawing={<FilmDrawing />} />
      </ol>
    </section>
  );
}

function Step({ title, hint, drawing }: { title: string; hint: string; drawing: ReactNode }) {
  return (
    <li className="welcome-step">
      {drawing}
      <div>
        <h2>{title}</h2>
        <p className="hint">{hint}</p>
      </div>
    </li>
  );
}

function PhotoDrawing() {
  return (
    <svg className="welcome-drawing" viewBox="-45 28 160 104" aria-hidden="true">
      <clipPath id="welcome-photo">
        <rect x="-45" y="28" width="160" height="104" rx="10" />
      </clipPath>
      <g clipPath="url(#welcome-photo)">
        <Landscape />
      </g>
    </svg>
  );
}

/** Widths of a line's two parts: what the camera does, and the caption. */
const LINES = [
  [34, 40],
  [58, 0],
  [28, 30],
  [46, 24],
] as const;

function ScriptDrawing() {
  return (
    <svg className="welcome-drawing" viewBox="0 0 120 104" aria-hidden="true">
      <rect className="welcome-paper" x="1" y="1" width="118" height="102" rx="10" />
      {LINES.map(([move, caption], index) => (
        <g key={move} transform={`translate(14 ${20 + index * 18})`}>
          <rect className="welcome-line" width={move} height="8" rx="4" />
          {caption > 0 && <rect className="welcome-caption" x={move + 6} width={caption} height="8" rx="4" />}
        </g>
      ))}
    </svg>
  );
}

/** An animated film of four shots: wide, close on the sun, along the hills, and back. */
function FilmDrawing() {
  const [first, second] = texts.words;
  return (
    <svg className="welcome-drawing" viewBox="0 0 90 160" aria-hidden="true" data-lit>
      <clipPath id="welcome-film">
        <rect width="90" height="160" rx="12" />
      </clipPath>
      <g clipPath="url(#welcome-film)">
        <g className="welcome-camera">
          <Landscape />
        </g>
        <text className="welcome-word" x="45" y="40">
          {first}
        </text>
        <text className="welcome-word welcome-word-late" x="45" y="40">
          {second}
        </text>
        <rect className="welcome-progress" x="10" y="146" width="70" height="4" rx="2" />
      </g>
    </svg>
  );
}
