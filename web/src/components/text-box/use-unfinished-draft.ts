import { useRef } from 'react';
import { useUnfinishedField } from './finish-typing';

interface UnfinishedDraft<Draft> {
  /** As it was when typing began. */
  before: Draft;
  draft: Draft;
  /** Whether it may be kept before it is finished. */
  isReady?: boolean;
  /** Changes these fields of what is edited, and no others. */
  write: (fields: Partial<Draft>) => void;
}

/**
 * Text that counts when it is finished, or when the page needs it before; dropped, it is taken back. A field that wasn't
 * edited here stays as it is: another tab may have changed it.
 */
export function useUnfinishedDraft<Draft extends Record<keyof Draft, string>>({
  before,
  draft,
  isReady = true,
  write,
}: UnfinishedDraft<Draft>) {
  const written = useRef(before);
  const put = (typed: Draft) => {
    const names = (Object.keys(typed) as (keyof Draft)[]).filter((name) =>
      [typed[name], written.current[name]].some((text) => text !== before[name]),
    );
    written.current = typed;
    if (names.length > 0)
      write(Object.fromEntries(names.map((name) => [name, typed[name]])) as Partial<Draft>);
  };
  useUnfinishedField(() => {
    if (isReady) put(draft);
  });
  return { keep: () => put(draft), drop: () => put(before) };
}
