import { useStore } from 'zustand';
import { leadThroughSignIn } from '../../cloud/lead-through-sign-in';
import { saveStateOf, saveStore } from '../../cloud/save-state';
import { saveCurrentWheel } from '../../cloud/save-wheel';
import { Button } from '../../components/controls/Button';
import { Answers } from '../../components/dialog/CardDialog';
import { useTranslation } from '../../i18n/use-translation';
import { sessionStore } from '../../session/session-state';
import { wheelStore } from '../../wheel/store';
import styles from './ShareDialog.module.css';
import type { SharingBlock } from './sharing-rules';

/** Why this wheel can't be shared yet, and the one thing to do about it. */
export function ShareBlocked({ reason, onClose }: { reason: SharingBlock; onClose: () => void }) {
  const { t } = useTranslation('share');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const user = useStore(sessionStore, (state) => state.user);
  const isSaving = useStore(saveStore, (shown) => saveStateOf(wheel, user, shown) === 'saving');

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
