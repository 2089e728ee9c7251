import { isRecord } from '../document/coerce-config';
import { isOfSite } from '../document/wheel-key';
import { browserStorage } from './browser-storage';
import { type Base, type LogEntry, openEntry, type SpinLog } from './spin-log';

const key = 'wheelConfig.spins';

/** A result that isn't in the library yet. */
interface UnkeptSpin {
  /** The wheel's key in the library. */
  wheel: string;
  entry: LogEntry;
  /** The base of its log, with the first result of a wheel: the wheel's own counts include the result. */
  base?: Base;
}

/** Further ones aren't noted: the library is elsewhere, or denied. */
const most = 1000;

/** The library stores results when it can; a page that dies before must not lose them. */
export function noteUnkept(
  wheel: string,
  entries: readonly LogEntry[],
  { base }: Pick<SpinLog, 'base'>,
): void {
  // Results of samples and content wheels end with the tab.
  if (isOfSite(wheel)) return;
  const noted = read();
  const isFirst = (place: number) => place === 0 && !noted.some((spin) => spin.wheel === wheel);
  const fresh = entries.map((entry, place) => ({ wheel, entry, ...(isFirst(place) ? { base } : {}) }));
  write([...noted, ...fresh].slice(-most));
}

export const unkeptOf = (wheel: string): LogEntry[] =>
  read()
    .filter((spin) => spin.wheel === wheel)
    .map(({ entry }) => entry);

/** The base before those results, for wheels that the library may not know. */
export const unkeptBaseOf = (wheel: string): Base | undefined =>
  read().find((spin) => spin.wheel === wheel)?.base;

export function forgetUnkept(entries: readonly LogEntry[]): void {
  const kept = new Set(entries.map(({ id }) => id));
  const spins = read();
  const left = spins.filter(({ entry }) => !kept.has(entry.id));
  if (left.length < spins.length) write(left);
}

function read(): UnkeptSpin[] {
  try {
    const raw: unknown = JSON.parse(browserStorage('localStorage')?.getItem(key) ?? '[]');
    if (!Array.isArray(raw)) return [];
    return raw.filter(isRecord).flatMap(({ wheel, entry, base }) => {
      const opened = openEntry(entry);
      if (typeof wheel !== 'string' || !opened) return [];
      const hasBase = isRecord(base) && Array.isArray(base.history);
      return [{ wheel, entry: opened, ...(hasBase ? { base: base as unknown as Base } : {}) }];
    });
  } catch {
    return [];
  }
}

function write(spins: readonly UnkeptSpin[]): void {
  try {
    const storage = browserStorage('localStorage');
    if (spins.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(spins));
  } catch (error) {
    console.warn('This browser could not note the latest results.', error);
  }
}
