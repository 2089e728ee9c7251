/** The tab a key leads to, around the ends; nothing for keys that are not about tabs. */
export function neighbourOf<Id>(from: Id, tabs: readonly Id[], key: string): Id | undefined {
  const place = tabs.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return tabs[(place + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(place - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
