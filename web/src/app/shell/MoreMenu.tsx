import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useId, useRef, useState } from 'react';
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
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <HeaderButton
        label={t('more')}
        icon={<IconDots size={20} aria-hidden />}
        popoverTarget={id}
        {...warmedBy(itemsPart)}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('more')}
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <ShowPart part={itemsPart} onLeave={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}
