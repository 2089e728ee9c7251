/**
 * Makes something when it is first needed, and keeps it. What throws, and a promise that is rejected, is made again by
 * the next call.
 */
export function once<Made, Given extends readonly unknown[]>(
  make: (...given: Given) => Made,
): (...given: Given) => Made {
  let made: { value: Made } | null = null;
  return (...given) => {
    if (made) return made.value;
    const mine = { value: make(...given) };
    made = mine;
    if (mine.value instanceof Promise)
      mine.value.catch(() => {
        if (made === mine) made = null;
      });
    return mine.value;
  };
}
