import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import { useState } from 'react';
import type { Dialogs } from '../../components/dialog/open-dialog';
import { Tabs } from '../../components/tabs/Tabs';
import { useTranslation } from '../../i18n/use-translation';
import type { Slice } from '../../wheel/document/document';
import { AppearanceTab } from './AppearanceTab';
import { EffectsTab } from './EffectsTab';
import styles from './SliceDialog.module.css';
import { SoundTab } from './SoundTab';

type SliceTab = NonNullable<Dialogs['slice']['tab']>;

const tabs = [
  { id: 'sound', icon: IconVolume, Content: SoundTab },
  { id: 'appearance', icon: IconPalette, Content: AppearanceTab },
  { id: 'effects', icon: IconConfetti, Content: EffectsTab },
] as const satisfies { id: SliceTab; icon: unknown; Content: unknown }[];

interface SliceTabsProps {
  slice: Slice;
  /** The tab it opens at. */
  first: SliceTab | undefined;
}

export function SliceTabs({ slice, first = 'appearance' }: SliceTabsProps) {
  const { t } = useTranslation('wheelOptions');
  const [tab, setTab] = useState<SliceTab>(first);
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('sliceEdit.tabs.label')}
        tabs={tabs.map(({ id, icon }) => ({ id, icon, label: t(`sliceEdit.tabs.${id}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tabs.map(({ id, Content }) => id === tab && <Content key={id} slice={slice} />)}
      </Tabs>
    </div>
  );
}
