import IconBackground from '@tabler/icons-react/dist/esm/icons/IconBackground.mjs';
import IconChartDonut from '@tabler/icons-react/dist/esm/icons/IconChartDonut.mjs';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Tabs } from '../../../components/tabs/Tabs';
import { useTranslation } from '../../../i18n/use-translation';
import { ImagePicker } from '../../../media/picker/ImagePicker';
import type { Background } from '../../../wheel/document/document';
import { backgroundFile } from '../../../wheel/document/signed-addresses';
import { setBackground } from '../../../wheel/edits/look-edits';
import { wheelStore } from '../../../wheel/store';
import styles from './Branding.module.css';
import { ChosenBackground } from './ChosenBackground';

const tabs = [
  { id: 'wheel', icon: IconChartDonut },
  { id: 'container', icon: IconBackground },
] as const;

/** The user's own pictures on the wheel and behind it. */
export function Branding() {
  const { t } = useTranslation('media');
  const [which, setWhich] = useState<Background>('wheel');
  const file = useStore(wheelStore, ({ wheel }) => backgroundFile(wheel, which)?.id ?? '');
  return (
    <section className={styles.branding} aria-labelledby="branding">
      <h2 id="branding" className={styles.title}>
        {t('branding.title')}
      </h2>
      <div className={styles.box}>
        <Tabs
          label={t('branding.tabs')}
          tabs={tabs.map(({ id, icon }) => ({ id, icon, label: t(`branding.${id}`) }))}
          value={which}
          onChange={setWhich}
        >
          <div className={styles.content}>
            <ChosenBackground which={which} />
            <ImagePicker
              chosen={file}
              onChoose={({ id, url }) =>
                wheelStore.getState().edit(setBackground(which, { id, signed: url }))
              }
            />
          </div>
        </Tabs>
      </div>
    </section>
  );
}
