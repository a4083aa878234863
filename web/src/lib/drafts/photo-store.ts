const DATABASE = "curta";
const STORE = "photos";

/** Photos of drafts, in this browser only. Where the browser refuses, nothing is kept and nothing fails. */
export interface PhotoStore {
  read(draftId: string): Promise<File | null>;
  write(draftId: string, photo: File): Promise<void>;
  remove(draftId: string): Promise<void>;
}

export function openPhotoStore(): PhotoStore {
  return {
    async read(draftId) {
      const found: unknown = await run("readonly", (store): IDBRequest<unknown> => store.get(draftId));
      return found instanceof File ? found : null;
    },
    async write(draftId, photo) {
      await run("readwrite", (store) => store.put(photo, draftId));
    },
    async remove(draftId) {
      await run("readwrite", (store) => store.delete(draftId));
    },
  };
}

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await openDatabase();
    try {
      return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error("no storage", { cause: request.error })));
  });
}
