import type { RefObject } from 'react';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { loadTexts } from '../../i18n/load-texts';

export interface TitlePartProps {
  /** The button at the wheel's name. */
  opener: RefObject<HTMLButtonElement | null>;
}

const withTexts = async <Module>(module: Promise<Module>): Promise<Module> => {
  const [loaded] = await Promise.all([module, loadTexts('wheels', 'cloud')]);
  return loaded;
};

/** What opens at the wheel's name, fetched when it is first wanted. */
export const titleParts = {
  menu: lazyPart<TitlePartProps>(async () => (await withTexts(import('./WheelMenu'))).WheelMenu),
  name: lazyPart<TitlePartProps>(async () => (await withTexts(import('./WheelNameForm'))).WheelNameForm),
  versions: lazyPart<TitlePartProps>(
    async () => (await withTexts(import('../cloud/VersionsDialog'))).VersionsDialog,
  ),
  samples: lazyPart<TitlePartProps>(async () => (await withTexts(import('./SampleGallery'))).SampleGallery),
};
