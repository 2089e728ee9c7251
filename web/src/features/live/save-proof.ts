import type { ProvenEntry } from '../../api/entries';
import { problemText } from '../../components/problem/problem-text';
import { notify } from '../../components/toasts/notify';
import { fileNameOf } from '../../files/file-name';
import { downloadText } from '../../files/local-files';
import { translator } from '../../i18n/translate';
import { roomStore } from '../../live/room-store';

/** The file has all that is needed to check the proof without the server. */
export async function saveProof(
  of: () => Promise<ProvenEntry['proof']> | ProvenEntry['proof'],
): Promise<void> {
  const t = translator('live');
  try {
    const proof = await of();
    const { proofFile } = await import('../../receipts/proof-file');
    const file = fileNameOf(`${t('proof.file')} ${proof.spinId.slice(0, 8)}`, 'json');
    downloadText(file, await proofFile(proof.spinId, proof), 'application/json');
  } catch (error) {
    console.warn('The proof could not be saved.', error);
    notify('warning', problemText(error, 'live'));
  }
}

/** The host saves it for somebody who has no device in the room, as people of a chat. */
export const saveProofOf = (entryId: string): Promise<void> =>
  saveProof(async () => {
    const proven = await roomStore.getState().control?.prove(entryId);
    if (!proven) throw new Error('The room is over.');
    return proven.proof;
  });
