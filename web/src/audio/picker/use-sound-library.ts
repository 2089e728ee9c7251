import { type Loaded, useLoaded } from '../../components/load-state/use-loaded';
import { useLanguage } from '../../i18n/use-language';
import { loadLibrary } from '../library';
import { loadSoundNames, type NamedGenre, namedGenres, type SoundNames } from '../sound-names';

/** Focus that only passes on the way to another tab fetches nothing. */
const loadDelay = 100;

export interface SoundLibrary {
  genres: readonly NamedGenre[];
  names: SoundNames;
}

/** The built-in sounds in the page's language. */
export function useSoundLibrary(): Loaded<SoundLibrary> {
  const { code } = useLanguage();
  return useLoaded(`The library of sounds in ${code}`, async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, loadDelay));
    signal.throwIfAborted();
    const [genres, names] = await Promise.all([loadLibrary(), loadSoundNames(code)]);
    return { genres: namedGenres(genres, names), names };
  });
}
