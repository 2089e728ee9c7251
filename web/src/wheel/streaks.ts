import type { LoggedWin } from './wins-in-order';

/** One choice that won so many times in a row. */
export interface Streak {
  guid: string;
  text: string;
  length: number;
}

export interface Streaks {
  /** The first of the longest. */
  longest: Streak;
  /** That of the last winner, which may go on. */
  current: Streak;
}

/** Runs of the same winner in wins that stand in their order; nothing where there are none. */
export function streaksOf(wins: readonly LoggedWin[]): Streaks | null {
  let current = null as Streak | null;
  let longest = null as Streak | null;
  for (const { guid, text } of wins) {
    current = { guid, text, length: current?.guid === guid ? current.length + 1 : 1 };
    if (current.length > (longest?.length ?? 0)) longest = current;
  }
  return longest && current ? { longest, current } : null;
}
