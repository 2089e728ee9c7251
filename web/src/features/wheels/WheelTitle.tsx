import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { notify } from '../../components/toasts/notify';
import { wheelStore } from '../../wheel/store';
import { titleParts } from './title-parts';
import styles from './WheelTitle.module.css';
import { closeAtTitle, openAtTitle, wheelTitleStore } from './wheel-title-state';

const warmUp = () => void titleParts.menu.fetch().catch(() => {});

/** The wheel's name and what it is for; behind the arrow what can be done with the whole wheel. */
export function WheelTitle() {
  const { t } = useTranslation('shell');
  const name = useStore(wheelStore, (state) => state.config['wheel-definition'].name)?.trim() || t('wheel');
  const description = useStore(wheelStore, (state) => state.config['wheel-definition'].description);
  const open = useStore(wheelTitleStore, (state) => state.open);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={styles.title}>
        <div className={styles.line}>
          <h1 className={styles.name}>{name}</h1>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label={`${t('wheel')}: ${name}`}
            aria-haspopup="menu"
            aria-expanded={open === 'menu'}
            onClick={() => openAtTitle(open === 'menu' ? null : 'menu')}
            onPointerEnter={warmUp}
            onFocus={warmUp}
          >
            <IconChevronDown size={22} aria-hidden />
          </button>
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {open && <TitlePart key={open} open={open} opener={button} />}
    </>
  );
}

function TitlePart({
  open,
  opener,
}: {
  open: keyof typeof titleParts;
  opener: RefObject<HTMLButtonElement | null>;
}) {
  const { t } = useTranslation('errors');
  const part = titleParts[open];
  const [isReady, setReady] = useState(part.current !== undefined);

  useEffect(() => {
    if (isReady) return;
    part.fetch().then(
      () => setReady(true),
      (error: unknown) => {
        console.error('A part of the page could not be loaded.', error);
        notify('error', `${t('part.title')}. ${t('part.text')}`);
        closeAtTitle();
      },
    );
  }, [part, isReady, t]);

  const Part = part.current;
  return isReady && Part ? <Part opener={opener} /> : null;
}
