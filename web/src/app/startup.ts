export type Stop = () => void | Promise<void>;

export interface Component {
  name: string;
  needs?: readonly string[];
  /** Whatever starts something returns how to stop it. */
  start: () => undefined | Stop | Promise<undefined | Stop>;
}

/** The parts do not fit together: a mistake in the program, found before anything has started. */
export class StartupPlanError extends Error {
  override readonly name = 'StartupPlanError';
}

/** One part failed to start; the others were stopped again. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly component: string;

  constructor(component: string, cause: unknown) {
    super(`${component} did not start: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.component = component;
  }
}

/**
 * Starts every component as soon as all it needs have started, independent ones at the same time.
 * Answers how to stop them all, in reverse order. When one fails, those already running are stopped first.
 */
export async function startAll(components: readonly Component[]): Promise<Stop> {
  checkPlan(components);
  const stops: Stop[] = [];
  const started = new Map<string, Promise<void>>();
  let failure: StartupError | undefined;

  const byName = new Map(components.map((component) => [component.name, component]));
  const startOnce = (component: Component): Promise<void> => {
    const existing = started.get(component.name);
    if (existing) return existing;
    const start = startAfterNeeds(component);
    started.set(component.name, start);
    return start;
  };
  const startAfterNeeds = async (component: Component) => {
    const needs = (component.needs ?? [])
      .map((need) => byName.get(need))
      .filter((need) => need !== undefined);
    await Promise.all(needs.map(startOnce));
    if (failure) return;
    try {
      const stop = await component.start();
      if (stop) stops.push(stop);
    } catch (cause) {
      failure ??= new StartupError(component.name, cause);
    }
  };

  await Promise.all(components.map(startOnce));
  if (failure) {
    await stopInReverse(stops);
    throw failure;
  }
  return () => stopInReverse(stops);
}

async function stopInReverse(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

function checkPlan(components: readonly Component[]): void {
  const names = new Set<string>();
  for (const { name } of components) {
    if (names.has(name)) throw new StartupPlanError(`Two components are called ${name}`);
    names.add(name);
  }

  const unmet = components.flatMap(({ name, needs = [] }) =>
    needs.filter((need) => !names.has(need)).map((need) => `${name} needs ${need}, which does not exist`),
  );
  if (unmet.length > 0) throw new StartupPlanError(unmet.join('; '));

  const circle = findCircle(components);
  if (circle) throw new StartupPlanError(`Circular needs: ${circle.join(' → ')}`);
}

function findCircle(components: readonly Component[]): string[] | undefined {
  const needsOf = new Map(components.map(({ name, needs = [] }) => [name, needs]));
  const cleared = new Set<string>();

  const walk = (name: string, path: string[]): string[] | undefined => {
    const seenAt = path.indexOf(name);
    if (seenAt >= 0) return [...path.slice(seenAt), name];
    if (cleared.has(name)) return undefined;
    for (const need of needsOf.get(name) ?? []) {
      const circle = walk(need, [...path, name]);
      if (circle) return circle;
    }
    cleared.add(name);
    return undefined;
  };

  for (const { name } of components) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return undefined;
}
