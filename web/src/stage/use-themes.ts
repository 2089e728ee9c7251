import { useCallback, useEffect, useState } from 'react';
import { loadedThemes, loadThemes, type Themes } from '../wheel/document/themes';

interface LoadingThemes {
  themes: Themes | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The list of themes, fetched when it is first needed. */
export function useThemes(): LoadingThemes {
  const [themes, setThemes] = useState(loadedThemes);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    loadThemes().then(setThemes, (error: unknown) => {
      console.error('The themes could not be loaded.', error);
      setFailed(true);
    });
  }, []);
  useEffect(() => {
    if (!loadedThemes()) load();
  }, [load]);

  return { themes, hasFailed, retry: load };
}
