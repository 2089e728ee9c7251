import { Button } from '../../components/controls/Button';
import { problemText } from '../../components/problem/problem-text';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import styles from './DrawDialog.module.css';
import type { DrawInDialog } from './use-official-draw';

/** What an official draw is, the server's commitment, and whether the texts stay private. */
export function DrawTerms({ state, hidesTexts, hideTexts }: DrawInDialog) {
  const { t } = useTranslation('draw');
  const promised = state.commitment?.begun.promised;
  return (
    <>
      <p className={styles.text}>{t('text')}</p>
      {promised && (
        <dl className={styles.promise}>
          <dt>{t('number')}</dt>
          <dd>{promised.number}</dd>
          <dt>{t('commitment')}</dt>
          <dd className={styles.code}>{promised.commitment}</dd>
        </dl>
      )}
      <SwitchRow label={t('hides.label')} hint={t('hides.hint')} isOn={hidesTexts} onChange={hideTexts} />
    </>
  );
}

/** Why the server hasn't drawn, or what the draw waits for; nothing otherwise. */
export function DrawTrouble({ state }: DrawInDialog) {
  const { t } = useTranslation('draw');
  if (state.phase === 'failed') return problemText(state.problem, 'draw');
  return state.phase === 'awaiting' ? t('awaiting', { round: state.round }) : null;
}

interface DrawButtonProps {
  official: DrawInDialog;
  isDisabled: boolean;
}

/** Submits the form around it to make the committed draw; without a commitment, requests one. */
export function DrawButton({ official, isDisabled }: DrawButtonProps) {
  const { t } = useTranslation('draw');
  const { state, promiseAnew } = official;
  if (state.phase === 'failed' && (state.problem === 'late' || !state.commitment))
    return (
      <Button look="main" onClick={promiseAnew}>
        {t('common:retry')}
      </Button>
    );
  return (
    <Button
      look="main"
      type="submit"
      disabled={isDisabled || (state.phase !== 'promised' && state.phase !== 'failed')}
    >
      {state.commitment ? t('draw') : t('preparing')}
    </Button>
  );
}

interface DrawSubmitProps {
  /** Null when the page itself draws. */
  official: DrawInDialog | null;
  isDisabled: boolean;
  /** The label when the page itself draws. */
  label: string;
}

/** Draws: here, or by the server as it has committed. */
export function DrawSubmit({ official, isDisabled, label }: DrawSubmitProps) {
  if (official) return <DrawButton official={official} isDisabled={isDisabled} />;
  return (
    <Button look="main" type="submit" disabled={isDisabled}>
      {label}
    </Button>
  );
}

interface OfficialChoiceProps {
  official: DrawInDialog;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the server draws, so that anyone can check it; and then its terms. */
export function OfficialChoice({ official, isOn, onChange }: OfficialChoiceProps) {
  const { t } = useTranslation('draw');
  return (
    <>
      <SwitchRow
        label={t('official.label')}
        {...(isOn ? {} : { hint: t('official.hint') })}
        isOn={isOn}
        onChange={onChange}
      />
      {isOn && <DrawTerms {...official} />}
    </>
  );
}
