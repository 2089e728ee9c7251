interface Fetched {
  fetch: () => Promise<unknown>;
}

/** Fetches what is likely to be needed soon. A failure is told when it really is needed. */
export const warmUp = (part: Fetched): void => void part.fetch().catch(() => {});

/** For a control that opens the part: fetches it as soon as a pointer or the focus is there. */
export const warmedBy = (part: Fetched) => ({
  onPointerEnter: () => warmUp(part),
  onFocus: () => warmUp(part),
});
