import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Places, Promised } from '../../../receipts/promise';
import type { Wheel } from '../../../wheel/document/document';
import type { DrawScene } from '../draw-scene';
import { type DrawState, officialDraw } from './draw-machine';
import type { OfficialDraw } from './official-draw';

export interface ShownOfficialDraw {
  state: DrawState;
  hidesTexts: boolean;
  hideTexts: (isHiding: boolean) => void;
  promiseAnew: () => void;
  /** Hands the draw to `show`, if it can be shown. */
  draw: (wheel: Wheel, places: Places, show: (drawn: OfficialDraw, promised: Promised) => void) => void;
}

/** The official draw of the component: first the commitment is shown, then the draw is made. */
export function useOfficialDraw(stage: DrawScene | undefined): ShownOfficialDraw {
  const isLeft = useRef(false);
  const [machine] = useState(() => officialDraw({ isLeft: () => isLeft.current }));
  const state = useStore(machine.store);
  const [hidesTexts, hideTexts] = useState(false);

  useEffect(() => {
    isLeft.current = false;
    if (machine.store.getState().phase === 'idle') void machine.promise();
    return () => {
      isLeft.current = true;
    };
  }, [machine]);

  return {
    state,
    hidesTexts,
    hideTexts,
    promiseAnew: () => void machine.promise(),
    draw: (wheel, places, show) => void machine.draw(wheel, { ...places, hidesTexts, stage }, show),
  };
}
