import { useEffect, useState } from 'react';
import { getProviders } from '../../api/account';

/** The server's ways to sign in; null until it has answered. */
export type KnownProviders = Awaited<ReturnType<typeof getProviders>> | 'unreachable' | null;

export function useProviders(): KnownProviders {
  const [known, setKnown] = useState<KnownProviders>(null);
  useEffect(() => {
    getProviders().then(setKnown, (error: unknown) => {
      console.warn('The list of providers could not be loaded.', error);
      setKnown('unreachable');
    });
  }, []);
  return known;
}

/** Whether people sign in by a mailed link. Without an answer the form is there: it works on nearly every server. */
export const hasEmail = (known: KnownProviders): boolean =>
  known === null || known === 'unreachable' || known.known.get('email') !== false;
