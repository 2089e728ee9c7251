import type { HistoryEntry, Slice, WheelConfig, WheelDefinition } from './document';
import { newGuid } from './guid';
import { healColor, healWeight, isRecord } from './heal-values';

/** Brings whatever was stored or sent into the shape the page relies on; null when it is no wheel at all. */
export function healConfig(raw: unknown): WheelConfig | null {
  if (!isRecord(raw) || !isRecord(raw['wheel-definition'])) return null;
  return { ...raw, 'wheel-definition': healDefinition(raw['wheel-definition']) };
}

function healDefinition(raw: Record<string, unknown>): WheelDefinition {
  const slices = Array.isArray(raw.slices) ? raw.slices.filter(isRecord) : [];
  const healed: WheelDefinition = { ...raw, slices: withOwnGuids(slices.map(healSlice)) };
  if (raw.history !== undefined) healed.history = healHistory(raw.history);
  return healed;
}

function healSlice(raw: Record<string, unknown>): Slice {
  const healed: Slice = {
    ...raw,
    guid: typeof raw.guid === 'string' ? raw.guid : '',
    text: healText(raw.text),
    active: raw.active !== false,
    weight: healWeight(raw.weight),
  };
  for (const paint of ['background', 'color'] as const) {
    if (raw[paint] === undefined || raw[paint] === null || raw[paint] === '') delete healed[paint];
    else healed[paint] = healColor(raw[paint]);
  }
  return healed;
}

const healText = (text: unknown): string => {
  if (typeof text === 'string') return text;
  return typeof text === 'number' || typeof text === 'boolean' ? String(text) : '';
};

// Two slices with one guid could not be told apart by the pick: the later one gets its own.
function withOwnGuids(slices: Slice[]): Slice[] {
  const taken = new Set<string>();
  return slices.map((slice) => {
    const guid = slice.guid === '' || taken.has(slice.guid) ? newGuid() : slice.guid;
    taken.add(guid);
    return guid === slice.guid ? slice : { ...slice, guid };
  });
}

function healHistory(raw: unknown): HistoryEntry[] {
  const entries = Array.isArray(raw) ? raw.filter(isRecord) : [];
  return entries
    .filter((entry) => typeof entry.guid === 'string')
    .map((entry) => ({
      ...entry,
      guid: String(entry.guid),
      itemName: healText(entry.itemName),
      won: healWeight(entry.won),
      userId: typeof entry.userId === 'string' ? entry.userId : 'guest',
      by: typeof entry.by === 'string' ? entry.by : 'Guest',
      lastWonTimestamp: typeof entry.lastWonTimestamp === 'number' ? entry.lastWonTimestamp : 0,
    }));
}
