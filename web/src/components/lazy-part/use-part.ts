import { type ComponentType, useEffect, useReducer, useRef } from 'react';
import type { LazyPart } from './lazy-part';

/** The part that is wanted now, once it is there. What is to be done when it cannot be fetched, its user knows best. */
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
