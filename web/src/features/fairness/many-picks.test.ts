import { describe, expect, it, vi } from 'vitest';
import type { Wheel } from '../../wheel/document/document';
import { peekAtStoredWheel } from '../../wheel/keeping/stored-wheel';
import { randomSource } from '../../wheel/picking/random-source';
import { equalChoices, type Pickable, storedChoices } from './choices-to-pick';
import { manyPicks, picksPerStep } from './many-picks';
import { runPicks } from './run-picks';

/** Words that count up, so that every choice comes in turn. */
const inTurn = () => {
  let next = 0;
  return randomSource(() => [0, next++]);
};

const last = (choices: Pickable[], amount: number) => [...manyPicks(choices, amount, inTurn())].at(-1);

describe('many picks', () => {
  it('count every pick once, by the choices’ weights', () => {
    expect(last(equalChoices(4), 4000)).toEqual([1000, 1000, 1000, 1000]);
    const weighted = equalChoices(2).map((choice, place) => ({ ...choice, weight: place === 0 ? 3 : 1 }));
    expect(last(weighted, 4000)).toEqual([3000, 1000]);
  });

  it('are reported step by step, the last step with the rest', () => {
    const sums = [...manyPicks(equalChoices(2), 2 * picksPerStep + 7, inTurn())].map(
      ([one = 0, two = 0]) => one + two,
    );
    expect(sums).toEqual([picksPerStep, 2 * picksPerStep, 2 * picksPerStep + 7]);
  });
});

describe('where no worker can be had', () => {
  const finished = (newWorker: () => Worker) =>
    new Promise<number[]>((resolve) => {
      const onProgress = (won: number[]) => {
        if (won.reduce((sum, wins) => sum + wins, 0) === 25_000) resolve(won);
      };
      runPicks({ choices: equalChoices(3), amount: 25_000, onProgress }, newWorker);
    });

  it('the page makes the picks itself', async () => {
    const refused = () => {
      throw new Error('workers are blocked');
    };
    expect(await finished(refused)).toHaveLength(3);
  });

  it('also when its script cannot be fetched', async () => {
    const broken = { terminate: vi.fn(), postMessage: vi.fn() } as unknown as Worker;
    const run = finished(() => broken);
    broken.onerror?.(new ErrorEvent('error'));
    expect(await run).toHaveLength(3);
    expect(broken.terminate).toHaveBeenCalled();
  });

  it('it can be stopped', async () => {
    const onProgress = vi.fn();
    const stop = runPicks({ choices: equalChoices(3), amount: 25_000, onProgress }, () => {
      throw new Error('workers are blocked');
    });
    stop();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(onProgress).not.toHaveBeenCalled();
  });
});

describe('the wheel on the visitor’s stage', () => {
  const storageWith = (text: string) => ({ getItem: () => text }) as unknown as Storage;

  it.each(['', '{', '{}', 'null'])('is none when %j is stored', (text) => {
    expect(storedChoices(peekAtStoredWheel(storageWith(text)))).toBeNull();
  });

  it('is picked from without its hidden choices', () => {
    const [one, two, three] = equalChoices(3);
    const wheel = { name: ' Class 4b ', slices: [one, { ...two, active: false }, three] } as Wheel;
    expect(storedChoices(wheel)).toEqual({ name: 'Class 4b', choices: [one, three] });
  });
});
