import { createContext, useContext } from 'react';
import { EmptyState } from '../../components/load-state/EmptyState';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { loadTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { type EffectName, effectNames } from '../effect-names';
import { EffectGrid, type EffectGridProps } from './EffectGrid';

/** The available effects: undefined where this browser can't draw them. */
interface EffectSource {
  effects: readonly EffectName[] | undefined;
  load: () => Promise<void>;
}

const canDraw = typeof HTMLCanvasElement === 'function' && typeof requestAnimationFrame === 'function';

export const EffectSourceContext = createContext<EffectSource>({
  effects: canDraw ? effectNames : undefined,
  load: () => loadTexts('effects'),
});

type GridProps = Omit<EffectGridProps, 'effects'>;

/** The effects to choose from, or why there are none. */
export function Effects(grid: GridProps) {
  const { t } = useTranslation('look');
  const { effects } = useContext(EffectSourceContext);
  if (effects && effects.length > 0) return <NamedEffects {...grid} effects={effects} />;
  return <EmptyState>{t(effects ? 'effects.none' : 'effects.unavailable')}</EmptyState>;
}

/** They are shown once their names and descriptions are there. */
function NamedEffects(grid: EffectGridProps) {
  const { t } = useTranslation('look');
  const { load } = useContext(EffectSourceContext);
  const texts = useLoaded('The effects', () => load().then(() => true));
  return (
    <LoadState loaded={texts} failed={t('effects.failed')}>
      {() => <EffectGrid {...grid} />}
    </LoadState>
  );
}
