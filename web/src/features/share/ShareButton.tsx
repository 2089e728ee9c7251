import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { useStore } from 'zustand';
import { HeaderButton } from '../../components/header-button/HeaderButton';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { openShare, shareStore } from '../../stage/share-state';

const dialog = lazyPart(async () => (await withTexts(import('./ShareDialog'), 'share')).ShareDialog);

export function ShareButton() {
  const { t } = useTranslation('shell');
  const isOpen = useStore(shareStore, (state) => state.isOpen);
  return (
    <>
      <HeaderButton
        label={t('share')}
        text={t('share')}
        icon={<IconShare2 size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={openShare}
        {...warmedBy(dialog)}
      />
      {isOpen && <ShowPart part={dialog} />}
    </>
  );
}
