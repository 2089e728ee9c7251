import { useId } from 'react';
import { CheckBox } from '../../components/switch/CheckBox';
import { useLanguage } from '../../i18n/use-language';
import type { SoundEvent } from '../sound-event';
import type { NamedTrack } from '../sound-names';
import { PreviewButton } from './PreviewButton';
import styles from './TrackList.module.css';

interface TrackRowProps {
  track: NamedTrack;
  event: SoundEvent;
  loudness: number;
  isChosen: boolean;
  onChange: (isOn: boolean) => void;
}

export function TrackRow({ track, event, loudness, isChosen, onChange }: TrackRowProps) {
  const { locale } = useLanguage();
  const id = useId();
  return (
    <li className={styles.track} data-chosen={isChosen}>
      <PreviewButton id={id} name={track.name} event={event} loudness={loudness} />
      <label className={styles.name}>
        <span className={styles.words}>{track.name}</span>
        {track.seconds !== undefined && (
          <span className={styles.seconds} aria-hidden>
            {secondsText(track.seconds, locale)}
          </span>
        )}
        <CheckBox aria-label={track.name} checked={isChosen} onCheck={onChange} />
      </label>
    </li>
  );
}

const secondsText = (seconds: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: seconds < 1 ? 1 : 0,
  }).format(Math.max(0.1, seconds));
