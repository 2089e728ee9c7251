import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { isWatching, roomStore } from '../../live/room-store';
import { ui } from '../../state/ui';
import { wheelStore } from '../../wheel/store';
import styles from './WheelTitle.module.css';

const fieldPart = lazyPart(async () => (await import('./TitleField')).TitleField);

const menuEntries = async () => (await withTexts(import('./wheel-menu'), 'wheels', 'cloud')).wheelMenu();

/** The wheel's name, as that of a document: a click renames it, the arrow beside it opens the wheel's menu. */
export function WheelTitle() {
  const { t } = useTranslation('shell');
  const name = useStore(wheelStore, (state) => state.wheel.name)?.trim() || t('common:wheel');
  const isOnlyWatched = useStore(roomStore, isWatching);
  const isVisiting = useStore(ui, (state) => state.isVisiting);
  const [isRenaming, setRenaming] = useState(false);
  const label = useRef<HTMLButtonElement>(null);
  const Field = usePart(isRenaming ? fieldPart : null, (error) => {
    tellMissingPart('The field of the name could not be loaded.', error);
    setRenaming(false);
  });

  if (isOnlyWatched || isVisiting)
    return (
      <div className={styles.title}>
        <h1 className={styles.name}>
          <span className={styles.label}>{name}</span>
        </h1>
      </div>
    );
  return (
    <div className={styles.title}>
      <h1 className={styles.name}>
        {Field ? (
          <Field onLeave={() => setRenaming(false)} label={label} />
        ) : (
          <button
            ref={label}
            type="button"
            className={styles.label}
            title={t('common:labelled', { label: t('common:rename'), value: name })}
            onClick={() => setRenaming(true)}
            {...warmedBy(fieldPart)}
          >
            {name}
          </button>
        )}
      </h1>
      <MenuWithButton
        className={styles.arrow}
        label={t('common:labelled', { label: t('common:wheel'), value: name })}
        icon={<IconChevronDown size={20} aria-hidden />}
        entries={menuEntries}
        isFocusHome
      />
    </div>
  );
}
