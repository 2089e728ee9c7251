/** The second click of a double click is meant for what was there before the first. */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail <= 1) act();
  };
