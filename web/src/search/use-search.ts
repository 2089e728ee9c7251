import { useEffect, useState } from 'react';
import { type FoundWheel, searchWheels } from '../api/wheels';
import type { LanguageCode } from '../i18n/languages';

/** Searches once per pause in typing, not for every letter. */
const debounce = 200;

export interface Search {
  /** Undefined until the first response. */
  found: readonly FoundWheel[] | undefined;
  hasFailed: boolean;
  /** Whether this is for the text as it is now: while it is typed, the results of the last one stay. */
  isCurrent: boolean;
}

const nothing = { found: undefined, hasFailed: false, wanted: undefined };

/** What the server finds for a text, a moment after the last key press; responses for older texts are dropped. */
export function useSearch(text: string, language: LanguageCode, isWanted = true): Search {
  const [search, setSearch] = useState<Omit<Search, 'isCurrent'> & { wanted: string | undefined }>(nothing);
  const wanted = text.trim().slice(0, 100);

  useEffect(() => {
    if (!isWanted) return setSearch(nothing);
    const stop = new AbortController();
    const ask = async () => {
      try {
        const found = await searchWheels(wanted, language, stop.signal);
        if (!stop.signal.aborted) setSearch({ found, hasFailed: false, wanted });
      } catch (error) {
        if (stop.signal.aborted) return;
        console.warn('The search failed.', error);
        setSearch({ found: [], hasFailed: true, wanted });
      }
    };
    const timer = window.setTimeout(() => void ask(), wanted === '' ? 0 : debounce);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, language, isWanted]);
  const { found, hasFailed } = search;
  return { found, hasFailed, isCurrent: search.wanted === wanted };
}
