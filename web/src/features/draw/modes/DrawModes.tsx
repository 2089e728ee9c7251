import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { type MouseEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../../components/controls/IconButton';
import { OnItsWay } from '../../../components/dialog/OnItsWay';
import { lazyPart, usePart } from '../../../components/lazy-part/lazy-part';
import { tellMissingPart } from '../../../components/lazy-part/tell-missing-part';
import { warmedBy } from '../../../components/lazy-part/warm-up';
import { RadioLabel } from '../../../components/segment/RadioLabel';
import { withTexts } from '../../../i18n/load-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { isWatching, roomStore } from '../../../live/room-store';
import type { SpinOptions } from '../../../wheel/motion/spin-wheel';
import { type DrawMode, drawModeOf, drawModes, setDrawMode } from '../../../wheel/picking/draw-mode';
import { type PrizeWinner, prizeWinnerIn } from '../../../wheel/picking/prizes';
import { canSpin, wheelStore } from '../../../wheel/store';
import styles from './DrawModes.module.css';
import { closeModePanel, modePanelStore, openModePanel } from './mode-panel';

const panelPart = lazyPart(
  async () => (await withTexts(import('./DrawModePanel'), 'draw', 'wheelSettings')).DrawModePanel,
);

/** Arrow keys pass the modes in between: together they are one step to undo. */
const chooseMode = (mode: DrawMode): void =>
  wheelStore.getState().edit(setDrawMode(mode, Date.now()), 'draw mode');

/** The prize of somebody whose own draw was official is drawn officially; otherwise the wheel is spun. */
function drawPrize({ receipt }: PrizeWinner): boolean {
  if (receipt === undefined) return false;
  if (beingDrawn.has(receipt) || !canSpin(wheelStore.getState())) return true;
  beingDrawn.add(receipt);
  import('../official/spin-officially')
    .then(({ spinOfficially }) => spinOfficially())
    .catch((error) => tellMissingPart('The official draw could not be loaded.', error))
    .finally(() => beingDrawn.delete(receipt));
  return true;
}

/** By the receipts of their winners: a second press begins no second draw. */
const beingDrawn = new Set<string>();

/** Returns false where the wheel is spun for one winner. Several winners and teams are drawn by code that is fetched with the panel. */
export function drawByMode(plan?: SpinOptions['plan']): boolean {
  const { wheel } = wheelStore.getState();
  const winner = prizeWinnerIn(wheel.spin);
  if (winner) return drawPrize(winner);
  const mode = drawModeOf(wheel);
  if (mode !== 'several' && mode !== 'teams') return false;
  import('../start-draws').then(
    ({ drawAsSet }) => drawAsSet(plan),
    (error) => tellMissingPart('The draw modes could not be loaded.', error),
  );
  return true;
}

/** What a spin draws, beside the button that spins. In a live room the host decides. */
export function DrawModes() {
  const { t } = useTranslation('spin');
  const mode = useStore(wheelStore, (state) => drawModeOf(state.wheel));
  const isOnlyWatched = useStore(roomStore, isWatching);
  const isSpinning = useStore(wheelStore, (state) => state.spinning);
  const { isOpen, opening } = useStore(modePanelStore);
  const group = useRef<HTMLDivElement>(null);
  /** A press beside the panel closes it before the click arrives: the click must not open it again. */
  const wasOpen = useRef(false);
  const toggle = ({ detail }: MouseEvent) =>
    (detail > 0 ? wasOpen.current : isOpen) ? closeModePanel() : openModePanel();
  const Panel = usePart(isOpen ? panelPart : null, (error) => {
    tellMissingPart('The draw modes could not be loaded.', error);
    closeModePanel();
  });
  if (isOnlyWatched) return null;

  return (
    <div
      ref={group}
      className={styles.modes}
      data-recedes
      {...warmedBy(panelPart)}
      onPointerDownCapture={() => {
        wasOpen.current = isOpen;
      }}
    >
      <div role="radiogroup" aria-label={t('modes.label')} className={styles.group}>
        {drawModes.map((each) => (
          <RadioLabel
            key={each}
            className={styles.mode}
            name="draw-mode"
            checked={each === mode}
            disabled={isSpinning}
            onChange={() => chooseMode(each)}
            onClick={(event) => {
              // A pointer, not an arrow key: the number is wanted next, and a second click asks for the options.
              if (event.detail === 0) return;
              if (each === mode) toggle(event);
              else if (each === 'several' || each === 'teams') openModePanel();
            }}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              // With one of them it spins.
              if (key === 'Enter' && !ctrlKey && !metaKey) openModePanel();
            }}
          >
            {t(`modes.${each}`)}
          </RadioLabel>
        ))}
      </div>
      <IconButton
        className={styles.options}
        label={t('modes.options')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden />
      </IconButton>
      {isOpen &&
        (Panel ? (
          <Panel key={opening} group={group} onLeave={closeModePanel} />
        ) : (
          <OnItsWay onClose={closeModePanel} />
        ))}
    </div>
  );
}
