/** A name that every file system accepts, from a user's text: letters, digits, dots and dashes. */
function safeName(text: string, otherwise: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9.]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 60);
  return plain === "" ? otherwise : plain;
}

/** The name of a film or photo in the archive: its day, its name, and the head of its id so that no two are equal. */
export function archiveName(createdAt: string, name: string, id: string): string {
  return `${createdAt.slice(0, 10)}-${safeName(name, "sem-nome")}-${id.slice(0, 8)}`;
}
