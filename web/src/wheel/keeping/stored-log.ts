import { isRecord } from '../document/coerce-wheel';
import { type LogEntry, resultsOf, type SpinLog, type Win } from './spin-log';
import { guest, type Spinner } from './win-history';

/** Further ones are counted, not kept one by one. */
const mostEntries = 1000;

/**
 * The log with its oldest entries counted in its base, once there are twice as many: that takes a while.
 */
export function compacted(log: SpinLog, most = mostEntries): SpinLog {
  const { base, entries } = log;
  if (entries.length <= 2 * most) return log;
  const old = resultsOf({ base, entries: entries.slice(0, entries.length - most) });
  return {
    ...log,
    base: base.known ? { ...old, known: base.known } : old,
    entries: entries.slice(-most),
  };
}

/** Reads a stored or received entry; null when it isn't one. Kinds of a newer version are kept and count as nothing. */
export function openEntry(raw: unknown): LogEntry | null {
  if (!isRecord(raw) || typeof raw.id !== 'string' || typeof raw.kind !== 'string') return null;
  const { order, at } = raw;
  if (!Number.isFinite(order) || !Number.isFinite(at)) return null;
  // An entry far ahead once let the next one exceed what can be counted.
  if (!Number.isSafeInteger(order)) return openEntry({ ...raw, order: 1 });
  if (raw.kind === 'win') {
    if (typeof raw.guid !== 'string' || typeof raw.text !== 'string') return null;
    const by = isRecord(raw.by) ? raw.by : {};
    const { id = guest.id, name = guest.name } = by as Partial<Spinner>;
    return { ...raw, by: { ...by, id: String(id), name: String(name) } } as unknown as Win;
  }
  if (raw.kind === 'restore' && typeof raw.of !== 'string') return null;
  return raw as unknown as LogEntry;
}
