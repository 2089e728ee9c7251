import { useLayoutEffect, useRef } from 'react';
import { ui } from '../../state/ui';
import { edgeVariables } from '../../wheel/scenes/band-edges';
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
    const variables = Object.entries({
      ...sceneVariables(stageStyles[name], sceneFields[name].font),
      ...edgeVariables(name),
    });
    place.dataset.scene = name;
    const { tone } = stageStyles[name];
    place.dataset.colorScheme = tone;
    ui.setState({ isSceneDark: tone === 'dark' });
    for (const [variable, value] of variables) place.style.setProperty(variable, value);
    return () => {
      delete place.dataset.scene;
      delete place.dataset.colorScheme;
      ui.setState({ isSceneDark: false });
      for (const [variable] of variables) place.style.removeProperty(variable);
    };
  }, [name]);
  return <i ref={mark} hidden />;
}
