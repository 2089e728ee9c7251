import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { IconButton } from '../../components/controls/IconButton';
import { useTranslation } from '../../i18n/use-translation';
import { setVisiting, togglePanel } from '../../state/ui';
import { wheelStore } from '../../wheel/store';
import { makeMine } from './make-mine';
import styles from './VisitCard.module.css';

/** What a visitor reads beside a wheel that was sent to them, and the two ways to edit it. */
export function VisitCard() {
  const { t } = useTranslation(['share', 'shell']);
  const description = useStore(wheelStore, ({ wheel }) => wheel.description);
  const count = useStore(wheelStore, ({ wheel }) => wheel.slices.length);
  const isSpinning = useStore(wheelStore, ({ spinning }) => spinning);

  useEffect(
    () =>
      wheelStore.subscribe(({ wheel }, before) => {
        if (wheel.id !== before.wheel.id) setVisiting(false);
      }),
    [],
  );
  const edit = () => {
    togglePanel();
    // The button is gone.
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>('#panel [role="tab"][aria-selected="true"]')?.focus();
    });
  };
  return (
    <div className={styles.card}>
      {description && <p className={styles.words}>{description}</p>}
      <p className={styles.count}>{t('common:choices', { count })}</p>
      <div className={styles.ways}>
        <Button disabled={isSpinning} onClick={() => void makeMine(edit)}>
          {t('share:visit.mine')}
        </Button>
        <IconButton label={t('shell:panel.show')} aria-expanded={false} onClick={edit}>
          <IconPencil size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
