import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { useTranslation } from '../../i18n/use-translation';
import { setPresenting } from '../../state/ui';
import { wheelStore } from '../../wheel/store';
import styles from './Presenter.module.css';
import { present } from './present';

const stopPresenting = () => setPresenting(false);

import { SoundCheck } from './SoundCheck';

/** For a projector: the wheel alone, as large as the screen, in type that can be read from the last row. */
export function Presenter() {
  const { t } = useTranslation('shortcuts');
  const name = useStore(wheelStore, (state) => state.wheel.name)?.trim();
  useEffect(() => present(stopPresenting), []);
  return (
    <section className={styles.bar} aria-label={t('presenter.title')}>
      {name && (
        <h1 className={styles.name} dir="auto">
          {name}
        </h1>
      )}
      <SoundCheck />
      <Button onClick={stopPresenting}>
        <IconX size="1.25em" aria-hidden />
        {t('presenter.leave')}
      </Button>
    </section>
  );
}
