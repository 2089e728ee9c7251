import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useState } from 'react';
import { Panel, usePanel } from '../../components/dialog/Panel';
import { HeaderButton } from '../../components/header-button/HeaderButton';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import styles from './MoreMenu.module.css';

const itemsPart = lazyPart(async () => (await withTexts(import('./MoreItems'), 'wheels', 'cloud')).MoreItems);

/** What is about the whole page, and on a narrow screen the items that don't fit into the header. */
export function MoreMenu() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { id, button, close } = usePanel();
  return (
    <>
      <HeaderButton
        label={t('more')}
        icon={<IconDots size={20} aria-hidden />}
        {...button}
        {...warmedBy(itemsPart)}
      />
      <Panel id={id} label={t('more')} className={styles.panel} onToggle={setOpen}>
        {isOpen && <ShowPart part={itemsPart} onLeave={close} />}
      </Panel>
    </>
  );
}
