import { useEffect, useState } from 'react';
import { rememberReturnPage } from '../../session/remembered';

/** Where to go after sign-in. Kept as well, since a failed attempt at a provider comes back without it. */
export function useReturnTarget(find: () => string): string {
  const [target] = useState(find);
  useEffect(() => {
    if (target !== '/') rememberReturnPage(target);
  }, [target]);
  return target;
}
