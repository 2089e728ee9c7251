import { useEffect, useRef, useState } from 'react';
import {
  createIdeaWheel,
  type IdeaProgress,
  type IdeaTopic,
  type IdeaWheel,
  type WheelWish,
} from '../../api/ideas';
import { type Problem, problemOf } from '../../api/problem';
import { draftOf } from './idea-draft';
import { nearTopicsOf } from './idea-problem';

type Phase =
  | { name: 'asking'; problem: Problem | null; near: IdeaTopic[] }
  | { name: 'working'; progress: IdeaProgress | null }
  | { name: 'shown'; answer: IdeaWheel };

/** From the sentence to the wheel: request, wait, preview. The last request can be repeated. */
export function useIdeas() {
  const [phase, setPhase] = useState<Phase>({ name: 'asking', problem: null, near: [] });
  const wish = useRef<WheelWish | null>(null);
  const work = useRef<AbortController | null>(null);

  useEffect(() => () => work.current?.abort(), []);

  const make = async (wanted: WheelWish) => {
    const mine = new AbortController();
    work.current?.abort();
    work.current = mine;
    wish.current = wanted;
    setPhase({ name: 'working', progress: null });
    try {
      const answer = await createIdeaWheel(wanted, {
        signal: mine.signal,
        onProgress: (progress) => {
          if (!mine.signal.aborted) setPhase({ name: 'working', progress });
        },
      });
      if (mine.signal.aborted) return;
      if (!draftOf(answer.wheel)) throw new SyntaxError('The answer has no wheel in it.');
      setPhase({ name: 'shown', answer });
    } catch (error) {
      if (mine.signal.aborted) return;
      console.warn('No wheel was made.', error);
      setPhase({ name: 'asking', problem: problemOf(error), near: nearTopicsOf(error) });
    }
  };

  return {
    phase,
    make,
    again: (change: Partial<WheelWish> = {}) => wish.current && void make({ ...wish.current, ...change }),
    /** Back to the form; a running request is aborted. */
    goBack: () => {
      work.current?.abort();
      setPhase({ name: 'asking', problem: null, near: [] });
    },
  };
}

export type Ideas = ReturnType<typeof useIdeas>;
