/** A draw of a chain, as the list of its draws has it. */
export interface ChainDraw {
  spinId: string;
  number: number;
  /** Whether it was made; otherwise it was only committed to. */
  drawn: boolean;
}

export type ChainPlace = ({ kind: 'draw' } & ChainDraw) | { kind: 'gap'; from: number; to: number };

/** The draws from the newest to the oldest, with the missing numbers between them. */
export function chainPlaces(draws: readonly ChainDraw[], reachesFirst: boolean): ChainPlace[] {
  const sorted = draws.toSorted((a, b) => b.number - a.number);
  const places: ChainPlace[] = [];
  sorted.forEach((draw, at) => {
    places.push({ kind: 'draw', ...draw });
    const below = sorted[at + 1]?.number ?? (reachesFirst ? 0 : draw.number - 1);
    if (below < draw.number - 1) places.push({ kind: 'gap', from: below + 1, to: draw.number - 1 });
  });
  return places;
}
