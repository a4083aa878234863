const works = new Set<() => Promise<void>>();

/** Has work done before the user signs out, while there still is a session; what it returns takes that back. */
export function beforeSignOut(work: () => Promise<void>): () => void {
  works.add(work);
  return () => {
    works.delete(work);
  };
}

/** Waits for all work that must be done before the user signs out. */
export async function finishBeforeSignOut(): Promise<void> {
  await Promise.all([...works].map((work) => work()));
}
