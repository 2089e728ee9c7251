import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { useState } from 'react';
import { Button } from '../../components/controls/Button';
import { openDialog } from '../../components/dialog/open-dialog';
import { useTranslation } from '../../i18n/use-translation';
import { noteAsked } from '../../library/asked-wheels';
import type { WheelCard } from '../../library/wheel-record';
import type { User } from '../../session/user';
import styles from './TakeAlongBanner.module.css';
import { wheelsToTake } from './use-cards';

/** Offers to save the wheels that are only in this browser; "Not now" hides it until there are other wheels. */
export function TakeAlongBanner({ cards, user }: { cards: readonly WheelCard[]; user: User }) {
  const { t } = useTranslation('library');
  const [, setAnswered] = useState(0);
  const offered = wheelsToTake(cards, user, 'answered');
  const refuse = () => {
    noteAsked(
      offered.map(({ key }) => key),
      user,
      'answered',
    );
    setAnswered((times) => times + 1);
  };
  return (
    offered.length > 0 && (
      <div className={styles.banner}>
        <IconCloudUp className={styles.icon} size={28} aria-hidden />
        <p className={styles.text}>{t('along.offer', { count: offered.length })}</p>
        <div className={styles.answers}>
          <Button onClick={refuse}>{t('along.later')}</Button>
          <Button look="main" onClick={() => openDialog('takeAlong')}>
            {t('along.choose')}
          </Button>
        </div>
      </div>
    )
  );
}
