import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { type MouseEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../../components/controls/IconButton';
import { lazyPart, usePart } from '../../../components/lazy-part/lazy-part';
import { tellMissingPart } from '../../../components/lazy-part/tell-missing-part';
import { warmedBy } from '../../../components/lazy-part/warm-up';
import { RadioLabel } from '../../../components/segment/RadioLabel';
import { withTexts } from '../../../i18n/load-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { isInRoom, roomStore } from '../../../live/room-store';
import type { SpinOptions } from '../../../wheel/motion/spin-wheel';
import { type DrawMode, drawModeOf, drawModes, setDrawMode } from '../../../wheel/picking/draw-mode';
import { wheelStore } from '../../../wheel/store';
import styles from './DrawModes.module.css';

const panelPart = lazyPart(
  async () => (await withTexts(import('./DrawModePanel'), 'draw', 'wheelSettings')).DrawModePanel,
);

/** Arrow keys pass the modes in between: together they are one step to undo. */
const chooseMode = (mode: DrawMode): void =>
  wheelStore.getState().edit(setDrawMode(mode, Date.now()), 'draw mode');

/** Returns false where the wheel is spun for one winner. Several winners and teams are drawn by code that is fetched with the panel. */
export function drawByMode(plan?: SpinOptions['plan']): boolean {
  const mode = drawModeOf(wheelStore.getState().wheel);
  if (mode !== 'several' && mode !== 'teams') return false;
  import('../start-draws').then(
    ({ drawAsSet }) => drawAsSet(plan),
    (error) => tellMissingPart('The draw modes could not be loaded.', error),
  );
  return true;
}

/** What a spin draws, beside the button that spins. In a live room the room draws. */
export function DrawModes() {
  const { t } = useTranslation('spin');
  const mode = useStore(wheelStore, (state) => drawModeOf(state.wheel));
  const isLive = useStore(roomStore, isInRoom);
  const isSpinning = useStore(wheelStore, (state) => state.spinning);
  /** Counts the openings, each of which is a panel of its own; 0 while it is closed. */
  const [opening, setOpening] = useState(0);
  const isOpen = opening > 0;
  const open = () => setOpening((last) => last + 1);
  const close = () => setOpening(0);
  const group = useRef<HTMLDivElement>(null);
  /** A press beside the panel closes it before the click arrives: the click must not open it again. */
  const wasOpen = useRef(false);
  const toggle = ({ detail }: MouseEvent) => ((detail > 0 ? wasOpen.current : isOpen) ? close() : open());
  const Panel = usePart(isOpen ? panelPart : null, (error) => {
    tellMissingPart('The draw modes could not be loaded.', error);
    close();
  });
  if (isLive) return null;

  return (
    <div
      ref={group}
      className={styles.modes}
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
              else if (each === 'several' || each === 'teams') open();
            }}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              // With one of them it spins.
              if (key === 'Enter' && !ctrlKey && !metaKey) open();
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
        <IconAdjustmentsHorizontal size={18} aria-hidden />
      </IconButton>
      {Panel && <Panel key={opening} group={group} onLeave={close} />}
    </div>
  );
}
