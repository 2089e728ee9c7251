import { useLayoutEffect, useRef } from 'react';
import { sceneFields } from '../../wheel/scenes/scene-fields';
import { isSceneName } from '../../wheel/scenes/scene-names';
import { sceneVariables, stageStyles } from '../../wheel/scenes/stage-styles';
import '../../stage/stage-scene.css';

export interface StageSceneProps {
  name: string;
}

/** Dresses the part of the page that it is in. It shows nothing itself. */
export function StageScene({ name }: StageSceneProps) {
  const mark = useRef<HTMLElement>(null);
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
  return <i ref={mark} hidden />;
}
