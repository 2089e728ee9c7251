import type { ComponentType } from 'react';

/** A component that is fetched when it is first wanted. */
export interface LazyPart<Props extends object = object> {
  /** What has been fetched so far; nothing until `fetch` is through. */
  readonly current: ComponentType<Props> | undefined;
  fetch: () => Promise<void>;
}

/** Unlike React.lazy it does not remember a failure: after a lost connection the next try really tries. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let current: ComponentType<Props> | undefined;
  return {
    get current() {
      return current;
    },
    fetch: async () => {
      current ??= await load();
    },
  };
}
