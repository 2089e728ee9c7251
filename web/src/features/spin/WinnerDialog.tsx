import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { clearToasts } from '../../components/toasts/clear-toasts';
import { loadEffect } from '../../effects/celebrate';
import { chosenEffect } from '../../effects/choose-effect';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { answerWinner } from '../../stage/answer-for-room';
import { StageClaims } from '../../stage/claims/StageClaims';
import { DarkStage } from '../../stage/dark-stage/DarkStage';
import { NameBand } from '../../stage/dark-stage/NameBand';
import { useBeat } from '../../stage/dark-stage/use-beat';
import { readAloud } from '../../stage/read-aloud';
import { pictureOf, winnerColors } from '../../stage/winner-look';
import type { Slice } from '../../wheel/document/document';
import { ownPictureStore } from '../../wheel/drawing/own-pictures';
import { prizeWinnerIn } from '../../wheel/picking/prizes';
import { stageSlices, type WheelState, wheelStore } from '../../wheel/store';
import { WinnerAnswers } from './WinnerAnswers';
import { WinnerExtras } from './WinnerExtras';

export interface WinnerDialogProps {
  winner: Slice;
  /** Spins the wheel again. */
  spin: () => void;
}

/** The winner's moment: the slice lifts, then the stage goes dark and the name fills it. */
export function WinnerDialog({ winner, spin }: WinnerDialogProps) {
  const { t } = useTranslation('spin');
  const first = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const text = winner.text.trim() || t('common:noText');
  const { locale } = useLanguage();
  useStore(ownPictureStore);
  const state = wheelStore.getState();
  const total = stageSlices(state).filter(({ active }) => active).length;
  const [isShown, show] = useBeat([winner.guid]);
  // Without a beat the dialog opens with the name, which a screen reader says then.
  const [hasBeat] = useState(!isShown);

  const prizeWinner = prizeWinnerIn(state.wheel.spin);
  const crowd = total > 1 ? t('winner.crowd', { total }) : t('winner.eyebrow');
  const eyebrow = prizeWinner ? t('winner.wins', { name: prizeWinner.name }) : crowd;
  const heard = prizeWinner ? t('common:labelled', { label: eyebrow, value: text }) : text;

  useEffect(() => (isShown ? readAloud(heard, locale) : undefined), [isShown, heard, locale]);

  return (
    <DarkStage
      name={{ 'aria-labelledby': heading }}
      eyebrow={eyebrow}
      said={hasBeat ? heard : ''}
      colors={winnerColors(winner, state.wheel, stageSlices(state))}
      isShown={isShown}
      grown={winner}
      celebrated={winner}
      first={first}
      // A press before the name is there shows the name at once; it must not be missed.
      onClose={isShown ? () => answerWinner('confirm') : show}
    >
      <NameBand id={heading} text={text} picture={pictureOf(winner)} />
      <WinnerExtras winner={winner} />
      <StageClaims receipt={state.receipt} />
      <WinnerAnswers first={first} spin={spin} />
    </DarkStage>
  );
}

/** From now on each spin clears the toasts and fetches the effect of its winner; so does one that has begun. */
export function prepareForWinners(): void {
  const prepare = ({ spin, wheel }: WheelState) => {
    clearToasts();
    const winner = wheel.slices.find(({ guid }) => guid === spin?.winner);
    const effect = winner && chosenEffect(winner, wheel);
    // A failure is reported when the effect is played.
    if (effect) loadEffect(effect).catch(() => {});
  };
  if (wheelStore.getState().spin) prepare(wheelStore.getState());
  wheelStore.subscribe((state, before) => {
    if (state.spin && state.spin !== before.spin) prepare(state);
  });
}
