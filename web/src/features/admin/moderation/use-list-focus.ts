import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface ListPlace {
  /** How many entries are shown; undefined until they are loaded. */
  count: number | undefined;
  page: number;
  onPage: (page: number) => void;
  /** Whether its first entry takes the focus once it is loaded. */
  takesFocus: boolean;
}

/** Which entry of a list is selected; it also gets the focus when it should. */
export function useListFocus({ count, page, onPage, takesFocus }: ListPlace) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const wantsFocus = useRef(takesFocus);
  const last = Math.max(0, (count ?? 0) - 1);
  const chosen = Math.min(selected, last);

  // Together with the change: a key pressed in between would be lost.
  useLayoutEffect(() => {
    if (!wantsFocus.current || !list.current?.firstElementChild) return;
    wantsFocus.current = false;
    list.current.children[chosen]?.querySelector('article')?.focus();
  });

  // The last entry of the last page is gone.
  const hasRunOut = count === 0 && page > 1;
  useEffect(() => {
    if (hasRunOut) onPage(page - 1);
  }, [hasRunOut, onPage, page]);

  const claimFocus = () => {
    wantsFocus.current = true;
  };
  return {
    list,
    chosen,
    choose: setSelected,
    claimFocus,
    /** One up or down; at an end it stays. */
    move: (by: 1 | -1) => {
      setSelected(Math.min(Math.max(chosen + by, 0), last));
      claimFocus();
    },
  };
}
