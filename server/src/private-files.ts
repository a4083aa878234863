import { chmod, mkdir } from "node:fs/promises";

const OWNER_ONLY = 0o077;

/** From now on this process and those that it starts make files that their owner alone reads: 0600, folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(OWNER_ONLY);
}

/**
 * Makes the data folder, or closes an existing one to others. Root's database runs under another account, which must
 * pass through; it sees no list of what is inside.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}
