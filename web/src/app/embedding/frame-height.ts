import type { FromFrame } from '../../embed/messages';
import { ui } from '../../state/ui';

/** Pixels: what the controls below the wheel take, and between which heights a wheel is fun to watch. */
const controls = 128;
const widest = 600;
const lowest = 320;
const missing = 240;

/** The height that suits the wheel in a frame of this width. It doesn't depend on the frame's own height. */
function wantedHeight(): number {
  if (ui.getState().missingWheel) return missing;
  const name = document.querySelector('main h1')?.getBoundingClientRect().height ?? 0;
  return Math.round(Math.max(lowest, name + Math.min(window.innerWidth, widest) + controls));
}

/** Tells the host page how high the frame should be, whenever its width changes. Returns how to stop. */
export function followHeight(say: (message: FromFrame) => void): () => void {
  let told = 0;
  const tell = () => {
    const height = wantedHeight();
    if (height !== told) say({ type: 'size', height });
    told = height;
  };
  const watcher = new ResizeObserver(tell);
  watcher.observe(document.documentElement);
  tell();
  return () => watcher.disconnect();
}
