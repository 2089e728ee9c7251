import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { useState } from 'react';
import { useStore } from 'zustand';
import { MasterVolume } from '../../audio/picker/VolumeSlider';
import { playChime } from '../../audio/play-chime';
import { toggleSound } from '../../audio/sound-switch';
import { Button } from '../../components/controls/Button';
import { Message } from '../../components/message/Message';
import { useTranslation } from '../../i18n/use-translation';
import { masterVolume } from '../../wheel/document/coerce-wheel';
import { wheelStore } from '../../wheel/store';
import styles from './Presenter.module.css';

const { edit } = wheelStore.getState();

/** Plays two notes and says whether they could be played, before the audience arrives. */
export function SoundCheck() {
  const { t } = useTranslation('shortcuts');
  const volume = useStore(wheelStore, (state) => masterVolume(state.wheel));
  const [outcome, setOutcome] = useState<'played' | 'blocked' | 'muted' | null>(null);

  const check = async (loudness = volume) => {
    if (loudness === 0) return setOutcome('muted');
    setOutcome((await playChime(loudness / 100)) ? 'played' : 'blocked');
  };
  const turnOn = () => {
    edit(toggleSound);
    void check(masterVolume(wheelStore.getState().wheel));
  };

  return (
    <>
      <Button onClick={() => void check()}>
        <IconVolume size="1.25em" aria-hidden />
        {t('presenter.sound.check')}
      </Button>
      <div className={styles.told}>
        <Message as="div">{outcome && <span>{t(`presenter.sound.${outcome}`)}</span>}</Message>
        {outcome === 'muted' && <Button onClick={turnOn}>{t('presenter.sound.turnOn')}</Button>}
        {outcome === 'played' && <MasterVolume />}
      </div>
    </>
  );
}
