import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { LoadState } from '../../components/load-state/LoadState';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { masterVolume } from '../../wheel/document/coerce-wheel';
import { wheelStore } from '../../wheel/store';
import { setPreviewLoudness, stopPreview } from '../preview';
import type { SoundChoice } from '../sound-edits';
import type { SoundEvent } from '../sound-event';
import { setSound } from '../sound-switch';
import { LibraryTabs } from './LibraryTabs';
import { SelectedSound } from './SelectedSound';
import styles from './SoundPicker.module.css';
import { useSoundLibrary } from './use-sound-library';
import { VolumeSlider } from './VolumeSlider';

export interface SoundPickerProps {
  event: SoundEvent | undefined;
  /** From 0 to 100. */
  volume: number;
  onChoose: (choice: SoundChoice) => void;
  onClear: () => void;
  onVolume: (volume: number) => void;
  onVolumeEnd: () => void;
  onEnabled: (isOn: boolean) => void;
}

/** The sound of one event: the choice, its volume, and the alternatives. */
export function SoundPicker(props: SoundPickerProps) {
  const { event, volume, onChoose, onClear, onVolume, onVolumeEnd, onEnabled } = props;
  const { t } = useTranslation('sound');
  const id = useId();
  const sounds = useSoundLibrary();
  const master = useStore(wheelStore, (state) => masterVolume(state.wheel));
  const hasSound = Boolean(event?.trackGuid || event?.trackName);
  const loudness = (master * volume) / 10_000;

  useEffect(() => stopPreview, []);
  useEffect(() => setPreviewLoudness(loudness), [loudness]);

  return (
    <>
      {master === 0 && <SoundIsOff />}
      <SelectedSound
        previewId={`${id}-selected`}
        event={hasSound ? event : undefined}
        library={sounds.result ?? null}
        loudness={loudness}
        onClear={onClear}
      />
      <VolumeSlider volume={volume} onVolume={onVolume} onEnd={onVolumeEnd} />
      {hasSound && <SwitchRow label={t('play')} isOn={event?.enabled !== false} onChange={onEnabled} />}
      <LoadState loaded={sounds} failed={t('failed')} waiting={t('loading')}>
        {(library) => <LibraryTabs library={library} event={event} onChoose={onChoose} onClear={onClear} />}
      </LoadState>
    </>
  );
}

function SoundIsOff() {
  const { t } = useTranslation('sound');
  return (
    <div className={styles.off}>
      {t('off')}
      <Button onClick={() => wheelStore.getState().edit(setSound(true))}>{t('turnOn')}</Button>
    </div>
  );
}
