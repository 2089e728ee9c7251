import { type ComponentType, useEffect, useReducer, useRef } from 'react';

/** A component that is fetched when it is first needed. */
export interface LazyPart<Props extends object = object> {
  /** Undefined until `fetch` has succeeded. */
  readonly current: ComponentType<Props> | undefined;
  fetch: () => Promise<void>;
}

/** Unlike React.lazy it doesn't remember a failure: after a lost connection the next attempt fetches again. */
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

/** Returns the part once it is fetched. The caller decides what happens when it can't be fetched. */
export function usePart<Props extends object>(
  part: LazyPart<Props> | null,
  onMissing: (error: unknown) => void,
): ComponentType<Props> | undefined {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    if (!part || part.current) return;
    part.fetch().then(
      () => drawAnew(),
      (error: unknown) => missing.current(error),
    );
  }, [part]);
  return part?.current;
}
