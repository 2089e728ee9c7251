import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { overlayStore, showsDraw } from '../../components/dialog/open-dialog';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { pictureAddress } from '../../files/web-address';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { isInRoom, isWatching, roomStore, statusOf } from '../../live/room-store';
import type { OwedLineProps } from '../../stage/OwedLine';
import type { PrizeLineProps } from '../../stage/PrizeLine';
import { backgroundAddress, ownPictureStore } from '../../wheel/drawing/own-pictures';
import { sceneLookStore } from '../../wheel/drawing/scene-looks';
import { isPrizeTurn } from '../../wheel/picking/prizes';
import { canSpin, type WheelState, wheelStore } from '../../wheel/store';
import { FullScreenButton } from './FullScreenButton';
import { LastWinners } from './LastWinners';
import { SkipButton } from './SkipButton';
import { SpinButton } from './SpinButton';
import styles from './SpinStage.module.css';
import type { StageSceneProps } from './StageScene';
import {
  type DrawByMode,
  type Spin,
  spin as spinOnce,
  useEarlySpin,
  useLostWinner,
  useSpinKeys,
} from './spin-command';
import { Wheel } from './Wheel';
import { useExpectedWinner, Winner } from './Winner';

/** Few wheels have a scene: the code for it is fetched with the first one that has. */
export const stageScene = lazyPart<StageSceneProps>(async () => {
  const [{ StageScene }, { sceneLooks }] = await Promise.all([
    import('./StageScene'),
    import('../../wheel/scenes/draw-ring'),
  ]);
  sceneLookStore.setState({ looks: sceneLooks });
  return StageScene;
});

const owedLine = lazyPart<OwedLineProps>(
  async () => (await withTexts(import('../../stage/OwedLine'), 'draw')).OwedLine,
);

const prizeLine = lazyPart<PrizeLineProps>(
  async () => (await withTexts(import('../../stage/PrizeLine'), 'draw')).PrizeLine,
);

interface SpinStageProps {
  sound?: ReactNode;
  modes?: ReactNode;
  /** Where it is absent, every spin is for one winner. */
  drawByMode?: DrawByMode;
}

/** The wheel with its controls and the winner; fills its container. */
export function SpinStage({ sound, modes, drawByMode }: SpinStageProps) {
  const spin = useCallback<Spin>((plan) => spinOnce(plan, drawByMode), [drawByMode]);
  const winner = useStore(wheelStore, (state) => state.winner);
  const stage = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useStore(ownPictureStore);
  const background = useStore(wheelStore, (state) => containerBackground(state.wheel));
  const scene = useStore(wheelStore, (state) => state.wheel.look.scene);
  const Scene = usePart(
    scene ? stageScene : null,
    (error) => console.warn('The scene could not be loaded.', error),
    undefined,
    scene,
  );
  useSpinKeys(spin);
  useEarlySpin(spin);
  useLostWinner();
  useExpectedWinner();
  const isDrawShown = useStore(overlayStore, showsDraw);
  useFocusAfterPopup(winner !== null || isDrawShown, button, stage);

  return (
    <div
      ref={stage}
      className={styles.stage}
      style={background ? { backgroundImage: background } : undefined}
      data-picture={background ? true : undefined}
    >
      <div className={styles.parts}>
        <Wheel spin={spin} />
        <div className={styles.controls} data-bar={modes ? true : undefined}>
          <SpinButton ref={button} spin={spin} />
          <div className={styles.extras}>
            <FullScreenButton stage={stage} />
            <SkipButton />
          </div>
          {sound}
          {modes && <div className={styles.modes}>{modes}</div>}
        </div>
        <StageLine />
      </div>
      {Scene && scene && <Scene name={scene} />}
      {winner && <Winner key={winner.guid} winner={winner} spin={spin} />}
    </div>
  );
}

function StageLine() {
  const { t } = useTranslation('spin');
  const isOnlyWatched = useStore(roomStore, isWatching);
  const hasTrouble = useStore(roomStore, hasRoomTrouble);
  const refused = useStore(wheelStore, (state) => !state.spinning && !canSpin(state));
  const empty = useStore(wheelStore, (state) => state.wheel.slices.length === 0);
  const awaitsPrize = useStore(wheelStore, ({ wheel }) => isPrizeTurn(wheel.spin));
  const owes = useStore(
    wheelStore,
    ({ wheel }) => Array.isArray(wheel.spin.owed) && wheel.spin.owed.length > 0,
  );
  const Owed = usePart(owes ? owedLine : null, (error) =>
    console.warn('The queue of spins could not be loaded.', error),
  );
  const Prize = usePart(awaitsPrize ? prizeLine : null, (error) =>
    console.warn('The turn of the prizes could not be loaded.', error),
  );
  if (hasTrouble) return <RoomLine className={styles.line} />;
  if (Prize) return <Prize className={styles.line} />;
  if (refused && !isOnlyWatched)
    return <p className={styles.line}>{t(empty ? 'refused.empty' : 'refused.allOff')}</p>;
  if (Owed) return <Owed className={styles.line} />;
  return <LastWinners />;
}

/**
 * Spin has the focus after the popup, so that Space spins again: the button was disabled while the wheel spun, and the
 * focus had gone to a neighbour. Where it can't be pressed, the wheel has it.
 */
function useFocusAfterPopup(
  open: boolean,
  button: RefObject<HTMLButtonElement | null>,
  stage: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) {
      const wheel =
        stage.current?.querySelector<HTMLElement>('[role="listbox"]') ??
        stage.current?.querySelector<HTMLElement>('[role="img"]');
      (button.current && !button.current.disabled ? button.current : wheel)?.focus({ preventScroll: true });
    }
    wasOpen.current = open;
  }, [open, button, stage]);
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
