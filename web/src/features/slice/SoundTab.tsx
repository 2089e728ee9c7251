import { useState } from 'react';
import { SoundPicker } from '../../audio/picker/SoundPicker';
import { withChoice, withSliceEvent } from '../../audio/sound-edits';
import type { SoundEvent } from '../../audio/sound-event';
import { Segment } from '../../components/segment/Segment';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { endSliceGesture, sliceEditor } from '../../stage/slice-editor';
import { coerceVolume } from '../../wheel/document/coerce-wheel';
import type { Slice } from '../../wheel/document/document';
import type { SliceSound } from '../../wheel/edits/slice-edits';
import styles from './SliceDialog.module.css';

const sounds: readonly SliceSound[] = ['win', 'remove'];

/** The sounds of this slice; without one the wheel's is played. */
export function SoundTab({ slice }: { slice: Slice }) {
  const { t } = useTranslation('wheelOptions');
  const [sound, setSound] = useState<SliceSound>('win');
  const event = slice.audio?.events?.[sound];
  const change = (changed: SoundEvent) =>
    sliceEditor.change(slice.guid, { audio: withSliceEvent(slice.audio, sound, changed) });
  return (
    <div className={styles.tab}>
      <SwitchRow
        label={t('sliceEdit.sound.enabled')}
        isOn={slice.audio?.enabled !== false}
        onChange={(isOn) => sliceEditor.setSounds(slice.guid, isOn)}
      />
      <Segment
        look="bar"
        isLabelHidden
        label={t('sliceEdit.sound.which')}
        options={sounds.map((kind) => ({ value: kind, label: t(`sliceEdit.sound.${kind}`) }))}
        value={sound}
        onChange={setSound}
      />
      <SoundPicker
        key={sound}
        event={event}
        volume={coerceVolume(event?.volume, 100)}
        onChoose={(choice) => change(withChoice(event, choice))}
        onClear={() => sliceEditor.clearSound(slice.guid, sound)}
        onVolume={(moved) => sliceEditor.setVolume(slice.guid, sound, moved)}
        onVolumeEnd={endSliceGesture}
        onEnabled={(enabled) => change({ ...event, enabled })}
      />
    </div>
  );
}
