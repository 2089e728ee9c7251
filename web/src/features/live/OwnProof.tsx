import { useState } from 'react';
import { useStore } from 'zustand';
import { proveEntry } from '../../api/entries';
import { Button, ButtonLink } from '../../components/controls/Button';
import { Message } from '../../components/message/Message';
import { problemText } from '../../components/problem/problem-text';
import { notify } from '../../components/toasts/notify';
import { fileNameOf } from '../../files/file-name';
import { downloadText } from '../../files/local-files';
import { verifyAddress } from '../../i18n/page-addresses';
import { useTranslation } from '../../i18n/use-translation';
import { joinedRoom } from '../../live/joined-rooms';
import { roomStore } from '../../live/room-store';
import { fragmentOf } from '../../receipts/proof-link';
import styles from './Room.module.css';

interface Shown {
  text: string;
  /** The proof, where there is one. */
  proof?: Proven['proof'];
  /** The number of the draw after the one that was asked about. */
  draw: number | undefined;
}

type Proven = Awaited<ReturnType<typeof proveEntry>>;

/** “Was I in it?”: this person's place on the list of the last draw, and a link or a file that proves it to anyone who has it. */
export function OwnProof() {
  const { t } = useTranslation('live');
  const isDrawn = useStore(roomStore, ({ next }) => next !== null && next.number > 1);
  const draw = useStore(roomStore, ({ next }) => next?.number);
  const [shown, setShown] = useState<Shown>();
  const [isAsking, setAsking] = useState(false);
  if (!isDrawn) return null;

  const look = async () => {
    const joined = joinedRoom(roomStore.getState().liveId);
    // A browser without storage has forgotten it.
    if (!joined) return setShown({ text: t('problem.noProof'), draw });
    setAsking(true);
    try {
      const { proof, total, outcome } = await proveEntry(joined.liveId, joined.entryId, joined.viewerKey);
      const { text: name, weight } = proof;
      const text = t(`proof.${outcome}`, { name, weight, total });
      setShown({ text, proof, draw });
    } catch (error) {
      console.warn('The proof could not be fetched.', error);
      setShown({ text: problemText(error, 'live'), draw });
    }
    setAsking(false);
  };
  const isNew = shown?.draw === draw;
  return (
    <>
      {shown && isNew && <Message className={styles.text}>{shown.text}</Message>}
      <div className={styles.ways}>
        {shown?.proof && isNew ? (
          <>
            <ButtonLink
              href={verifyAddress(shown.proof.spinId) + fragmentOf(shown.proof)}
              target="_blank"
              rel="noopener"
            >
              {t('proof.check')}
            </ButtonLink>
            <SaveProof proof={shown.proof} />
          </>
        ) : (
          <Button disabled={isAsking} onClick={look}>
            {t('proof.ask')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The file has all that is needed to check the proof without the server. */
function SaveProof({ proof }: { proof: Proven['proof'] }) {
  const { t } = useTranslation('live');
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { proofFile } = await import('../../receipts/proof-file');
      const file = fileNameOf(`${t('proof.file')} ${proof.spinId.slice(0, 8)}`, 'json');
      downloadText(file, await proofFile(proof), 'application/json');
    } catch (error) {
      console.warn('The proof could not be saved.', error);
      notify('warning', problemText(error, 'live'));
    }
    setSaving(false);
  };
  return (
    <Button disabled={isSaving} onClick={save}>
      {t('proof.save')}
    </Button>
  );
}
