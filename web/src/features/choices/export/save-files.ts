import { finishTyping } from '../../../components/text-box/finish-typing';
import { fileNameOf } from '../../../files/file-name';
import { downloadText } from '../../../files/local-files';
import { writeCsv } from '../../../files/write-csv';
import { loadTexts } from '../../../i18n/load-texts';
import { translate } from '../../../i18n/translate';
import { textOf } from '../../../wheel/document/choice-lines';
import { coerceWeight } from '../../../wheel/document/coerce-wheel';
import type { Wheel } from '../../../wheel/document/document';
import { wheelFile } from '../../../wheel/document/wheel-file';
import { wheelStore } from '../../../wheel/store';

const wheelNow = () => {
  finishTyping();
  return wheelStore.getState().wheel;
};
const nameNow = () => wheelNow().name;

/** One row per choice; the names of the columns are in the page's language. */
export function choicesCsv({ slices, results: { history = [] } }: Wheel, header: string[]): string {
  const wins = new Map<string, number>();
  for (const { guid, won } of history) wins.set(guid, (wins.get(guid) ?? 0) + won);
  return writeCsv([
    header,
    ...slices.map(({ guid, text, weight, active }) => [
      text,
      coerceWeight(weight),
      active ? 1 : 0,
      wins.get(guid) ?? 0,
    ]),
  ]);
}

export async function saveChoicesAsCsv(): Promise<void> {
  await loadTexts('export');
  const columns = ['text', 'weight', 'active', 'wins'] as const;
  const header = columns.map((column) => translate(`export:columns.${column}`));
  downloadText(fileNameOf(nameNow(), 'csv'), choicesCsv(wheelNow(), header), 'text/csv');
}

export function saveChoicesAsText(): void {
  const { slices } = wheelNow();
  downloadText(fileNameOf(nameNow(), 'txt'), `${textOf(slices)}\n`, 'text/plain');
}

export function saveWheelFile(): void {
  downloadText(fileNameOf(nameNow(), 'wheel.json'), wheelFile(wheelNow()), 'application/json');
}
