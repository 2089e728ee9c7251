import { properKey } from '../../cloud/proper-key';
import { type SaveEnd, save as saveKey } from '../../cloud/saves';

type Save = (key: string) => Promise<SaveEnd>;

/** Saves one wheel after the other and tells how each ended; returns how many are in the account now. */
export async function saveAll(
  keys: readonly string[],
  tell: (key: string, end: SaveEnd) => void,
  save: Save = async (key) => saveKey(await properKey(key)),
): Promise<number> {
  let saved = 0;
  let full: SaveEnd | null = null;
  for (const key of keys) {
    // A full account rejects all the following wheels: no need to ask the server for each.
    const end: SaveEnd = full ?? (await attempt(save, key));
    if (isFull(end)) full = end;
    if (end.kind === 'saved') saved += 1;
    tell(key, end);
  }
  return saved;
}

const isFull = (end: SaveEnd): boolean => end.kind === 'refused' && end.problem.code === 'too_many_wheels';

/** A failed write in this browser must not keep the others from being saved. */
async function attempt(save: Save, key: string): Promise<SaveEnd> {
  try {
    return await save(key);
  } catch (error) {
    console.error('A wheel could not be saved to the account.', error);
    return { kind: 'refused', problem: { status: -1 } };
  }
}
