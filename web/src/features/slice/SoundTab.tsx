import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs';
import IconMusicOff from '@tabler/icons-react/dist/esm/icons/IconMusicOff.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import { Slider } from '../../components/slider/Slider';
import { SwitchRow } from '../../components/switch-row/SwitchRow';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import type { Slice } from '../../wheel/document';
import { healVolume } from '../../wheel/heal-values';
import type { SliceSound } from '../../wheel/slice-edits';
import { endSliceGesture, sliceEditor } from './edit-slice';
import shared from './SliceDialog.module.css';
import styles from './SoundTab.module.css';

const sounds: readonly SliceSound[] = ['win', 'remove'];

export function SoundTab({ slice }: { slice: Slice }) {
  const { t } = useTranslation('wheelOptions');
  const [sound, setSound] = useState<SliceSound>('win');
  const group = useId();
  return (
    <div className={shared.tab}>
      <SwitchRow
        label={t('sliceEdit.sound.enabled')}
        isOn={slice.audio?.enabled !== false}
        onChange={(isOn) => sliceEditor.setSounds(slice.guid, isOn)}
      />
      <div role="radiogroup" aria-label={t('sliceEdit.sound.which')} className={styles.which}>
        {sounds.map((each) => (
          <label key={each} className={styles.option}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={each === sound}
              onChange={() => setSound(each)}
            />
            {t(`sliceEdit.sound.${each}`)}
          </label>
        ))}
      </div>
      <SelectedSound slice={slice} sound={sound} />
      <SoundVolume slice={slice} sound={sound} />
    </div>
  );
}

interface SoundProps {
  slice: Slice;
  sound: SliceSound;
}

function SelectedSound({ slice, sound }: SoundProps) {
  const { t } = useTranslation('wheelOptions');
  const event = slice.audio?.events?.[sound];
  if (!event?.trackGuid && !event?.trackName) {
    return (
      <p className={styles.selected}>
        <IconMusicOff size={24} aria-hidden />
        {t('sliceEdit.sound.none')}
      </p>
    );
  }
  return (
    <div className={styles.selected}>
      <IconMusic size={24} aria-hidden />
      <span className={styles.track} dir="auto">
        {event.trackName || t('sliceEdit.sound.unnamed')}
        {event.genreName && <span className={styles.genre}>{event.genreName}</span>}
      </span>
      <Button onClick={() => sliceEditor.clearSound(slice.guid, sound)}>{t('sliceEdit.sound.clear')}</Button>
    </div>
  );
}

function SoundVolume({ slice, sound }: SoundProps) {
  const { t } = useTranslation('wheelOptions');
  const { locale } = useLanguage();
  const volume = healVolume(slice.audio?.events?.[sound]?.volume, 100);
  return (
    <Slider
      label={t('sliceEdit.sound.volume')}
      min={0}
      max={100}
      value={volume}
      text={formatChance(volume / 100, locale)}
      onChange={(moved) => sliceEditor.setVolume(slice.guid, sound, moved)}
      onEnd={endSliceGesture}
    />
  );
}
