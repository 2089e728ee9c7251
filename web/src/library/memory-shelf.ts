import type { Shelf } from './shelf';
import { cardOf, type EntryRow, recordWith, type WheelRecord } from './wheel-record';

/** Keeps wheels as long as the page is open, where the browser has no database. */
export function memoryShelf(): Shelf {
  const wheels = new Map<string, { record: WheelRecord; rows: Map<string, EntryRow> }>();
  return {
    isLasting: false,
    read: async (key) => {
      const kept = wheels.get(key);
      return kept ? { record: kept.record, rows: [...kept.rows.values()] } : null;
    },
    change: async (key, change) => {
      const kept = wheels.get(key);
      const changed = change(kept?.record ?? null);
      if (!changed) return kept?.record ?? null;
      const rows = new Map(kept?.rows);
      for (const row of changed.rows ?? []) rows.set(row.id, row);
      for (const id of changed.dropped ?? []) rows.delete(id);
      const record = recordWith(changed);
      wheels.set(key, { record, rows });
      return record;
    },
    remove: async (key, shouldRemove = () => true) => {
      const kept = wheels.get(key);
      if (kept && !shouldRemove(cardOf(kept.record))) return false;
      wheels.delete(key);
      return true;
    },
    cards: async () => [...wheels.values()].map(({ record }) => cardOf(record)),
    card: async (key) => {
      const kept = wheels.get(key);
      return kept ? cardOf(kept.record) : null;
    },
  };
}
