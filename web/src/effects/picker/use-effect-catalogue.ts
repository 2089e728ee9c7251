import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { loadTexts } from '../../i18n/load-texts';
import { type EffectName, effectNames } from '../effect-names';

type CatalogueState = 'loading' | 'ready' | 'empty' | 'failed' | 'unavailable';

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

interface Catalogue {
  state: CatalogueState;
  effects: readonly EffectName[];
  retry: () => void;
}

/** The effects this browser can play, once their names and descriptions are loaded. */
export function useEffectCatalogue(): Catalogue {
  const { effects, load } = useContext(EffectSourceContext);
  const [state, setState] = useState<CatalogueState>(() => firstState(effects));

  const fetchTexts = useCallback(() => {
    setState('loading');
    load().then(
      () => setState('ready'),
      (error: unknown) => {
        console.error('The effects could not be loaded.', error);
        setState('failed');
      },
    );
  }, [load]);
  useEffect(() => {
    if (firstState(effects) === 'loading') fetchTexts();
  }, [effects, fetchTexts]);

  return { state, effects: effects ?? [], retry: fetchTexts };
}

function firstState(effects: readonly EffectName[] | undefined): CatalogueState {
  if (!effects) return 'unavailable';
  return effects.length === 0 ? 'empty' : 'loading';
}
