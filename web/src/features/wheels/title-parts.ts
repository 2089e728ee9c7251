import { lazyPart } from '../../components/lazy-part/lazy-part';
import { loadTexts } from '../../i18n/load-texts';
import { loadScreens } from '../media/load-screens';
import type { TitlePartProps } from './wheel-title-state';

const withTexts = async <Module>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, loadTexts('wheels', 'cloud')]);
  return loaded;
};

/** What the menu at the wheel's name leads to, fetched when it is first wanted. */
export const titleParts = {
  name: lazyPart<TitlePartProps>(async () => (await withTexts(import('./WheelNameForm'))).WheelNameForm),
  versions: lazyPart<TitlePartProps>(
    async () => (await withTexts(import('../cloud/VersionsDialog'))).VersionsDialog,
  ),
  draw: lazyPart<TitlePartProps>(async () => {
    const [{ DrawDialog }] = await Promise.all([import('../draw/DrawDialog'), loadTexts('draw')]);
    return DrawDialog;
  }),
  ideas: lazyPart<TitlePartProps>(async () => {
    const [{ IdeaDialog }] = await Promise.all([import('../ideas/IdeaDialog'), loadTexts('ideas')]);
    return IdeaDialog;
  }),
  winners: lazyPart<TitlePartProps>(async () => {
    const [{ WinnersDialog }] = await Promise.all([import('../winners/WinnersDialog'), loadTexts('draw')]);
    return WinnersDialog;
  }),
  teams: lazyPart<TitlePartProps>(async () => {
    const [{ TeamsDialog }] = await Promise.all([import('../teams/TeamsDialog'), loadTexts('draw')]);
    return TeamsDialog;
  }),
  media: lazyPart<TitlePartProps>(async () => (await loadScreens()).MediaExplorer),
  library: lazyPart<TitlePartProps>(async () => {
    const [{ LibraryDialog }] = await Promise.all([import('../library/LibraryDialog'), loadTexts('library')]);
    return LibraryDialog;
  }),
  samples: lazyPart<TitlePartProps>(async () => (await withTexts(import('./SampleGallery'))).SampleGallery),
};
