/** How a winner lost the place; `other`: without a reason, or in a way that this page doesn't know. */
export function howReplaced({ by, reason }: { by: string; reason: string }) {
  if (by === 'host' && reason) return 'host';
  return by === 'time' || by === 'left' ? by : 'other';
}
