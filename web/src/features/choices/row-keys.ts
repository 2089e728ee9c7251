/** How many rows a page key moves. */
const page = 10;
/** A pause of this length begins another word, in ms. */
const restAfter = 1000;

/** The row that a key leads to; null for a key that doesn't move. */
export function placeAfter(key: string, place: number, count: number): number | null {
  const goals: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    PageUp: place - page,
    PageDown: place + page,
    Home: 0,
    End: count - 1,
  };
  const goal = goals[key];
  return goal === undefined ? null : Math.max(0, Math.min(goal, count - 1));
}

/** Finds a row by the first letters of its text. One letter again and again goes through all rows that begin with it. */
export function createFinder(now: () => number = Date.now) {
  let typed = '';
  let lastKey = 0;
  return (key: string, texts: readonly string[], place: number): number | null => {
    if (!/^[\p{L}\p{N}]$/u.test(key)) return null;
    typed = now() - lastKey > restAfter ? key : typed + key;
    lastKey = now();
    const isOneLetter = [...typed].every((letter) => letter === typed[0]);
    const sought = (isOneLetter ? key : typed).toLocaleLowerCase();
    const first = isOneLetter ? place + 1 : place;
    for (let step = 0; step < texts.length; step += 1) {
      const row = (first + step) % texts.length;
      if (texts[row]?.trimStart().toLocaleLowerCase().startsWith(sought)) return row;
    }
    return place;
  };
}
