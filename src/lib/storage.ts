// Named values in IndexedDB. Unlike localStorage it can hold keys that cannot be exported.
const databaseName = 'portal';
const version = 3;
const stores = ['keys', 'drafts', 'searches', 'sent', 'views'] as const;
export type Store = (typeof stores)[number];

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

/** Resolves when the change is on disk. A page that closes earlier loses the change. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB failed')));
  });
}

let opening: Promise<IDBDatabase> | undefined;

function addMissingStores(database: IDBDatabase): void {
  for (const store of stores) if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
}

// Closes the database when another tab opens a newer version of it; an open connection would block the upgrade.
function makeWay(database: IDBDatabase): void {
  database.close();
  opening = undefined;
}

function open(): Promise<IDBDatabase> {
  if (opening) return opening;
  const request = indexedDB.open(databaseName, version);
  request.addEventListener('upgradeneeded', () => addMissingStores(request.result));
  request.addEventListener('success', () => {
    request.result.addEventListener('versionchange', () => makeWay(request.result));
  });
  opening = settled(request);
  return opening;
}

async function inStore<Value>(
  store: Store,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  const transaction = database.transaction(store, mode);
  const request = work(transaction.objectStore(store));
  // The browser commits by itself only later, and the page may be closed by then.
  if (mode === 'readwrite') transaction.commit();
  const value = await settled(request);
  if (mode === 'readwrite') await committed(transaction);
  return value;
}

export const readStored = <Value>(store: Store, name: string): Promise<Value | undefined> =>
  inStore(store, 'readonly', (objects) => objects.get(name) as IDBRequest<Value | undefined>);

export const readAllStored = <Value>(store: Store): Promise<readonly Value[]> =>
  inStore(store, 'readonly', (objects) => objects.getAll() as IDBRequest<Value[]>);

export const store = (place: Store, name: string, value: unknown): Promise<unknown> =>
  inStore(place, 'readwrite', (objects) => objects.put(value, name));

/** Fails if the name already has a value, so that of two tabs the first one wins. */
export const storeOnce = (place: Store, name: string, value: unknown): Promise<unknown> =>
  inStore(place, 'readwrite', (objects) => objects.add(value, name));

export const dropStored = (place: Store, name: string): Promise<unknown> =>
  inStore(place, 'readwrite', (objects) => objects.delete(name));
