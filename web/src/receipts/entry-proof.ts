import { isRecord } from '../wheel/document/coerce-wheel';
import { fromHex } from './digests';
import { leadsTo, leafHash, type Proof, readProof } from './draw-log';
import { isId, isTextOrNone, isWeight, type Receipt } from './receipt';

/** What shows that a person was on the list of a draw, and with which weight. Only this person's device has it. */
export interface EntryProof extends Proof {
  spinId: string;
  salt: string;
  guid: string;
  weight: number;
  text: string;
}

/** Null for anything that can't be read, which proves nothing. */
export function readEntryProof(raw: unknown): EntryProof | null {
  const proof = readProof(raw);
  if (!proof || !isRecord(raw)) return null;
  const { spinId, salt, guid, weight, text } = raw;
  const isReadable = [spinId, salt, guid].every(isId) && isWeight(weight) && isTextOrNone(text);
  return isReadable && typeof text === 'string' ? ({ ...raw, ...proof } as EntryProof) : null;
}

/** Whether the proof leads to the root in the receipt, which has this entry in its place. */
export function isOnList({ spinId, root = '', entries }: Receipt, proof: EntryProof): boolean {
  const listed = entries[proof.index];
  const { salt, guid, weight, text } = proof;
  const leaf = leafHash('wheelwright entry 1', salt, guid, weight, text);
  return (
    proof.spinId === spinId &&
    leadsTo({ size: entries.length, root: fromHex(root) ?? new Uint8Array() }, leaf, proof) &&
    listed?.guid === guid &&
    listed.weight === weight &&
    (listed.text ?? text) === text
  );
}
