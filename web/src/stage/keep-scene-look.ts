import type { Wheel } from '../wheel/document/document';
import { designOf } from '../wheel/drawing/design';
import { drawWheel } from '../wheel/drawing/draw-wheel';
import { noPictures } from '../wheel/drawing/drawing';
import { keepPreference, keptPreference } from '../wheel/keeping/browser-storage';
import { fullTurn, layOut } from '../wheel/motion/geometry';
import { openingRotation } from '../wheel/store';

const sceneLookKey = 'sceneLook';

/** What the scheme of a scene sets on its stage. */
const schemeVariables = ['--paper', '--glow', '--card', '--well', '--line', '--control-line'];

/** What the bar of a phone has from the page instead: see stage-scene.css. */
const barVariables = ['card', 'well', 'line', 'ink', 'ink-soft'];

/**
 * Stores how the stage looks, as the scene's name and a style sheet: `early.js` shows it while the program loads, if the
 * stored wheel still has this scene.
 */
export function keepSceneLook(stage: HTMLElement, name: string, wheel: Wheel): void {
  const plate = stage.querySelector<HTMLElement>('[role="img"]');
  const hub = plate?.querySelector<HTMLElement>('[style*="--share"]');
  const pointer = plate?.querySelector('svg[viewBox="0 0 56 84"]');
  const hanger = pointer?.parentElement?.parentElement;
  if (!plate || !hub || !hanger) return;
  const scheme = getComputedStyle(stage);
  const variables = schemeVariables.map((each) => `${each}:${scheme.getPropertyValue(each)};`).join('');
  const rim = rimPicture(wheel);
  const sheet = [
    rule('.boot-hero', `${variables}${stage.style.cssText};color:var(--ink);background:var(--backdrop)`),
    rule('.boot-plate', `${plate.style.cssText};box-shadow:${getComputedStyle(plate).boxShadow}`),
    rule('.boot-plate', `background:${rim ? `url("${rim}") 50%/100% 100%,` : ''}var(--well)`),
    rule('.boot-hub', `${hub.style.cssText};background-image:var(--hub-gloss)`),
    rule('.boot-hanger', `${hanger.style.cssText};background:url("${pictureOf(pointer)}") 0 0/100% 100%`),
    rule('.boot-hanger svg', 'visibility:hidden'),
    rule('', barVariables.map((each) => `--page-${each}:var(--${each});`).join('')),
    `@media (max-width:559px){${rule(':has(>.boot-spin)', barVariables.map((each) => `--${each}:var(--page-${each});`).join(''))}}`,
  ];
  const look = `${name}\n@media not (forced-colors:active){${sheet.join('')}}`;
  if (look !== keptPreference(sceneLookKey)) keepPreference(sceneLookKey, look);
}

const rule = (selector: string, declarations: string) => `.boot-stage ${selector}{${declarations}}`;

const pictureOf = (drawing: Element): string =>
  `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;

/** In pixels; enough for a picture that is seen for a moment. */
const side = 600;

/** The rim and the collar of the hub. The slices are drawn by the program. */
function rimPicture(wheel: Wheel): string | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) return;
  const design = designOf({ ...wheel, slices: [] }, layOut([]), side);
  const rotation = openingRotation(wheel);
  const open = { ...design, ends: Float64Array.of(fullTurn), fills: ['#00000000'] };
  drawWheel(context, open, { cssSide: side, bitmapSide: side, rotation, reading: rotation }, noPictures);
  return canvas.toDataURL('image/webp', 0.8);
}
