/** The hundreds of files of fonts for Chinese, Japanese and Korean: only their addresses, and only where a text needs one. */
export const FILES_IN_PARTS = import.meta.glob<string>(
  "../../../../node_modules/@fontsource/{jua,dela-gothic-one,zcool-qingke-huangyou}/files/*-[0-9]*-400-normal.woff2",
  { query: "?url", import: "default", eager: true },
);
