import { useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { DialogContext, isOpen } from '../../components/dialog/open-dialog';
import type { Places, Promised } from '../../receipts/promise';
import type { Wheel } from '../../wheel/document/document';
import { type DrawState, officialDraw } from './draw-machine';
import type { DrawScene } from './draw-scene';
import type { OfficialDraw } from './official-draw';

export interface DrawInDialog {
  state: DrawState;
  hidesTexts: boolean;
  hideTexts: (isHiding: boolean) => void;
  promiseAnew: () => void;
  /** Hands the draw to `show`, if it can be shown. */
  draw: (wheel: Wheel, places: Places, show: (drawn: OfficialDraw, promised: Promised) => void) => void;
}

/** The official draw of the dialog around it: first the commitment is shown, then the draw is made. */
export function useOfficialDraw(isWanted: boolean, stage?: DrawScene): DrawInDialog {
  const dialog = useContext(DialogContext);
  const [machine] = useState(() => officialDraw({ isLeft: () => !dialog || !isOpen(dialog), stage }));
  const state = useStore(machine.store);
  const [hidesTexts, hideTexts] = useState(false);

  useEffect(() => {
    // Switched off and on again, it is the same commitment: each one is in the wheel's chain for good.
    if (isWanted && machine.store.getState().phase === 'idle') void machine.promise();
  }, [isWanted, machine]);

  return {
    state,
    hidesTexts,
    hideTexts,
    promiseAnew: () => void machine.promise(),
    draw: (wheel, places, show) => void machine.draw(wheel, { ...places, hidesTexts }, show),
  };
}
