import { readdirSync, readFileSync } from 'node:fs';

/** A process and its descendants, children before grandchildren. */
function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [pid];
  for (const each of tree) tree.push(...(children.get(each) ?? []));
  return tree;
}

function parentOf(pid: string): number | undefined {
  try {
    // The name in parentheses may contain anything, so read what follows it.
    const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return parent === undefined ? undefined : Number(parent);
  } catch {
    return undefined; // it has exited meanwhile
  }
}

export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const each of treeOf(pid)) {
    try {
      process.kill(each, signal);
    } catch {
      // It has exited by itself.
    }
  }
}
