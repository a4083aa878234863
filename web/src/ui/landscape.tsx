import "./landscape.css";

/** The picture of all illustrations: sun and hills on a grid of 90 x 160. */
export function Landscape() {
  return (
    <>
      <rect className="landscape-sky" x="-90" width="270" height="160" />
      <circle className="landscape-sun" cx="56" cy="66" r="15" />
      <path className="landscape-far" d="M-90 104-50 90-20 108 8 78l26 18 28-30 40 34 40-8 50 22v68H-90z" />
      <path className="landscape-near" d="M-90 132-50 120-20 134 20 108l34 16 60-14 60 26v60H-90z" />
    </>
  );
}
