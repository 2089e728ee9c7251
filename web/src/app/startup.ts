import { tryAgainLater } from '../network/try-again-later';

export type Stop = () => void | Promise<void>;

export interface Component {
  name: string;
  needs?: readonly string[];
  /** Whatever starts something returns how to stop it. */
  start: () => undefined | Stop | Promise<undefined | Stop>;
  /** Tells the visitor that the component didn't start and that the page works without it; called once. */
  onMissing?: (error: StartupError) => void;
}

interface StartOptions {
  /** The page is there once this component has started. Only its needs are required; by default every component is. */
  goal?: string;
  /** Runs the function after a while, longer with each attempt. Returns how to cancel that. */
  tryAgain?: (attempt: number, run: () => void) => Stop;
}

/** The components don't fit together: a mistake in the program, found before anything has started. */
export class StartupPlanError extends Error {
  override readonly name = 'StartupPlanError';
}

/** One component failed to start. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly component: string;

  constructor(component: string, cause: unknown) {
    super(`${component} did not start: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.component = component;
  }
}

/**
 * Starts every component as soon as all its needs have started, independent ones at the same time. Resolves when the
 * goal has started, with how to stop everything in reverse order. When a need of the goal fails, the running
 * components are stopped first. Any other component that fails is retried until it starts: one script that failed to
 * load must not take down the page that the visitor is already using.
 */
export async function startAll(components: readonly Component[], options: StartOptions = {}): Promise<Stop> {
  // Found during development, before a build.
  if (import.meta.env.DEV) checkPlan(components, options.goal);
  const { goal, tryAgain = tryAgainLater } = options;
  const stops: Stop[] = [];
  const started = new Map<string, Promise<void>>();
  const required = goal === undefined ? components : neededFor(goal, components);
  let failure: StartupError | undefined;
  let isStopped = false;

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
    for (let attempt = 0; !failure && !isStopped; attempt += 1) {
      try {
        const stop = await component.start();
        if (stop && isStopped) await stop();
        else if (stop) stops.push(stop);
        return;
      } catch (cause) {
        const error = new StartupError(component.name, cause);
        if (required.includes(component)) {
          failure ??= error;
          return;
        }
        if (attempt === 0 && component.onMissing) component.onMissing(error);
        else console.error(error.message, cause);
        await new Promise<void>((resolve) => stops.push(tryAgain(attempt, resolve)));
      }
    }
  };
  const stop = () => {
    isStopped = true;
    return stopInReverse(stops);
  };

  for (const component of components) void startOnce(component);
  await Promise.all(required.map(startOnce));
  if (failure) {
    await stop();
    throw failure;
  }
  return stop;
}

/** The goal and everything it needs, directly or indirectly. */
function neededFor(goal: string, components: readonly Component[]): Component[] {
  return components
    .filter(({ name }) => name === goal)
    .flatMap((each) => [each, ...(each.needs ?? []).flatMap((need) => neededFor(need, components))]);
}

async function stopInReverse(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

function checkPlan(components: readonly Component[], goal?: string): void {
  const names = new Set<string>();
  for (const { name } of components) {
    if (names.has(name)) throw new StartupPlanError(`Two components are called ${name}`);
    names.add(name);
  }

  if (goal !== undefined && !names.has(goal)) throw new StartupPlanError(`The goal ${goal} does not exist`);

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
