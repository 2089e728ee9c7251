export const kinds = ['read', 'load', 'save', 'refresh', 'upload', 'room'] as const;
export type Kind = (typeof kinds)[number];

/**
 * good; busy: 503 with Retry-After; cut: the connection ended or was refused; silent: no answer in time;
 * wrong: anything else, which must never happen.
 */
const outcomes = ['good', 'busy', 'cut', 'silent', 'wrong'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Entry {
  kind: Kind;
  outcome: Outcome;
  began: number;
  ended: number;
  detail: string;
}

/** How long everything must work before it counts as recovered. */
export const quietTime = 5000;
/** A request that waits for longer counts as unanswered. */
const longestWait = 2500;

/** The outcomes of all requests since the last reset. */
export class Record {
  readonly entries: Entry[] = [];
  private readonly waiting = new Map<object, { kind: Kind; began: number }>();

  begin(kind: Kind): (outcome: Outcome, detail?: string) => void {
    const mark = {};
    const began = Date.now();
    this.waiting.set(mark, { kind, began });
    return (outcome, detail = '') => {
      if (!this.waiting.delete(mark)) return;
      this.entries.push({ kind, outcome, began, ended: Date.now(), detail });
    };
  }

  count(since: number): { [outcome in Outcome]: number } {
    const counted = { good: 0, busy: 0, cut: 0, silent: 0, wrong: 0 };
    for (const { outcome, ended } of this.entries) if (ended >= since) counted[outcome] += 1;
    return counted;
  }

  /** Everything wrong, each finding once. */
  wrongs(since = 0): string[] {
    const found = this.entries
      .filter(({ outcome, ended }) => outcome === 'wrong' && ended >= since)
      .map(({ kind, detail }) => `${kind}: ${detail}`);
    return [...new Set(found)];
  }

  /** How often each kind of failure happened, by its message. */
  troubles(since: number): string[] {
    const counted = new Map<string, number>();
    for (const { outcome, kind, detail, ended } of this.entries) {
      if (outcome === 'good' || ended < since) continue;
      const said = `${outcome} ${kind}: ${detail}`;
      counted.set(said, (counted.get(said) ?? 0) + 1);
    }
    return [...counted].map(([said, times]) => `${times} × ${said}`);
  }

  /** The longest time of a good answer, in seconds. */
  slowest(since: number): number {
    const times = this.entries
      .filter(({ outcome, ended }) => outcome === 'good' && ended >= since)
      .map(({ began, ended }) => ended - began);
    return Math.max(0, ...times) / 1000;
  }

  /** When everything worked again and kept working for the quiet time; undefined until then. */
  goodAgain(since: number, now = Date.now()): number | undefined {
    if ([...this.waiting.values()].some(({ began }) => began < now - longestWait)) return undefined;
    const later = this.entries.filter(({ ended }) => ended >= since);
    const bad = later.filter(({ outcome }) => outcome !== 'good');
    const lastBad = Math.max(since, ...bad.map(({ ended }) => ended));
    const good = later.filter(({ outcome, began }) => outcome === 'good' && began >= lastBad);
    const firstGood = kinds.map((kind) =>
      Math.min(...good.filter((entry) => entry.kind === kind).map(({ ended }) => ended)),
    );
    const back = lastBad === since ? since : Math.max(...firstGood);
    if (now - Math.max(lastBad, ...firstGood) < quietTime) return undefined;
    return Number.isFinite(back) ? back : undefined;
  }
}
