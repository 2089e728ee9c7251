/** The databases of one tab, which can be taken away from it at any moment. */
export interface Followed {
  factory: Pick<IDBFactory, 'open'>;
  isBusy(): boolean;
  /** The browser drops the tab's connections; they can be opened again. If they are broken, this page can only read. */
  drop(isBroken: boolean): void;
  /** The tab is gone: its unfinished writes are dropped, and it receives no more events. */
  abandon(): void;
}

/** The internals of fake-indexeddb. */
interface Listening {
  listeners: unknown[];
}
type OpenTransaction = IDBTransaction &
  Listening & {
    _requests: { request: (IDBRequest & Listening) | null }[];
    db: { _rawDatabase: { processTransactions: () => void } };
  };

const never = () => new Promise<never>(() => {});
const deadStore = { get: never, getAll: never, put: never, delete: never };
const deadTransaction = { objectStore: () => deadStore, store: deadStore, done: never() };

export function followDatabases(factory: IDBFactory): Followed {
  const open = new Set<OpenTransaction>();
  let opening = 0;
  const databases = new Set<IDBDatabase>();
  let isDead = false;
  let isBroken = false;
  const broken = () => new DOMException('Connection to Indexed Database server lost.', 'UnknownError');

  const follow = (database: IDBDatabase) => {
    const begin = database.transaction.bind(database);
    database.transaction = (...how) => {
      if (isBroken && how[1] === 'readwrite') throw broken();
      if (isDead) return deadTransaction as unknown as IDBTransaction;
      const transaction = begin(...how) as OpenTransaction;
      open.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => open.delete(transaction));
      return transaction;
    };
  };
  return {
    factory: {
      open: (name, version) => {
        const request = factory.open(name, version);
        opening += 1;
        request.addEventListener('success', () => {
          opening -= 1;
          databases.add(request.result);
          follow(request.result);
        });
        return request;
      },
    },
    isBusy: () => opening > 0 || open.size > 0,
    drop: (isForGood) => {
      isBroken ||= isForGood;
      for (const transaction of open) transaction.abort();
      for (const database of databases) database.close();
      databases.clear();
    },
    abandon: () => {
      isDead = true;
      for (const transaction of open) {
        for (const { request } of transaction._requests) request?.listeners.splice(0);
        // The first three are fake-indexeddb's own. It adds others later, which the next transaction begins
        // with.
        transaction.listeners.splice(3);
        transaction.addEventListener('abort', transaction.db._rawDatabase.processTransactions);
        transaction.abort();
      }
      open.clear();
    },
  };
}
