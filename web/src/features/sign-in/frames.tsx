/** One photo becoming a film: a still, then the same landscape framed ever closer, tall as a phone. */
export function Frames() {
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
        <rect className="frame-sky" width="90" height="160" />
        <g transform={`translate(45 96) scale(${scale}) translate(-45 -96)`}>
          <circle className="frame-sun" cx="56" cy="66" r="15" />
          <path className="frame-far" d="M-60 112 8 78l26 18 28-30 40 34 60 12v120H-60z" />
          <path className="frame-near" d="M-60 136 20 108l34 16 60-14 60 26v100H-60z" />
        </g>
      </g>
    </svg>
  );
}
