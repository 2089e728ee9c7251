import { useCallback, useEffect, useRef, useState } from 'react';
import type { Places, Promised } from '../../receipts/promise';
import { tellBrokenPromise } from '../../stage/tell-broken-promise';
import type { Wheel } from '../../wheel/document/document';
import { wheelStore } from '../../wheel/store';
import { type DrawStage, fetchStage } from './draw-stage';
import {
  type BegunDraw,
  beginOfficialDraw,
  type DrawProblem,
  drawOfficially,
  type OfficialDraw,
  PromiseBroken,
  problemOf,
} from './official-draw';

export interface DrawInDialog {
  promised: Promised | null;
  problem: DrawProblem | null;
  isDrawing: boolean;
  /** The round of a public beacon that the sealed draw waits for; null without one. */
  awaited: number | null;
  hidesTexts: boolean;
  hideTexts: (isHiding: boolean) => void;
  /** Requests a new commitment: the old one has expired, was used, or never came. */
  promiseAnew: () => void;
  /** Null when the draw failed; the problem then says why. */
  draw: (wheel: Wheel, places: Places) => Promise<OfficialDraw | null>;
  /** Whether the dialog has been closed while the server drew. */
  isLeft: () => boolean;
}

/**
 * An official draw in a dialog: first the commitment is shown, then the draw is made. The stage that shows it is fetched
 * before that.
 */
export function useOfficialDraw(isWanted: boolean, stage?: DrawStage): DrawInDialog {
  const [begun, setBegun] = useState<BegunDraw | null>(null);
  const [problem, setProblem] = useState<DrawProblem | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [awaited, setAwaited] = useState<number | null>(null);
  const [hidesTexts, hideTexts] = useState(false);
  const [wish, setWish] = useState(1);
  const asked = useRef(0);

  const promise = useCallback(async () => {
    setProblem(null);
    setBegun(null);
    try {
      setBegun(await beginOfficialDraw(wheelStore.getState().wheel));
    } catch (error) {
      console.warn('No draw could be promised.', error);
      setProblem(problemOf(error));
    }
  }, []);

  useEffect(() => {
    // Switched off and on again, it is the same commitment: each one is in the wheel's chain for good.
    if (!isWanted || asked.current === wish) return;
    asked.current = wish;
    void promise();
  }, [isWanted, wish, promise]);

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const draw = async (wheel: Wheel, places: Places) => {
    if (!begun) return null;
    setDrawing(true);
    setProblem(null);
    try {
      if (stage && (!(await fetchStage(stage)) || !isOpen.current)) return null;
      return await drawOfficially(begun, wheel, { hidesTexts, ...places, onAwaited: setAwaited });
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      // A draw that was made is not made again: its promise is used up.
      if (found === 'broken' || found === 'unreadable') setBegun(null);
      if (error instanceof PromiseBroken) void tellBrokenPromise(error.evidence);
      else console.warn('The draw could not be made.', error);
      return null;
    } finally {
      setDrawing(false);
      setAwaited(null);
    }
  };

  const promiseAnew = () => setWish((times) => times + 1);
  return {
    promised: begun?.promised ?? null,
    problem,
    isDrawing,
    awaited,
    hidesTexts,
    hideTexts,
    promiseAnew,
    draw,
    isLeft: () => !isOpen.current,
  };
}
