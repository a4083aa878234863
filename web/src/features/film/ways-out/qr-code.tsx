import { encode } from "uqr";
import "./qr-code.css";

/** An address as a code for the phone's camera; `name` says what it is. */
export function QrCode({ url, name }: { url: string; name: string }) {
  const { size, data } = encode(url, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
