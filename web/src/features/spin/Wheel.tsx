import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { whileMotionIsWelcome } from '../../components/motion/stillness';
import { lookOf, radiiOf } from '../../wheel/drawing/look';
import { driftWhenIdle } from '../../wheel/motion/drift';
import { wheelStore } from '../../wheel/store';
import { openAudio } from '../../wheel/view/open-audio';
import { showWheel } from '../../wheel/view/show-wheel';
import { tickWhileSpinning } from '../../wheel/view/tick-sound';
import { HoverTip } from './HoverTip';
import { Hub } from './Hub';
import { Magnifier } from './Magnifier';
import { Pointer } from './Pointer';
import { pointerPlace } from './pointer-place';
import { pressWheel, type SlicePress } from './press-wheel';
import { SliceMenu } from './SliceMenu';
import { useWheelDescription } from './use-wheel-description';
import styles from './Wheel.module.css';

export function Wheel() {
  const { t } = useTranslation('spin');
  const plate = useRef<HTMLDivElement>(null);
  const disc = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const [press, setPress] = useState<SlicePress | null>(null);
  const closeMenu = useCallback(() => setPress(null), []);
  const description = useWheelDescription();
  const radii = radiiOf(lookOf(wheel));
  const { marker } = wheel.look;
  const place = pointerPlace(marker, radii);
  const turnsWithWheel = wheel.look.center?.rotate === true;
  const hub = <Hub label={t('hub')} share={radii.hub / radii.rim} center={wheel.look.center} />;

  useEffect(() => {
    if (!disc.current || !canvas.current || !pointer.current) return;
    return showWheel(wheelStore, { disc: disc.current, canvas: canvas.current, pointer: pointer.current });
  }, []);

  useEffect(() => whileMotionIsWelcome(() => driftWhenIdle(wheelStore)), []);

  useEffect(() => tickWhileSpinning(wheelStore, openAudio), []);

  // To a screen reader the wheel is a picture; it offers the button and the list. A pointer may use the wheel
  // directly.
  useEffect(() => (plate.current ? pressWheel(plate.current, setPress) : undefined), []);

  return (
    <div className={styles.area}>
      <div
        ref={plate}
        className={styles.plate}
        style={{ '--above': place.above, '--below': place.below, '--aside': place.aside }}
        role="img"
        aria-label={description}
        tabIndex={-1}
      >
        <div ref={disc} className={styles.disc}>
          <canvas ref={canvas} className={styles.canvas} />
          {turnsWithWheel && hub}
        </div>
        <div className={styles.light} />
        {!turnsWithWheel && hub}
        <div className={styles.marker} style={{ rotate: `${place.angle}rad` }}>
          <Pointer ref={pointer} marker={marker} place={place} />
        </div>
        <Magnifier plate={plate} />
        <HoverTip plate={plate} />
      </div>
      {press && plate.current && (
        <SliceMenu key={press.slice.guid} {...press} wheel={plate.current} onClose={closeMenu} />
      )}
    </div>
  );
}
