import { drawLog } from '../../features/results/draw-log';
import { formatDay, formatTimeOfDay } from '../../i18n/format-time';
import { currentLanguage } from '../../i18n/i18n';
import { languageOf } from '../../i18n/languages';
import { translate } from '../../i18n/translate';
import { ui } from '../../state/ui';
import type { Wheel } from '../../wheel/document/document';
import { sliceFill } from '../../wheel/document/slice-fill';
import { stageSlices, wheelStore } from '../../wheel/store';
import styles from './print-sheet.module.css';

/**
 * Prints the wheel with its choices, or with its results while their tab is open, on white paper. The list of the
 * panel has only the rows in view, so a sheet of its own is put into the page for as long as it prints.
 */
export function offerPrint(): () => void {
  let sheet: HTMLElement | undefined;
  const add = () => {
    sheet ??= document.body.appendChild(printSheet());
  };
  const remove = () => {
    sheet?.remove();
    sheet = undefined;
  };
  // Some browsers tell only one of the two.
  const media = matchMedia('print');
  const changed = () => (media.matches ? add() : remove());
  if (media.matches) add();
  media.addEventListener('change', changed);
  window.addEventListener('beforeprint', add);
  window.addEventListener('afterprint', remove);
  return () => {
    media.removeEventListener('change', changed);
    window.removeEventListener('beforeprint', add);
    window.removeEventListener('afterprint', remove);
    remove();
  };
}

function printSheet(): HTMLElement {
  const { wheel } = wheelStore.getState();
  const showsResults = ui.getState().tab === 'results';
  const list = element('ul', styles.list, ...(showsResults ? resultRows(wheel) : choiceRows(wheel)));
  const title = element('h1', undefined, wheel.name?.trim() || translate('common:wheel'));
  return element('section', styles.sheet, title, ...wheelPicture(), list);
}

function choiceRows(wheel: Wheel): HTMLElement[] {
  const shown = stageSlices(wheelStore.getState());
  const fillOf = sliceFill(wheel, shown);
  return shown
    .filter(({ active }) => active)
    .map((slice) => {
      const dot = element('span', styles.dot);
      dot.style.background = fillOf(slice);
      return element('li', undefined, dot, element('bdi', undefined, nameOf(slice.text)));
    });
}

function resultRows(wheel: Wheel): HTMLElement[] {
  const { locale } = languageOf(currentLanguage());
  return drawLog(wheel.results.history ?? []).flatMap(({ number, text, time, startsDay }) => [
    ...(startsDay ? [element('li', styles.day, formatDay(time, locale))] : []),
    element(
      'li',
      undefined,
      `${number}.`,
      element('bdi', undefined, nameOf(text)),
      element('time', undefined, formatTimeOfDay(time, locale)),
    ),
  ]);
}

const nameOf = (text: string) => text.trim() || translate('common:noText');

/** The wheel as it is on the stage, with its hub and its pointer. */
function wheelPicture(): HTMLElement[] {
  const stage = document.querySelector<HTMLElement>('main');
  const plate = stage?.querySelector<HTMLElement>('[role="img"]');
  if (!stage || !plate) return [];
  const copy = plate.cloneNode(true) as HTMLElement;
  const drawn = plate.querySelectorAll('canvas');
  // A clone of a canvas is empty.
  copy.querySelectorAll('canvas').forEach((canvas, place) => {
    const from = drawn[place];
    if (!from?.width) return;
    Object.assign(canvas, { width: from.width, height: from.height });
    canvas.getContext('2d')?.drawImage(from, 0, 0);
  });
  const figure = element('figure', styles.wheel, copy);
  // The scene's variables: the letters and the material of its hub.
  for (const name of stage.style) figure.style.setProperty(name, stage.style.getPropertyValue(name));
  return [figure];
}

function element(name: string, className: string | undefined, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
