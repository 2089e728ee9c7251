import { isRecord } from '../document/coerce-wheel';

/**
 * Applies the change from `from` to `to` to `onto`: the changes of others stay. Where both changed the same value,
 * this change wins.
 */
export function rebase<Value>(from: Value, to: Value, onto: Value): Value {
  return rebaseValue(from, to, onto) as Value;
}

function rebaseValue(from: unknown, to: unknown, onto: unknown): unknown {
  if (from === to) return onto;
  if (from === onto) return to;
  if (isList(from) && isList(to) && isList(onto)) return rebaseList(from, to, onto);
  if (isRecord(from) && isRecord(to) && isRecord(onto)) return rebaseFields(from, to, onto);
  // Copies that came through a store are other objects with the same content.
  return isEqual(from, to) ? onto : to;
}

type Fields = Record<string, unknown>;

function rebaseFields(from: Fields, to: Fields, onto: Fields): Fields {
  const result = { ...onto };
  for (const field of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (from[field] === to[field]) continue;
    if (!(field in to)) {
      delete result[field];
      continue;
    }
    result[field] = rebaseValue(from[field], to[field], onto[field]);
  }
  return result;
}

/** Slices are identified by their guid, wherever they are. */
type Item = Fields & { guid: string };

const isList = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.guid === 'string');

function rebaseList(from: readonly Item[], to: readonly Item[], onto: readonly Item[]): Item[] {
  const [before, after, theirs] = [byGuid(from), byGuid(to), byGuid(onto)];
  // Items that can't be told apart are one value.
  if (after.size < to.length || theirs.size < onto.length) return [...to];
  const kept = (guid: string) => {
    const [mine, other] = [after.get(guid), theirs.get(guid)];
    if (mine && other) return rebaseValue(before.get(guid) ?? other, mine, other) as Item;
    // Removed on one side: it stays removed, unless the other side has created it.
    return before.has(guid) ? undefined : (mine ?? other);
  };
  const isMoved = !isSameOrder(from, to, after, before);
  const [leading, other] = isMoved ? [to, onto] : [onto, to];
  return interleave(leading, other).flatMap((guid) => kept(guid) ?? []);
}

/** The order of the first list; items that only the second has come after the same item as there. */
function interleave(leading: readonly Item[], other: readonly Item[]): string[] {
  const known = new Set(leading.map(({ guid }) => guid));
  const behind = new Map<string, string[]>();
  const first: string[] = [];
  let group = first;
  for (const { guid } of other) {
    if (known.has(guid)) {
      group = [];
      behind.set(guid, group);
    } else group.push(guid);
  }
  return [...first, ...leading.flatMap(({ guid }) => [guid, ...(behind.get(guid) ?? [])])];
}

const byGuid = (items: readonly Item[]) => new Map(items.map((item) => [item.guid, item]));

function isSameOrder(
  from: readonly Item[],
  to: readonly Item[],
  inTo: ReadonlyMap<string, Item>,
  inFrom: ReadonlyMap<string, Item>,
): boolean {
  const one = from.filter(({ guid }) => inTo.has(guid));
  const two = to.filter(({ guid }) => inFrom.has(guid));
  return one.every(({ guid }, place) => two[place]?.guid === guid);
}

/**
 * Both values without the fields in which they are equal: `rebase` does the same with them. `inner` names a field that
 * is a record in every value: it is shortened too.
 */
export function differenceOf(from: Fields, to: Fields, inner?: string): [from: Fields, to: Fields] {
  const [before, after]: [Fields, Fields] = [{}, {}];
  for (const field of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [one, other] = [from[field], to[field]];
    if (isEqual(one, other)) continue;
    const isInner = field === inner && isRecord(one) && isRecord(other);
    const [was, is] = isInner ? differenceOf(one, other) : shortened(one, other);
    if (field in from) before[field] = was;
    if (field in to) after[field] = is;
  }
  return [before, after];
}

/** The place in the lists of an item that didn't change. */
function shortened(one: unknown, other: unknown): [unknown, unknown] {
  if (!isList(one) || !isList(other)) return [one, other];
  const keepPlaces = (items: readonly Item[], others: ReadonlyMap<string, Item>) =>
    items.map((item) => (isEqual(item, others.get(item.guid)) ? { guid: item.guid } : item));
  return [keepPlaces(one, byGuid(other)), keepPlaces(other, byGuid(one))];
}

/**
 * Replaces every part of the value that equals one of `before` by that very part: what didn't change keeps its
 * identity.
 */
export const withSameParts = <Value>(before: Value, after: Value): Value => sameParts(before, after) as Value;

function sameParts(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (isList(before) && isList(after)) {
    const known = byGuid(before);
    return orBefore(
      before,
      after.map((item) => sameParts(known.get(item.guid), item)),
    );
  }
  if (isRecord(before) && isRecord(after)) {
    const fields = Object.entries(after).map(([field, value]) => [field, sameParts(before[field], value)]);
    const joined: Fields = Object.fromEntries(fields);
    const isSame =
      fields.length === Object.keys(before).length &&
      fields.every(([field]) => joined[field as string] === before[field as string]);
    return isSame ? before : joined;
  }
  return isEqual(before, after) ? before : after;
}

const orBefore = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  before.length === after.length && after.every((item, place) => item === before[place]) ? before : after;

export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isEqual(item, other[place]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => field in other && isEqual(one[field], other[field]))
  );
}
