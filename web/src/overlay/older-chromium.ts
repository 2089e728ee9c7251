/**
 * Adds what the page's modules use and the Chromium 103 of older OBS versions lacks. It comes first in the overlay's
 * program; tools/web/older-chromium.ts refuses everything else that this browser doesn't support.
 */
const define = (target: object, name: string, value: unknown): void => {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

define(Array.prototype, 'toSorted', function toSorted<
  Item,
>(this: Item[], compare?: (a: Item, b: Item) => number) {
  return [...this].sort(compare);
});
define(Array.prototype, 'toReversed', function toReversed<Item>(this: Item[]) {
  return [...this].reverse();
});
define(Array.prototype, 'toSpliced', function toSpliced<
  Item,
>(this: Item[], start: number, removed: number, ...added: Item[]) {
  const copy = [...this];
  copy.splice(start, removed, ...added);
  return copy;
});
define(Array.prototype, 'with', function withItem<Item>(this: Item[], index: number, item: Item) {
  const copy = [...this];
  copy[index < 0 ? copy.length + index : index] = item;
  return copy;
});
define(Promise, 'withResolvers', <Value>() => {
  let settle: Pick<PromiseWithResolvers<Value>, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
});
define(Map, 'groupBy', <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
});
