import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { sceneFields } from '../wheel/scenes/scene-fields';
import { isSceneName } from '../wheel/scenes/scene-names';
import { sceneVariables, stageStyles } from '../wheel/scenes/stage-styles';
import { wheelStore } from '../wheel/store';
import { keepSceneLook } from './keep-scene-look';
import './stage-scene.css';

export interface StageSceneProps {
  name: string;
}

/** In ms: a slider that is dragged stores the look once. */
const settled = 400;

/** Dresses the part of the page that it is in. It shows nothing itself. */
export function StageScene({ name }: StageSceneProps) {
  const mark = useRef<HTMLElement>(null);
  const look = useStore(wheelStore, (state) => state.wheel.look);
  useLayoutEffect(() => {
    const place = mark.current?.closest('main');
    if (!place || !isSceneName(name)) return;
    const variables = Object.entries(sceneVariables(stageStyles[name], sceneFields[name].font));
    place.dataset.scene = name;
    place.dataset.colorScheme = stageStyles[name].tone;
    for (const [variable, value] of variables) place.style.setProperty(variable, value);
    return () => {
      delete place.dataset.scene;
      delete place.dataset.colorScheme;
      for (const [variable] of variables) place.style.removeProperty(variable);
    };
  }, [name]);
  useEffect(() => {
    const place = mark.current?.closest('main');
    // A frame of another site stores nothing.
    if (!place?.id || !isSceneName(name)) return;
    const timer = setTimeout(
      () => keepSceneLook(place, name, { ...wheelStore.getState().wheel, look }),
      settled,
    );
    return () => clearTimeout(timer);
  }, [name, look]);
  return <i ref={mark} hidden />;
}
