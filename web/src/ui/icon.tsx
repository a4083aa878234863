import "./icon.css";

const PATHS = {
  upload: "M12 16V4m0 0 5 5m-5-5L7 9M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16",
  sparkle:
    "M12 3.5 13.9 9a2 2 0 0 0 1.2 1.2l5.4 1.8-5.4 1.9a2 2 0 0 0-1.2 1.2L12 20.5l-1.9-5.4a2 2 0 0 0-1.2-1.2L3.5 12l5.4-1.8A2 2 0 0 0 10.1 9z",
  film: "M4 5.500A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.500v13a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 18.500zM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4",
  download: "M12 4v12m0 0 5-5m-5 5-5-5M4 20h16",
  copy: "M9 9h10.500v10.500H9zM5.5 15H4.500V4.500H15v1",
  share: "M12 15V3m0 0L8 7m4-4 4 4M6 11H5v9.500h14V11h-1",
  phone:
    "M7.5 2.500h9A1.5 1.5 0 0 1 18 4v16a1.5 1.5 0 0 1-1.5 1.500h-9A1.5 1.5 0 0 1 6 20V4a1.5 1.5 0 0 1 1.5-1.500zM11 18.500h2",
  language:
    "M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.500 12h17M12 3.500c2.5 2.400 3.8 5.200 3.8 8.500s-1.3 6.100-3.800 8.500c-2.500-2.400-3.800-5.200-3.800-8.500s1.300-6.100 3.800-8.500z",
  loop: "M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 13v2a3 3 0 0 1-3 3H4",
  check: "M4.5 12.5 10 18 19.5 6.5",
  warning: "M12 8.500v5m0 3.200v.1M12 3.5 21.5 20h-19z",
  close: "M6 6l12 12M18 6 6 18",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2m0 16v2M4.9 4.900l1.4 1.400m11.4 11.4 1.4 1.400M2 12h2m16 0h2M4.9 19.100l1.4-1.400M17.7 6.300l1.4-1.4",
  moon: "M20 14.500A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  trash: "M4 7h16M9.500 7V4.500h5V7M6.500 7l.8 12.500h9.400L17.500 7M10 11v5M14 11v5",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.500 4.500",
  bell: "M6 16.500V11a6 6 0 1 1 12 0v5.500l1.500 2h-15zM10 21h4",
  again: "M20 12a8 8 0 1 1-2.5-5.800M20 3v5h-5",
  undo: "M4 9h10a5.500 5.500 0 0 1 0 11H8M4 9l5-5M4 9l5 5",
  redo: "M20 9H10a5.500 5.500 0 0 0 0 11h6M20 9l-5-5M20 9l-5 5",
  play: "M8 5.500v13l11-6.500z",
  pause: "M8 5v14M16 5v14",
  sound: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  silent: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM16 9.500l5 5M21 9.500l-5 5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  earlier: "M11 6l-6 6 6 6M5 12h14",
  later: "M13 6l6 6-6 6M19 12H5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600z",
} as const;

export type IconName = keyof typeof PATHS;

/** An icon in the text's colour. Decorative: a text or an accessible name is always beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
