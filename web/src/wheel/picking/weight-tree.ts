/** Sums of weights in a tree, so that a thousand draws from ten thousand don't walk the list a thousand times. */
export function weightTree(weights: readonly number[]) {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, weights.length)));
  const sums = new Float64Array(2 * size);
  sums.set(weights, size);
  for (let node = size - 1; node > 0; node -= 1) sums[node] = at(2 * node) + at(2 * node + 1);

  function at(node: number): number {
    return sums[node] ?? 0;
  }

  return {
    total: () => at(1),
    /** Removes the weight that contains a point of the total and returns its index. */
    take(point: number): number {
      let node = 1;
      let remaining = point;
      while (node < size) {
        node *= 2;
        if (remaining < at(node)) continue;
        remaining -= at(node);
        node += 1;
      }
      const weight = at(node);
      for (let above = node; above > 0; above >>= 1) sums[above] = at(above) - weight;
      return node - size;
    },
  };
}
