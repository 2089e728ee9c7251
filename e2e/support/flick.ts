import { expect, type Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './stored-wheel.ts';
import { openPage } from './wheel-page.ts';
import { wheelPicture } from './wheel-picture.ts';

/** What the plate lets the browser do with a finger; empty until it follows flicks. */
export const touchAction = (page: Page) =>
  wheelPicture(page).evaluate((plate: HTMLElement) => plate.style.touchAction);

/** A wheel of four that rests, once it follows flicks. */
export async function openFlickable(page: Page): Promise<void> {
  await storeWheel(page, {
    slices: slicesNamed('Anna', 'Ben', 'Cleo', 'Dora'),
    duration: 3000,
    rotates: 8,
    driftAnimation: { enabled: false },
  });
  await openPage(page);
  await expect.poll(() => touchAction(page)).not.toBe('');
}

interface Stroke {
  from: [number, number];
  by: [number, number];
  /** How long the hand rests before it lets go, in ms of its own clock. */
  rests?: number;
}

const steps = 10;

/** Where the hand is at each step, and when: 16 ms after the step before, however busy the machine is. */
function pathOf({ from: [x, y], by: [across, down], rests = 0 }: Stroke) {
  const start = Date.now() / 1000;
  const at = (step: number) => ({
    point: { x: x + (across * step) / steps, y: y + (down * step) / steps },
    timestamp: start + step * 0.016,
  });
  return {
    first: at(0),
    others: Array.from({ length: steps }, (_, step) => at(step + 1)),
    last: { ...at(steps), timestamp: start + steps * 0.016 + rests / 1000 },
  };
}

/** Real touch events, which the browser also turns into scrolling. */
export async function strokeByFinger(page: Page, stroke: Stroke): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { first, others, last } = pathOf(stroke);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', { point, timestamp }: typeof first) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: type === 'touchEnd' ? [] : [{ ...point, id: 1 }],
    });
  await send('touchStart', first);
  for (const step of others) await send('touchMove', step);
  await send('touchEnd', last);
  await session.detach();
}

/** Real events of a mouse whose left button is down on the way. */
export async function strokeByMouse(page: Page, stroke: Stroke): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { first, others, last } = pathOf(stroke);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { point, timestamp }: typeof first) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      timestamp,
      ...point,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await page.mouse.move(first.point.x, first.point.y);
  await send('mousePressed', first);
  for (const step of others) await send('mouseMoved', step);
  await send('mouseReleased', last);
  await session.detach();
}

/** By how many radians the spin that is shown turns the wheel. */
const sweep = (page: Page) =>
  wheelPicture(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const effect = canvas.parentElement?.getAnimations()[0]?.effect;
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const radians = frames.map(({ transform }) => Number.parseFloat(String(transform).slice(7)));
      return (radians.at(-1) ?? 0) - (radians[0] ?? 0);
    });

/** A hand has flicked the wheel: it turns that way, more than twice round. */
export async function expectSpinTowards(page: Page, way: number): Promise<void> {
  let turns = 0;
  const look = async () => {
    turns = await sweep(page);
    return turns;
  };
  await expect.poll(look).not.toBe(0);
  expect(Math.sign(turns)).toBe(Math.sign(way));
  expect(Math.abs(turns)).toBeGreaterThan(4 * Math.PI);
}
