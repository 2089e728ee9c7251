/**
 * The key of a co-editing link, while the address names it: with it a wheel of somebody else is loaded and saved.
 * Nothing else may be done by it, and it is kept nowhere.
 */
export function coEditKeyFor(
  wheelId: string | undefined,
  { search }: { search: string } = window.location,
): string | null {
  const query = new URLSearchParams(search);
  const isNamed = wheelId !== undefined && query.get('wheel')?.toLowerCase() === wheelId.toLowerCase();
  return isNamed ? query.get('magiclink') || null : null;
}

/** What a call says to be let in by the link. */
export const coEditHeaders = (wheelId: string | undefined): Record<string, string> => {
  const key = coEditKeyFor(wheelId);
  return key ? { 'X-Magic-Link': key } : {};
};
