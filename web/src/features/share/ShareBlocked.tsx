import { useStore } from 'zustand';
import { leadThroughSignIn } from '../../cloud/lead-through-sign-in';
import { saveStore } from '../../cloud/save-state';
import { saveCurrentWheel } from '../../cloud/save-wheel';
import { Button } from '../../components/controls/Button';
import { Answers } from '../../components/dialog/CardDialog';
import { useTranslation } from '../../i18n/use-translation';
import { keyOfWheel } from '../../wheel/document/wheel-key';
import { wheelStore } from '../../wheel/store';
import styles from './ShareDialog.module.css';
import type { SharingBlock } from './sharing-rules';

/** Why this wheel can't be shared yet, and the one thing to do about it. */
export function ShareBlocked({ reason, onClose }: { reason: SharingBlock; onClose: () => void }) {
  const { t } = useTranslation('share');
  const key = useStore(wheelStore, ({ wheel }) => keyOfWheel(wheel));
  const isSaving = useStore(saveStore, ({ wheels }) => wheels[key]?.isSaving === true);

  const act = async () => {
    if (reason === 'not_authenticated') return leadThroughSignIn('share');
    // The dialog closes so that the question of the save can be seen.
    if (!(await saveCurrentWheel())) onClose();
  };
  return (
    <>
      <p className={styles.text}>{t(`blocked.${reason}.text`)}</p>
      {reason !== 'no_config' && (
        <Answers>
          <Button look={reason === 'not_authenticated' ? 'quiet' : 'main'} disabled={isSaving} onClick={act}>
            {t(`blocked.${reason}.action`)}
          </Button>
        </Answers>
      )}
    </>
  );
}
