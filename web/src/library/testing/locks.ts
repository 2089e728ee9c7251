interface Waiting<Holder> {
  holder: Holder;
  run: () => Promise<void>;
}

/** `navigator.locks` of one browser: a tab's locks are released once the tab is gone. */
export function lockManager<Holder>(inTab: <Result>(holder: Holder, work: () => Result) => Result) {
  const held = new Map<string, Holder>();
  const queues = new Map<string, Waiting<Holder>[]>();

  const next = (name: string): void => {
    if (held.has(name)) return;
    const first = queues.get(name)?.shift();
    if (!first) return;
    held.set(name, first.holder);
    void first.run().then(() => {
      if (held.get(name) !== first.holder) return;
      held.delete(name);
      next(name);
    });
  };
  return {
    request: <Value>(holder: Holder, name: string, work: () => Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        const run = async () => {
          try {
            resolve(await inTab(holder, work));
          } catch (error) {
            reject(error);
          }
        };
        queues.set(name, [...(queues.get(name) ?? []), { holder, run }]);
        next(name);
      }),
    leave: (gone: Holder): void => {
      for (const [name, queue] of queues)
        queues.set(
          name,
          queue.filter(({ holder }) => holder !== gone),
        );
      for (const [name, holder] of [...held])
        if (holder === gone) {
          held.delete(name);
          next(name);
        }
    },
  };
}
