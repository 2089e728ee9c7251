import type { ListEntry } from '../../api/entries';
import { notify } from '../../components/toasts/notify';
import { fileNameOf } from '../../files/file-name';
import { downloadText } from '../../files/local-files';
import { writeCsv } from '../../files/write-csv';
import { formatList } from '../../i18n/format';
import { formatDay } from '../../i18n/format-time';
import { currentLanguage } from '../../i18n/i18n';
import { languageOf } from '../../i18n/languages';
import { translator } from '../../i18n/translate';
import { openLibrary } from '../../library/library';
import { peopleIn } from '../../live/room-facts';
import { roomStore } from '../../live/room-store';
import type { HistoryEntry, Wheel } from '../../wheel/document/document';
import { newGuid } from '../../wheel/document/guid';
import { newWheel } from '../../wheel/document/new-wheel';
import { nameWheel } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';

const onWheel = (): ListEntry[] => peopleIn(roomStore.getState());

/** More names than these aren't read in a description; the file has them all. */
const mostNamed = 20;

/** The people of the room as a wheel of the visitor's own; its description says how they came in. */
export function wheelOfPeople(people: readonly ListEntry[], title: string, now = new Date()): Wheel {
  const t = translator('live');
  const { locale } = languageOf(currentLanguage());
  const day = formatDay(now.getTime(), locale);
  const added = people.filter(({ came }) => came === 'host').map(({ name }) => name);
  const others = added.length - mostNamed;
  const names = [...added.slice(0, mostNamed), ...(others > 0 ? [t('keep.others', { count: others })] : [])];
  const came = [
    t('keep.joined', { count: people.length - added.length, day }),
    ...(added.length > 0 ? [t('keep.added', { names: formatList(names, locale) })] : []),
  ];
  const slices = people.map(({ name: text, weight = 1 }) => ({
    guid: newGuid(),
    text,
    active: true,
    weight,
  }));
  return { ...nameWheel(t('keep.name', { name: title, day }), came.join(' '))(newWheel()), slices };
}

/** Keeps the people of the room as a wheel among the visitor's own. */
export async function keepPeople(): Promise<void> {
  const t = translator('live');
  const wheel = wheelOfPeople(onWheel(), wheelStore.getState().wheel.name?.trim() || t('title'));
  try {
    await (await openLibrary()).add(wheel);
    notify('success', t('keep.done', { name: wheel.name ?? '' }));
  } catch (error) {
    console.error('The people of the room could not be kept.', error);
    notify('warning', t('keep.failed'));
  }
}

/** The people of the room in the order of joining, with how they came in and how often they won. */
export function peopleTable(people: readonly ListEntry[], history: readonly HistoryEntry[]): string {
  const t = translator('live');
  // Wins that different people spun are separate entries.
  const wins = new Map<string, number>();
  for (const { guid, won } of history) wins.set(guid, (wins.get(guid) ?? 0) + won);
  return writeCsv([
    [t('file.place'), t('common:name'), t('file.came'), t('file.wins')],
    ...people.map(({ entryId, name, came }, at) => [at + 1, name, t(`came.${came}`), wins.get(entryId) ?? 0]),
  ]);
}

export function savePeople(): void {
  const { name = '', results } = wheelStore.getState().wheel;
  const file = fileNameOf(`${name} ${translator('live')('file.people')}`, 'csv');
  downloadText(file, peopleTable(onWheel(), results.history ?? []), 'text/csv;charset=utf-8');
}
