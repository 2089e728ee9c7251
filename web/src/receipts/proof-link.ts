/** The fragment of the address of a draw with which its page also checks one person. No server receives it. */
export const fragmentOf = (proof: unknown): string =>
  `#${new URLSearchParams({ proof: JSON.stringify(proof) })}`;

/** The proof in such a fragment; undefined where there is none, null where it can't be read. */
export function proofInAddress(hash: string): unknown {
  const text = factIn(hash, 'proof');
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The salt of a draw whose texts are private, in such a fragment. */
export const saltInAddress = (hash: string): string | null => factIn(hash, 'salt');

const factIn = (hash: string, name: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name);
