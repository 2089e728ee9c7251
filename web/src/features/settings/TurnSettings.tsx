import { SelectField } from '../../components/field/SelectField';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { TurnRound } from '../../stage/TurnRound';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { turnModes } from '../../wheel/picking/turns';
import styles from './SettingsPanel.module.css';

/** When a choice may win again. */
export function TurnSettings({ values, change }: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  return (
    <>
      <SelectField
        label={t('turns.mode')}
        value={values.turns}
        options={turnModes.map((value) => ({ value, label: t(`turns.modes.${value}`) }))}
        onChange={(mode) => change('turns', turnModes.find((each) => each === mode) ?? 'none')}
      />
      <p className={styles.hint}>{t(`turns.hints.${values.turns}`)}</p>
      {values.turns === 'noRepeats' && <TurnRound />}
      <SwitchRow
        label={t('turns.leaves')}
        hint={t('turns.leavesHint')}
        isOn={values.winnerLeaves}
        onChange={(isOn) => change('winnerLeaves', isOn)}
      />
    </>
  );
}
