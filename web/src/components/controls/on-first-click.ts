/** Ignores the second click of a double click: it was meant for what was there before the first. */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail <= 1) act();
  };
