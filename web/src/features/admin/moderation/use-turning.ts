import { useCallback, useState } from 'react';

/** Which page of a list is shown, and whether its entries take the focus. */
export function useTurning() {
  const [page, setPage] = useState(1);
  const [takesFocus, setTakesFocus] = useState(true);

  // Who goes through the tabs, or types, stays there; who turns a page goes on with its entries.
  const begin = () => {
    setPage(1);
    setTakesFocus(false);
  };
  const turn = useCallback((next: number) => {
    setPage(next);
    setTakesFocus(true);
  }, []);
  return { page, takesFocus, begin, turn };
}
