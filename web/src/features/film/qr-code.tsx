import { encode } from "uqr";
import { text } from "../../lib/text.ts";
import "./qr-code.css";

const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** The film's address as a code for the phone's camera. Default export: it is loaded on demand. */
export default function QrCode({ url }: { url: string }) {
  // A phone cannot open this address, so no code is shown.
  if (LOCAL.test(url)) return <p className="hint">{text.film.qrLocal}</p>;
  const { size, data } = encode(url, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <div className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <span className="visually-hidden">{text.film.qrAlt}</span>
      <p className="hint">{text.film.qrHint}</p>
    </div>
  );
}
