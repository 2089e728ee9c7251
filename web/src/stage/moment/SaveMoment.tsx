import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { Message } from '../../components/message/Message';
import { loadEffect } from '../../effects/celebrate';
import { chosenEffect } from '../../effects/choose-effect';
import { fileNameOf } from '../../files/file-name';
import { downloadFile } from '../../files/local-files';
import { useTranslation } from '../../i18n/use-translation';
import { sealedStore, shortSeal } from '../../receipts/sealed-draw';
import type { Slice } from '../../wheel/document/document';
import { displayFace } from '../../wheel/drawing/look';
import { wheelStore } from '../../wheel/store';
import { type FilmShape, filmSizes, momentOf } from './film';
import { endingOf, filmType, recordMoment } from './record';
import styles from './SaveMoment.module.css';

const shapes = Object.keys(filmSizes) as FilmShape[];

/** Makes a film of the win that is on the stage, or a picture where the browser records none, and saves it. */
export function SaveMoment({ winner }: { winner: Slice }) {
  const { t } = useTranslation('moment');
  const [type] = useState(filmType);
  const [phase, setPhase] = useState<'idle' | 'recording' | 'saved' | 'failed'>('idle');
  const screen = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const save = async (shape: FilmShape) => {
    if (phase === 'recording') return;
    setPhase('recording');
    try {
      const moment = await momentNow(winner, t('common:noText'));
      const recording = recordMoment(moment, shape, type);
      stop.current = recording.stop;
      screen.current?.replaceChildren(recording.canvas);
      const file = await recording.file;
      if (!file) return;
      downloadFile(fileNameOf(`${moment.wheelName} ${moment.text}`, endingOf(type)), file);
      setPhase('saved');
    } catch (error) {
      console.warn('The moment could not be recorded.', error);
      setPhase('failed');
    }
  };
  return (
    <>
      <p>{type ? t('film', { format: endingOf(type).toUpperCase() }) : t('picture')}</p>
      <div className={styles.shapes}>
        {shapes.map((shape) => (
          <Button key={shape} aria-disabled={phase === 'recording'} onClick={() => void save(shape)}>
            {t(shape)}
          </Button>
        ))}
      </div>
      <div ref={screen} className={styles.screen} aria-hidden="true" />
      <Message>{phase !== 'idle' && t(phase)}</Message>
    </>
  );
}

/** The effect and the letters are there before the film begins. */
async function momentNow(winner: Slice, noText: string) {
  const state = wheelStore.getState();
  const { receipt, commitment } = { ...sealedStore.getState() };
  const name = chosenEffect(winner, state.wheel);
  const text = winner.text.trim() || noText;
  const wheelName = state.wheel.name?.trim() ?? '';
  const [effect] = await Promise.all([
    name ? loadEffect(name) : null,
    document.fonts?.load(`600 48px "${displayFace}"`, text + wheelName).catch(() => []),
  ]);
  const code = receipt !== null && receipt === state.receipt ? shortSeal(commitment) : '';
  return momentOf(state, winner, { wheelName, text, code, effect });
}
