import type { ComponentType } from 'react';
import type { DialogName, DialogProps } from '../components/dialog/open-dialog';
import { withTexts } from '../i18n/load-texts';

type Loaders = { [Name in DialogName]: () => Promise<ComponentType<DialogProps<Name>>> };

/** Which part shows which dialog, each fetched with its texts. A new dialog is a line here and one in `Dialogs`. */
export const dialogs: Loaders = {
  conflict: async () => (await withTexts(import('../features/cloud/ConflictDialog'), 'cloud')).ConflictDialog,
  dealtTeams: async () => (await withTexts(import('../features/draw/teams/TeamsStage'), 'draw')).TeamsStage,
  drawnWinners: async () =>
    (await withTexts(import('../features/draw/winners/WinnersStage'), 'draw')).WinnersStage,
  ideas: async () => (await withTexts(import('../features/ideas/IdeaDialog'), 'ideas')).IdeaDialog,
  import: async () =>
    (await withTexts(import('../features/choices/import/ImportDialog'), 'import', 'lists')).ImportDialog,
  library: async () =>
    (await withTexts(import('../features/library/LibraryDialog'), 'library', 'cloud')).LibraryDialog,
  listAddress: async () =>
    (await withTexts(import('../features/choices/address/ListAddressDialog'), 'import')).ListAddressDialog,
  live: async () =>
    (await withTexts(import('../features/live/LiveDialog'), 'live', 'share', 'stream')).LiveDialog,
  lobby: async () => (await withTexts(import('../features/live/Lobby'), 'live')).Lobby,
  media: async () =>
    (await withTexts(import('../features/media/MediaExplorer'), 'media', 'sound')).MediaExplorer,
  name: async () =>
    (await withTexts(import('../features/wheels/WheelNameForm'), 'wheels', 'cloud')).WheelNameForm,
  picture: async () => (await withTexts(import('../features/media/ImagePreview'), 'media')).ImagePreview,
  question: async () => (await import('../components/question/QuestionDialog')).QuestionDialog,
  report: async () =>
    (await withTexts(import('../features/reports/ReportDialog'), 'reports', 'feedback')).ReportDialog,
  samples: async () =>
    (await withTexts(import('../features/wheels/SampleGallery'), 'wheels', 'cloud')).SampleGallery,
  search: async () => (await withTexts(import('../features/search/SearchDialog'), 'search')).SearchDialog,
  share: async () => (await withTexts(import('../features/share/ShareDialog'), 'share')).ShareDialog,
  shortcuts: async () =>
    (await withTexts(import('../features/shortcuts/ShortcutSheet'), 'shortcuts')).ShortcutSheet,
  slice: async () =>
    (await withTexts(import('../features/slice/SliceDialog'), 'wheelOptions', 'look', 'sound')).SliceDialog,
  stream: async () => (await withTexts(import('../features/stream/StreamDialog'), 'stream')).StreamDialog,
  takeAlong: async () =>
    (await withTexts(import('../features/library/TakeAlongDialog'), 'library', 'cloud')).TakeAlongDialog,
  versions: async () =>
    (await withTexts(import('../features/cloud/VersionsDialog'), 'wheels', 'cloud')).VersionsDialog,
};
