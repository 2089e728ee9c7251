import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { loadLibrary } from '../library';
import { loadSoundNames, type NamedGenre, namedGenres, type SoundNames } from '../sound-names';

/** Focus that only passes on the way to another tab fetches nothing. */
const loadDelay = 100;

export interface SoundLibrary {
  genres: readonly NamedGenre[];
  names: SoundNames;
}

interface LoadingLibrary {
  library: SoundLibrary | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The built-in sounds in the page's language. */
export function useSoundLibrary(): LoadingLibrary {
  const { code } = useLanguage();
  const [library, setLibrary] = useState<SoundLibrary | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const [genres, names] = await Promise.all([loadLibrary(), loadSoundNames(code)]);
        if (isWanted) setLibrary({ genres: namedGenres(genres, names), names });
      } catch (error) {
        console.warn('The library of sounds could not be loaded.', error);
        if (isWanted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void load(), loadDelay);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { library, hasFailed, retry };
}
