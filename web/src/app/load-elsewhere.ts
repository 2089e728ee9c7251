import { findLocalWheel } from '../cloud/local-wheel';
import { currentLanguage } from '../i18n/i18n';
import { translate } from '../i18n/translate';
import { loadSamples } from '../stage/load-samples';
import type { Wheel } from '../wheel/document/document';
import { sampleWheel } from '../wheel/document/sample';
import type { WheelChoice } from './choose-wheel';
import type { Attempt } from './find-wheel';
import { defaultSlug, localWheelAddress } from './routes';

/** Loads a wheel that isn't at hand when the page starts. */
export async function loadElsewhere(
  choice: Exclude<WheelChoice, { from: 'session' | 'content' }>,
  stored: Wheel | null,
  tabKey: string | null,
): Promise<Attempt> {
  switch (choice.from) {
    case 'stored':
      return { wheel: (await keptOf(tabKey)) ?? stored };
    case 'link': {
      const { wheel = null, problem } = await (await import('./open-wheel-link')).openWheelLink();
      return { wheel, problem };
    }
    case 'share':
      return (await import('../cloud/load-wheels')).loadSharedWheel(choice.shareId);
    case 'cloud':
    case 'recent':
      return (await import('../cloud/open-cloud-wheel')).openCloudWheel(choice.wheelId);
    case 'slug':
      return wheelNamed(localWheelAddress(window.location.pathname).slug);
    case 'default':
      return sampleNamed(defaultSlug(), true);
  }
}

/** Another tab has stored another wheel since then: a reload shows the wheel of this tab. */
async function keptOf(key: string | null): Promise<Wheel | null> {
  if (key === null) return null;
  const { openLibrary } = await import('../library/library');
  const kept = await (await openLibrary()).read(key).catch(() => null);
  return kept?.record.document ?? null;
}

/** An address of several segments names no wheel. */
const wheelNamed = async (slug: string | undefined): Promise<Attempt> =>
  slug === undefined ? { wheel: null } : sampleNamed(slug, false);

async function sampleNamed(slug: string | undefined, orFirst: boolean): Promise<Attempt> {
  const inLanguage = async () => {
    const found = await findLocalWheel({ language: currentLanguage(), slug }, loadSamples);
    return found && (orFirst || !found.isDefault)
      ? sampleWheel(found.sample, translate('common:myWheel'))
      : null;
  };
  return { wheel: await inLanguage(), inLanguage };
}
