import { expect, test } from 'vitest';
import { cases } from '../../../api/spin-log-cases.json';
import { fakeCloud } from '../library/testing/fake-cloud';
import type { HistoryEntry } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { writeDocument } from '../wheel/document/wire-format';
import { type LogEntry, type Results, resultsOf, withEntries } from '../wheel/keeping/spin-log';
import { openEntry } from '../wheel/keeping/stored-log';
import { guest } from '../wheel/keeping/win-history';

interface Given extends Record<string, unknown> {
  id: string;
  order: number;
  count?: number;
  guid?: string;
  of?: string;
  seen?: { mark: number; ids?: string[] };
  textLength?: number;
  noteLength?: number;
}

interface Answer {
  mark: number;
  folded: number;
  base: Results;
  entries: unknown[];
  hasMore: boolean;
  refused?: { id: string; code: string }[];
}

interface Case {
  name: string;
  base?: Record<string, number>;
  sends: Given[][];
  refused?: Record<string, string>;
  wins: Record<string, number>;
  spins: number;
}

/** `w1` becomes a UUID with the letters in its last digits. */
const uuidOf = (name: string): string => {
  const hex = Array.from(name, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return `00000000-0000-4000-8000-${hex.padStart(12, '0')}`;
};

const entryOf = ({ count: _count, seen, of, guid, textLength, noteLength, ...given }: Given, place = 0) => ({
  ...given,
  id: uuidOf(given.id),
  at: 1_700_000_000_000 + ((given.order + place) % 1_000_000),
  order: given.order + place,
  ...(of ? { of: uuidOf(of) } : {}),
  ...(seen ? { seen: { ...seen, ...(seen.ids ? { ids: seen.ids.map(uuidOf) } : {}) } } : {}),
  ...(guid ? { guid, text: textLength ? 'x'.repeat(textLength) : guid, by: guest } : {}),
  ...(noteLength ? { note: 'x'.repeat(noteLength) } : {}),
});

const entriesOf = (given: Given) =>
  given.count === undefined
    ? [entryOf(given)]
    : Array.from({ length: given.count }, (_, place) =>
        entryOf({ ...given, id: given.id + (place + 1) }, place),
      );

const countsOf = ({ history, totalWheelSpins }: Results) => {
  const wins: Record<string, number> = {};
  for (const { guid, won } of history) wins[guid] = (wins[guid] ?? 0) + won;
  return { wins, spins: totalWheelSpins };
};

const historyOf = (wins: Record<string, number>): HistoryEntry[] =>
  Object.entries(wins).map(([guid, won]) => ({
    guid,
    itemName: guid,
    won,
    userId: guest.id,
    by: guest.name,
    lastWonTimestamp: 1,
  }));

test.each(cases as unknown as Case[])('$name', ({ base = {}, sends, refused = {}, wins, spins }) => {
  const cloud = fakeCloud();
  const call = { isForced: false, saveId: null, owner: 'email:ada', method: 'POST' };
  const history = historyOf(base);
  const totalWheelSpins = history.reduce((sum, { won }) => sum + won, 0);
  const wheel = { ...newWheel(), results: { history, totalWheelSpins } };
  const id = wheel.id ?? '';
  cloud.answer({ ...call, path: '/api/wheel', body: writeDocument(wheel) });
  const exchange = (body: object) =>
    cloud.answer({ ...call, path: `/api/wheel/${id}/spins`, body }).body as unknown as Answer;
  const codes: Record<string, string> = {};
  for (const send of sends) {
    const answer = exchange({ entries: send.flatMap(entriesOf) });
    for (const each of answer.refused ?? []) codes[each.id] = each.code;
  }
  expect(codes).toEqual(
    Object.fromEntries(Object.entries(refused).map(([name, code]) => [uuidOf(name), code])),
  );
  expect(countsOf(cloud.shown(id)?.results as Results)).toEqual({ wins, spins });
  // A device that gets the whole log counts the same.
  const all: LogEntry[] = [];
  let page = exchange({ entries: [] });
  const first = page.base;
  for (;;) {
    all.push(...page.entries.flatMap((raw) => openEntry(raw) ?? []));
    if (!page.hasMore) break;
    page = exchange({ entries: [], after: page.mark, folded: page.folded });
  }
  expect(countsOf(resultsOf(withEntries({ base: first, entries: [] }, all)))).toEqual({ wins, spins });
});
