import { type Loaded, useLoaded } from '../components/load-state/use-loaded';
import { loadedThemes, loadThemes, type Themes } from '../wheel/document/themes';

/** The list of themes, fetched when it is first needed. */
export const useThemes = (): Loaded<Themes> => useLoaded('The list of themes', loadThemes, loadedThemes());
