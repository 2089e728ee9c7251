import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { SelectField } from '../../components/select-field/SelectField';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { dayOf, newRound, slicesInTurn, turnModes, waitingFor } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';
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
      {values.turns === 'noRepeats' && <Round />}
    </>
  );
}

function Round() {
  const { t } = useTranslation('wheelSettings');
  const had = useStore(wheelStore, ({ wheel }) => {
    const inTurn = slicesInTurn(wheel);
    const today = dayOf(Date.now());
    return wheel.slices.filter((slice, place) => waitingFor(slice, inTurn[place], today) === 'hadTurn')
      .length;
  });
  return (
    <div className={styles.fact}>
      {t('turns.had', { count: had })}
      <span className={styles.factEnd}>
        <Button onClick={() => wheelStore.getState().edit(newRound(Date.now()))} disabled={had === 0}>
          {t('turns.newRound')}
        </Button>
      </span>
    </div>
  );
}
