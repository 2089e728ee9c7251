import type { ComponentType } from 'react';
import type { DialogPart, DialogProps } from '../components/dialog/open-dialog';
import { withTexts } from '../i18n/load-texts';

/** The dialogs that any part of the page may open, each fetched with its texts. A new dialog is one line here. */
export const dialogs: Record<DialogPart, () => Promise<ComponentType<DialogProps>>> = {
  dealtTeams: async () => (await withTexts(import('../features/draw/teams/TeamsStage'), 'draw')).TeamsStage,
  draw: async () => (await withTexts(import('../features/draw/DrawDialog'), 'draw')).DrawDialog,
  drawnWinners: async () =>
    (await withTexts(import('../features/draw/winners/WinnersStage'), 'draw')).WinnersStage,
  ideas: async () => (await withTexts(import('../features/ideas/IdeaDialog'), 'ideas')).IdeaDialog,
  library: async () =>
    (await withTexts(import('../features/library/LibraryDialog'), 'library')).LibraryDialog,
  media: async () =>
    (await withTexts(import('../features/media/MediaExplorer'), 'media', 'sound')).MediaExplorer,
  name: async () =>
    (await withTexts(import('../features/wheels/WheelNameForm'), 'wheels', 'cloud')).WheelNameForm,
  samples: async () =>
    (await withTexts(import('../features/wheels/SampleGallery'), 'wheels', 'cloud')).SampleGallery,
  takeAlong: async () =>
    (await withTexts(import('../features/library/TakeAlongDialog'), 'library', 'cloud')).TakeAlongDialog,
  teams: async () => (await withTexts(import('../features/draw/teams/TeamsDialog'), 'draw')).TeamsDialog,
  versions: async () =>
    (await withTexts(import('../features/cloud/VersionsDialog'), 'wheels', 'cloud')).VersionsDialog,
  wheelMenu: async () => (await withTexts(import('./shell/WheelMenu'), 'wheels', 'cloud')).WheelMenu,
  winners: async () =>
    (await withTexts(import('../features/draw/winners/WinnersDialog'), 'draw')).WinnersDialog,
};
