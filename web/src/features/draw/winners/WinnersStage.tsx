import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { formatList } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { StageClaims } from '../../../stage/claims/StageClaims';
import { ChoiceExtras, hasExtras } from '../../../stage/dark-stage/ChoiceExtras';
import extras from '../../../stage/dark-stage/ChoiceExtras.module.css';
import { DarkStage } from '../../../stage/dark-stage/DarkStage';
import { NameBand } from '../../../stage/dark-stage/NameBand';
import { useBeat } from '../../../stage/dark-stage/use-beat';
import { readAloud } from '../../../stage/read-aloud';
import { pictureOf, winnerColors } from '../../../stage/winner-look';
import type { Slice } from '../../../wheel/document/document';
import { ownPictureStore } from '../../../wheel/drawing/own-pictures';
import { stageSlices, wheelStore } from '../../../wheel/store';
import { closeDraw, drawStore, placesOf, showAll } from './shown-draw';
import { WinnersAnswers } from './WinnersAnswers';
import { WinnersBoard } from './WinnersBoard';

/** Nobody listens to a longer list. */
const mostSaid = 100;

/** Everyone who was drawn, on the dark stage: one large name after the other, or all of them. */
export function WinnersStage() {
  const { t } = useTranslation('draw', 'winners');
  const { locale } = useLanguage();
  const draw = useStore(drawStore, (state) => state.draw);
  useStore(ownPictureStore);
  const first = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const places = draw ? placesOf(draw.drawn) : [];
  const isOne = draw?.view === 'one';
  const shown = draw?.shown ?? 0;
  const latest = isOne ? places[shown - 1] : places[0];
  const [isShown, show] = useBeat((isOne ? places.slice(0, 1) : places).map(({ guid }) => guid));

  const nameOf = (slice: Slice) => slice.text.trim() || t('common:noText');
  const winners = draw?.drawn.winners.length ?? 0;
  const place =
    shown <= winners
      ? t('place.winner', { place: shown, total: winners })
      : t('place.reserve', { place: shown - winners, total: places.length - winners });
  const eyebrow = isOne ? place : t('eyebrow', { count: winners });
  const listed = (slices: Slice[]) =>
    formatList(
      slices.map((slice, at) => `${at + 1}. ${nameOf(slice)}`),
      locale,
      'unit',
    );
  const labelled = (label: string, value: string) => t('common:labelled', { label, value });
  const reserves = places.slice(winners, mostSaid);
  const others = reserves.length > 0 ? `. ${labelled(t('list.reserves'), listed(reserves))}` : '';
  const said =
    isOne && latest
      ? labelled(place, nameOf(latest))
      : `${listed(places.slice(0, Math.min(winners, mostSaid)))}${others}`;
  const spoken = isOne && latest ? nameOf(latest) : formatList(places.slice(0, winners).map(nameOf), locale);

  useEffect(() => (isShown ? readAloud(spoken, locale) : undefined), [isShown, spoken, locale]);
  useEffect(() => playWinSound(latest ?? null), [latest]);
  // The answer that was pressed is gone: the focus goes to the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other answers.
  useEffect(() => first.current?.focus(), [draw?.view]);
  if (!draw || !latest) return null;

  const state = wheelStore.getState();
  const close = isOne ? showAll : () => closeDraw('confirm');
  return (
    <DarkStage
      name={{ 'aria-label': eyebrow }}
      eyebrow={eyebrow}
      said={said}
      colors={winnerColors(latest, state.wheel, stageSlices(state))}
      isShown={isShown}
      grown={isOne && shown === 1 ? latest : undefined}
      celebrated={latest}
      first={first}
      onClose={isShown ? close : show}
    >
      {isOne ? (
        <>
          <NameBand key={latest.guid} id={heading} text={nameOf(latest)} picture={pictureOf(latest)} />
          {hasExtras(latest) && (
            <div className={extras.extras}>
              <ChoiceExtras slice={latest} />
            </div>
          )}
        </>
      ) : (
        <WinnersBoard drawn={draw.drawn} />
      )}
      <StageClaims receipt={draw.drawn.receipt} />
      <WinnersAnswers first={first} draw={draw} />
    </DarkStage>
  );
}

/** Plays the sound of the winner until the next one is shown or the stage is closed. */
function playWinSound(celebrated: Slice | null): () => void {
  wheelStore.setState({ celebrated });
  return () => wheelStore.setState({ celebrated: null });
}
