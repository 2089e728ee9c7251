import i18next from 'i18next';
import { finishTyping } from '../../../components/text-box/finish-typing';
import { downloadText, fileNameOf } from '../../../files/local-files';
import { writeCsv } from '../../../files/write-csv';
import { textOf } from '../../../wheel/document/choice-text';
import { withoutAccount } from '../../../wheel/document/copies';
import type { Wheel } from '../../../wheel/document/document';
import { healWeight } from '../../../wheel/document/heal-config';
import { withoutSignedAddresses } from '../../../wheel/document/signed-addresses';
import { documentVersion } from '../../../wheel/document/upgrade';
import { writeDocument } from '../../../wheel/document/wire-format';
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
      healWeight(weight),
      active ? 1 : 0,
      wins.get(guid) ?? 0,
    ]),
  ]);
}

/** Without the signed addresses of the user's pictures and sounds: files are passed on. */
export const wheelFile = (wheel: Wheel): string => {
  const passedOn = withoutSignedAddresses(withoutAccount(wheel));
  return `${JSON.stringify(writeDocument({ ...passedOn, version: documentVersion }), null, 2)}\n`;
};

export async function saveChoicesAsCsv(): Promise<void> {
  await i18next.loadNamespaces('export');
  const columns = ['text', 'weight', 'active', 'wins'] as const;
  const header = columns.map((column) => i18next.t(`columns.${column}`, { ns: 'export' }));
  downloadText(fileNameOf(nameNow(), 'csv'), choicesCsv(wheelNow(), header), 'text/csv');
}

export function saveChoicesAsText(): void {
  const { slices } = wheelNow();
  downloadText(fileNameOf(nameNow(), 'txt'), `${textOf(slices)}\n`, 'text/plain');
}

export function saveWheelFile(): void {
  downloadText(fileNameOf(nameNow(), 'wheel.json'), wheelFile(wheelNow()), 'application/json');
}
