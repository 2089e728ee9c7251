import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Panel } from '../../../components/dialog/Panel';
import { Fold } from '../../../components/fold/Fold';
import { lazyPart } from '../../../components/lazy-part/lazy-part';
import { ShowPart } from '../../../components/lazy-part/ShowPart';
import { SwitchRow } from '../../../components/switch/SwitchRow';
import { useTranslation } from '../../../i18n/use-translation';
import { isInRoom, roomStore } from '../../../live/room-store';
import { TurnRound } from '../../../stage/TurnRound';
import { setSetting } from '../../../wheel/edits/settings-edits';
import { drawModeOf } from '../../../wheel/picking/draw-mode';
import { wheelStore } from '../../../wheel/store';
import type { OfficialDrawProps } from '../official/OfficialDraw';
import { ClaimTime } from './ClaimTime';
import styles from './DrawModePanel.module.css';
import { TeamsOptions, WinnersOptions } from './ModeCounts';
import { PrizesSetup } from './PrizesSetup';
import { SpinsOwed } from './SpinsOwed';

interface DrawModePanelProps {
  /** The modes that the panel opens beside. */
  group: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

const officialPart = lazyPart<OfficialDrawProps>(
  async () => (await import('../official/OfficialDraw')).OfficialDraw,
);

/** The settings of the chosen mode. */
export function DrawModePanel({ group, onLeave }: DrawModePanelProps) {
  const { t } = useTranslation(['draw', 'wheels', 'wheelSettings', 'spin']);
  const mode = useStore(wheelStore, (state) => drawModeOf(state.wheel));
  const leaves = useStore(wheelStore, (state) => state.wheel.spin.winnerLeaves === true);
  const isBlind = useStore(wheelStore, (state) => state.wheel.spin.isBlind === true);
  const isLive = useStore(roomStore, isInRoom);
  const { edit, endGesture } = wheelStore.getState();
  const [asksOfficial, setAsksOfficial] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // A visitor who chose a mode by touch doesn't want the on-screen keyboard; one who used a key continues in
  // the panel.
  useEffect(() => {
    endGesture();
    if (group.current?.querySelector(':focus-visible'))
      title.current?.parentElement?.querySelector('input')?.focus();
  }, [endGesture, group]);

  return (
    <Panel
      label={t('spin:modes.options')}
      className={styles.panel}
      beside={group}
      onToggle={(isOpen) => !isOpen && onLeave()}
    >
      <h2 ref={title} className={styles.title}>
        {t(`spin:modes.${mode}`)}
      </h2>
      {mode === 'several' && <WinnersOptions />}
      {mode === 'teams' && <TeamsOptions />}
      {mode === 'one' && (
        <SwitchRow
          label={t('wheelSettings:turns.leaves')}
          hint={t('wheelSettings:turns.leavesHint')}
          isOn={leaves}
          onChange={(isOn) => edit(setSetting('winnerLeaves', isOn))}
        />
      )}
      {mode === 'everyoneOnce' && (
        <>
          <p className={styles.hint}>{t('wheelSettings:turns.hints.noRepeats')}</p>
          <TurnRound />
        </>
      )}
      {isLive && mode !== 'teams' && <ClaimTime />}
      {mode !== 'teams' && (
        <SwitchRow
          label={t('wheelSettings:spin.blind')}
          hint={t('wheelSettings:spin.blindHint')}
          isOn={isBlind}
          onChange={(isOn) => edit(setSetting('blindSpin', isOn))}
        />
      )}
      {(mode === 'one' || mode === 'everyoneOnce') && (
        <Fold title={t('draw:prizes.title')}>
          <PrizesSetup />
        </Fold>
      )}
      <Fold title={t('draw:owed.title')}>
        <SpinsOwed />
      </Fold>
      {mode !== 'everyoneOnce' && !isLive && (
        <Fold title={t('draw:title')} onOpen={() => setAsksOfficial(true)}>
          {asksOfficial && <ShowPart part={officialPart} mode={mode} onDrawn={onLeave} />}
        </Fold>
      )}
    </Panel>
  );
}
