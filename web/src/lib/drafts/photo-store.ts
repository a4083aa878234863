const DATABASE = "curta";
const STORE = "photos";

/** Photos of drafts, in this browser only. Where the browser refuses, nothing is kept and nothing fails. */
export interface PhotoStore {
  /** Opens the storage: then a photo that is written is kept even if the page is left in the same moment. */
  prepare(): Promise<void>;
  read(draftId: string): Promise<File | null>;
  write(draftId: string, photo: File): Promise<void>;
  remove(draftId: string): Promise<void>;
}

export function openPhotoStore(): PhotoStore {
  let database: IDBDatabase | undefined;
  const open = async () => {
    const opened = await openDatabase();
    const forget = () => (database = undefined);
    opened.addEventListener("close", forget);
    // Somebody deletes the storage, and would wait for it.
    opened.addEventListener("versionchange", () => {
      opened.close();
      forget();
    });
    return (database = opened);
  };
  async function run<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | null> {
    try {
      // Without a wait once it is open.
      const transaction = (database ?? (await open())).transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      // Nothing more comes: the browser need not ask a page that may be gone.
      transaction.commit();
      return await settled(request);
    } catch {
      return null;
    }
  }
  return {
    async prepare() {
      await open().catch(() => null);
    },
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
