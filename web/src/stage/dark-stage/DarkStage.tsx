import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { ModalFrame } from '../../components/dialog/ModalFrame';
import { useSaid } from '../../components/message/Announcer';
import type { Slice } from '../../wheel/document/document';
import { lookOf } from '../../wheel/drawing/look';
import { wheelStore } from '../../wheel/store';
import { useCelebration } from '../winner-look';
import styles from './DarkStage.module.css';
import { useImpact } from './use-impact';

interface DarkStageProps {
  /** Its accessible name once it is shown; before that it is the line above. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  /** The line above what is shown. */
  eyebrow: string;
  /** What a screen reader announces when it is shown, unless the dialog's name says it. */
  said: string;
  colors: { background: string; color: string };
  /** Until the beat is over nothing of it is visible. */
  isShown: boolean;
  /** The slice on the wheel that grows into the band of its name. */
  grown?: Slice | undefined;
  celebrated: Slice | undefined;
  /** The answer that has the focus. */
  first: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Darkens the whole window in both schemes and shows the winners on it. */
export function DarkStage({ name, eyebrow, said, colors, isShown, grown, ...stage }: DarkStageProps) {
  const { celebrated, first, onClose, children } = stage;
  const board = useRef<HTMLDivElement>(null);
  const celebration = useRef<HTMLDivElement>(null);
  const [hasHit, hit, flashes] = useImpact(isShown, board, grown?.guid);
  // The letters of the wheel: those of its scene, if it has one.
  const letters = useStore(wheelStore, ({ wheel }) => lookOf(wheel).text.font);
  usePressesOnce();
  useCelebration(hasHit && isShown ? celebrated : undefined, celebration, colors);
  // The dialog is named and announced before that: a screen reader doesn't wait for the picture.
  useSaid(isShown && said);
  useEffect(() => {
    if (isShown && hasHit) first.current?.focus();
  }, [isShown, hasHit, first]);
  // A press before the name is there shows the name at once, and answers nothing.
  const close = () => {
    hit();
    if (hasHit || !isShown) onClose();
  };

  return (
    <ModalFrame
      name={isShown ? name : { 'aria-label': eyebrow }}
      className={styles.dialog}
      first={() => first.current}
      isMoment
      onClose={close}
    >
      <div
        ref={board}
        className={styles.board}
        style={{ '--slice': colors.background, '--slice-ink': colors.color, '--letters': letters }}
        data-shown={isShown || undefined}
        data-hit={(isShown && hasHit) || undefined}
        data-grown={grown ? true : undefined}
      >
        <div className={styles.ground} />
        <p className={styles.eyebrow}>{eyebrow}</p>
        {children}
        <div ref={celebration} className={styles.celebration} aria-hidden="true" />
        {flashes && <i className={styles.flash} />}
      </div>
    </ModalFrame>
  );
}

/**
 * A held key presses again and again: it would show the name and close it, or spin again before the name was read.
 * After the stage has closed, the key that closed it is ignored until it is released. Arrows may be held to scroll.
 */
function usePressesOnce(): void {
  useEffect(ignoreRepeats, []);
}

/** Returns how to stop; a key that is held by then is still ignored until it is released. */
export function ignoreRepeats(): () => void {
  let isDown = false;
  let isOver = false;
  const options = { capture: true };
  const stop = () => {
    document.removeEventListener('keydown', pressed, options);
    document.removeEventListener('keyup', released, options);
  };
  const pressed = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'Escape'].includes(event.key)) return;
    if (event.repeat) event.preventDefault();
    // The key was released where this page couldn't see it.
    else if (isOver) stop();
    isDown = true;
  };
  const released = () => {
    isDown = false;
    if (isOver) stop();
  };
  document.addEventListener('keydown', pressed, options);
  document.addEventListener('keyup', released, options);
  return () => {
    isOver = true;
    if (!isDown) stop();
  };
}
