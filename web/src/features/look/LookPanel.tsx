import { useStore } from 'zustand';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { LoadState } from '../../components/load-state/LoadState';
import { PanelPage } from '../../components/panel-page/PanelPage';
import { chooseEffect } from '../../effects/choose-effect';
import type { EffectName } from '../../effects/effect-names';
import { Effects } from '../../effects/picker/Effects';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { useThemes } from '../../stage/use-themes';
import { showTab } from '../../state/ui';
import { wheelStore } from '../../wheel/store';
import { LabelSizing } from './LabelSizing';
import styles from './LookPanel.module.css';
import { SceneCards } from './SceneCards';
import { ThemeChoice } from './ThemeChoice';

const branding = lazyPart(
  async () => (await withTexts(import('./branding/Branding'), 'media', 'sound')).Branding,
);

const saveEffect = (name: EffectName) => wheelStore.getState().edit((wheel) => ({ ...wheel, effect: name }));

export function LookPanel() {
  const { t } = useTranslation('look');
  const effect = useStore(wheelStore, (state) => state.wheel.effect ?? 'fireworks');
  const themes = useThemes();
  return (
    <PanelPage>
      <LoadState loaded={themes} failed={t('failed')}>
        {(listed) => (
          <>
            <h2 className={styles.title}>{t('scenes.title')}</h2>
            <SceneCards themes={listed} />
            <ThemeChoice themes={listed} />
          </>
        )}
      </LoadState>
      <LabelSizing />
      <h2 className={styles.title}>{t('effects.title')}</h2>
      <Effects
        label={t('effects.title')}
        value={effect}
        onChoose={(name) => chooseEffect(name, effect, saveEffect)}
      />
      <p>
        <button type="button" className={styles.link} onClick={() => showTab('settings', 'lines')}>
          {t('lines')}
        </button>
      </p>
      <ShowPart part={branding} />
    </PanelPage>
  );
}
