import { Landscape } from "../../ui/landscape.tsx";

/** Illustration: a photo, then the same landscape in closer and closer vertical frames. */
export function FilmIllustration() {
  return (
    <svg className="sign-in-frames" viewBox="0 0 420 360" aria-hidden="true">
      <Frame x={0} y={70} width={118} scale={1} />
      <Frame x={140} y={34} width={146} scale={1.35} isLit />
      <Frame x={308} y={90} width={104} scale={1.9} />
    </svg>
  );
}

interface FrameProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How close the camera is. */
  readonly scale: number;
  readonly isLit?: boolean;
}

function Frame({ x, y, width, scale, isLit = false }: FrameProps) {
  const height = (width * 16) / 9;
  return (
    <svg x={x} y={y} width={width} height={height} viewBox="0 0 90 160" data-lit={isLit || undefined}>
      <clipPath id={`frame-${x}`}>
        <rect width="90" height="160" rx="12" />
      </clipPath>
      <g clipPath={`url(#frame-${x})`}>
        <g transform={`translate(45 96) scale(${scale}) translate(-45 -96)`}>
          <Landscape />
        </g>
      </g>
    </svg>
  );
}
