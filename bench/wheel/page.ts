import { loadEffect } from '../../web/src/effects/celebrate';
import type { EffectName } from '../../web/src/effects/effect-names';
import { playEffect } from '../../web/src/effects/play-effect';
import { type Contestant, spinTime } from './contestant.ts';
import { measureDrawing } from './drawing-alone.ts';

export interface WheelFigures {
  firstDraw: number;
  framesPerSecond: number;
  longTasks: number;
  longestTask: number;
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** A frame requested after the drawing was handed in begins once that drawing is on the screen. */
async function presented(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

async function framesPerSecond(duration: number): Promise<number> {
  const start = await nextFrame();
  let frames = 0;
  let now = start;
  while (now - start < duration) {
    now = await nextFrame();
    frames += 1;
  }
  return (frames * 1000) / (now - start);
}

async function measureWheel(name: string, count: number): Promise<WheelFigures> {
  const stage = document.getElementById('stage');
  if (!stage) throw new Error('The page has no stage');
  const contestant: Contestant =
    name === 'ours' ? (await import('./ours.ts')).ours : (await import('./theirs.ts')).theirs;
  await presented();
  const begun = performance.now();
  contestant.show(stage, count);
  await presented();
  const firstDraw = performance.now() - begun;

  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration);
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.observe({ type: 'longtask' });
  contestant.spin();
  const frames = await framesPerSecond(spinTime);
  observer.disconnect();
  return {
    firstDraw,
    framesPerSecond: frames,
    longTasks: tasks.length,
    longestTask: tasks.reduce((longest, each) => Math.max(longest, each), 0),
  };
}

async function measureEffect(name: EffectName): Promise<number> {
  const host = document.createElement('div');
  host.id = 'effect';
  document.body.append(host);
  const destroy = playEffect(await loadEffect(name), host);
  const frames = await framesPerSecond(3000);
  destroy();
  host.remove();
  return frames;
}

Object.assign(window, { measureWheel, measureDrawing, measureEffect });
