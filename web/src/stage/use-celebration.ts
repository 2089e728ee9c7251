import { type RefObject, useEffect } from 'react';
import { prefersStillness } from '../components/motion/stillness';
import { celebrate } from '../effects/celebrate';
import { chosenEffect } from '../effects/chosen-effect';
import type { Slice } from '../wheel/document/document';
import { wheelStore } from '../wheel/store';

/** Celebrates each winner that is shown, for whoever likes motion. */
export function useCelebration(winner: Slice | undefined, host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!winner || !host.current || prefersStillness()) return;
    return celebrate(chosenEffect(winner, wheelStore.getState().config), host.current);
  }, [winner, host]);
}
