import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { pictureAddress } from '../../files/web-address';
import { isInRoom, isWatching, roomStore, statusOf } from '../../live/room-store';
import { backgroundAddress, ownPictureStore } from '../../wheel/drawing/own-pictures';
import { canSpin, type WheelState, wheelStore } from '../../wheel/store';
import { FullScreenButton } from './FullScreenButton';
import { LastWinners } from './LastWinners';
import { SkipButton } from './SkipButton';
import { SpinButton } from './SpinButton';
import styles from './SpinStage.module.css';
import { useSpinKeys } from './spin-command';
import { Wheel } from './Wheel';
import { Winner } from './Winner';

/** The wheel with its controls and the winner; fills its container. */
export function SpinStage({ sound }: { sound?: ReactNode }) {
  const winner = useStore(wheelStore, (state) => state.winner);
  const stage = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useStore(ownPictureStore);
  const background = useStore(wheelStore, (state) => containerBackground(state.wheel));
  useSpinKeys();
  useFocusAfterPopup(winner !== null, button);

  return (
    <div
      ref={stage}
      className={styles.stage}
      style={background ? { backgroundImage: background } : undefined}
      data-picture={background ? true : undefined}
    >
      <div className={styles.parts}>
        <Wheel />
        <div className={styles.controls}>
          <SpinButton ref={button} />
          <div className={styles.extras}>
            <FullScreenButton stage={stage} />
            <SkipButton />
          </div>
          {sound}
        </div>
        <StageLine />
      </div>
      {winner && <Winner key={winner.guid} winner={winner} />}
    </div>
  );
}

function StageLine() {
  const { t } = useTranslation('spin');
  const isOnlyWatched = useStore(roomStore, isWatching);
  const hasTrouble = useStore(roomStore, hasRoomTrouble);
  const refused = useStore(wheelStore, (state) => !state.spinning && !canSpin(state));
  const empty = useStore(wheelStore, (state) => state.wheel.slices.length === 0);
  if (hasTrouble) return <RoomLine className={styles.line} />;
  if (isOnlyWatched) return <LastWinners />;
  if (refused) return <p className={styles.line}>{t(empty ? 'refused.empty' : 'refused.allOff')}</p>;
  return <LastWinners />;
}

/** The button was disabled while the wheel spun and so lost the focus; keyboard users get it back. */
function useFocusAfterPopup(open: boolean, button: React.RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open, button]);
}

/** The problems of the room that a viewer must know right at the wheel. */
function RoomLine({ className }: { className: string | undefined }) {
  const { t } = useTranslation('live');
  const status = useStore(roomStore, statusOf);
  return <p className={className}>{t(`status.${status}`)}</p>;
}

/** A room without a problem needs no words at the wheel. */
const hasRoomTrouble = (room: Parameters<typeof statusOf>[0]): boolean =>
  isInRoom(room) &&
  room.ended === null &&
  ['connecting', 'lost', 'behind', 'away', 'waiting'].includes(statusOf(room));

/** The picture behind the wheel as a CSS value; quotes and backslashes in an address can't break out of it. */
export function containerBackground(wheel: WheelState['wheel']): string | undefined {
  const address = pictureAddress(backgroundAddress(wheel, 'container'));
  return address === null ? undefined : `url("${address.replace(/["\\\n]/g, encodeURIComponent)}")`;
}
