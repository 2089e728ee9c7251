/** The part of Node.js that the tests of several tabs use; the page itself doesn't use it. */
interface Node {
  env: Readonly<Record<string, string | undefined>>;
  getBuiltinModule(name: 'node:async_hooks'): { AsyncLocalStorage: new <Store>() => ContextStore<Store> };
  getBuiltinModule(name: 'node:timers'): { setImmediate: (run: () => void) => void };
}

/** A value that belongs to a chain of calls, across everything they await. */
export interface ContextStore<Store> {
  run<Result>(store: Store, work: () => Result): Result;
  getStore(): Store | undefined;
}

declare const process: Node;

export const contextStore = <Store>(): ContextStore<Store> =>
  new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)<Store>();

const { setImmediate } = process.getBuiltinModule('node:timers');

/** One turn of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A number from the environment, or the default. */
export const numberFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);
