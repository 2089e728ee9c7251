import { useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part';
import { PartBoundary, PartFailure } from './PartBoundary';
import { countMissedPart } from './tell-missing-part';

type State = 'waiting' | 'ready' | 'failed';

type PartProps<Props extends object> = { part: LazyPart<Props> } & Props;

/**
 * Shows a lazy part once it is there. When it can't be fetched, it says so, offers to try again, and
 * retries once the connection is back.
 */
export function ShowPart<Props extends object>({ part, ...props }: PartProps<Props>) {
  const [state, setState] = useState<State>(part.current ? 'ready' : 'waiting');

  useEffect(() => {
    if (state !== 'waiting') return;
    let isShown = true;
    const become = (next: State) => {
      if (isShown) setState(next);
    };
    part.fetch().then(
      () => become('ready'),
      (error: unknown) => {
        become('failed');
        if (isShown) countMissedPart('A part of the page could not be loaded.', error);
      },
    );
    return () => {
      isShown = false;
    };
  }, [part, state]);

  useEffect(() => {
    const again = () => setState((now) => (now === 'failed' ? 'waiting' : now));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  if (state === 'failed') return <PartFailure onRetry={() => setState('waiting')} />;
  const Part = part.current;
  if (!Part) return null;
  return (
    <PartBoundary>
      <Part {...(props as unknown as Props)} />
    </PartBoundary>
  );
}
