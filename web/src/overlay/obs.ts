/** What OBS offers to the pages of its browser sources, where the streamer grants it. */
interface ObsStudio {
  getControlLevel(answer: (level: number) => void): void;
  saveReplayBuffer?(): void;
}

/** "Basic access to OBS" in the settings of the source. */
const mayClip = 3;

const studio = () => (window as Window & { obsstudio?: ObsStudio }).obsstudio;

/** Draws nothing while OBS doesn't show this source. */
export function pauseWhileHidden(root: HTMLElement): void {
  window.addEventListener('obsSourceVisibleChanged', (event) => {
    const { detail } = event as Event & { detail?: { visible?: boolean } };
    root.hidden = detail?.visible === false;
  });
}

/** Saves the last seconds of the stream; does nothing outside of OBS, or where OBS doesn't allow it. */
export function saveReplay(): void {
  const obs = studio();
  obs?.getControlLevel((level) => {
    if (level >= mayClip) obs.saveReplayBuffer?.();
  });
}
