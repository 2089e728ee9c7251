import { asRead } from '../../components/direction/reading-direction';

/** The card that a key leads to in a grid of cards; undefined for other keys and beyond the edges. */
export function neighbourIn(
  cards: readonly HTMLElement[],
  from: number,
  key: string,
): HTMLElement | undefined {
  const top = cards[0]?.offsetTop;
  const columns = Math.max(1, cards.filter(({ offsetTop }) => offsetTop === top).length);
  switch (asRead(key)) {
    case 'ArrowRight':
      return cards[from + 1];
    case 'ArrowLeft':
      return cards[from - 1];
    case 'ArrowDown':
      return cards[from + columns];
    case 'ArrowUp':
      return cards[from - columns];
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    default:
      return undefined;
  }
}
