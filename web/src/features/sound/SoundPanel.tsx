import { useState } from 'react';
import { useStore } from 'zustand';
import { SoundPicker } from '../../audio/picker/SoundPicker';
import { MasterVolume } from '../../audio/picker/VolumeSlider';
import * as edits from '../../audio/sound-edits';
import { type SoundKind, soundKinds, wheelEvent, wheelEventVolume } from '../../audio/sound-event';
import { setSound } from '../../audio/sound-switch';
import { PanelGroup, PanelPage } from '../../components/panel-page/PanelPage';
import { Segment } from '../../components/segment/Segment';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { masterVolume } from '../../wheel/document/coerce-wheel';
import { wheelStore } from '../../wheel/store';

const { edit, endGesture } = wheelStore.getState();

export function SoundPanel() {
  const { t } = useTranslation('sound');
  return (
    <PanelPage>
      <PanelGroup label={t('title')}>
        <Loudness />
      </PanelGroup>
      <PanelGroup label={t('wheel')} isTitled>
        <WheelSound />
      </PanelGroup>
      <PanelGroup label={t('heard')} isTitled>
        <SoundSwitches />
      </PanelGroup>
    </PanelPage>
  );
}

function Loudness() {
  const { t } = useTranslation('sound');
  const volume = useStore(wheelStore, (state) => masterVolume(state.wheel));
  return (
    <>
      <SwitchRow label={t('on')} isOn={volume > 0} onChange={(isOn) => edit(setSound(isOn))} />
      <MasterVolume label={t('master')} />
    </>
  );
}

function SoundSwitches() {
  const { t } = useTranslation('sound');
  const audio = useStore(wheelStore, (state) => state.wheel.audio);
  return (
    <>
      <SwitchRow
        label={t('global')}
        isOn={audio?.globalSoundsEnabled !== false}
        onChange={(isOn) => edit(edits.setSoundSwitch('globalSoundsEnabled', isOn))}
      />
      <SwitchRow
        label={t('slices')}
        hint={t('slicesHint')}
        isOn={audio?.sliceSoundsEnabled !== false}
        onChange={(isOn) => edit(edits.setSoundSwitch('sliceSoundsEnabled', isOn))}
      />
    </>
  );
}

function WheelSound() {
  const { t } = useTranslation('sound');
  const [kind, setKind] = useState<SoundKind>('win');
  const event = useStore(wheelStore, (state) => wheelEvent(state.wheel, kind));
  const volume = useStore(wheelStore, (state) => wheelEventVolume(state.wheel, kind));
  return (
    <>
      <Segment
        look="bar"
        isLabelHidden
        label={t('which')}
        options={soundKinds.map((each) => ({ value: each, label: t(`kinds.${each}`) }))}
        value={kind}
        onChange={setKind}
      />
      <SoundPicker
        key={kind}
        event={event}
        volume={event?.trackGuid || event?.volume !== undefined ? volume : 100}
        onChoose={(choice) => edit(edits.chooseSound(kind, choice))}
        onClear={() => edit(edits.clearSound(kind))}
        onVolume={(moved) => edit(edits.setEventVolume(kind, moved), `volume ${kind}`)}
        onVolumeEnd={endGesture}
        onEnabled={(isOn) => edit(edits.setEventEnabled(kind, isOn))}
      />
    </>
  );
}
