import { useState } from 'react';
import { useStore } from 'zustand';
import { type ProvenEntry, proveEntry } from '../../api/entries';
import { Button, ButtonLink } from '../../components/controls/Button';
import { Message } from '../../components/message/Message';
import { problemText } from '../../components/problem/problem-text';
import { verifyAddress } from '../../i18n/page-addresses';
import { useTranslation } from '../../i18n/use-translation';
import { joinedRoom } from '../../live/joined-rooms';
import { roomStore } from '../../live/room-store';
import { fragmentOf } from '../../receipts/proof-link';
import styles from './Room.module.css';
import { saveProof } from './save-proof';

interface Shown {
  text: string;
  /** The proof, where there is one. */
  proof?: ProvenEntry['proof'];
  /** The number of the draw after the requested one. */
  draw: number | undefined;
}

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
      const { proof, total, outcome } = await proveEntry(joined.liveId, joined.entryId, {
        'X-Viewer-Key': joined.viewerKey,
      });
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

function SaveProof({ proof }: { proof: ProvenEntry['proof'] }) {
  const { t } = useTranslation('live');
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveProof(() => proof);
    setSaving(false);
  };
  return (
    <Button disabled={isSaving} onClick={save}>
      {t('proof.save')}
    </Button>
  );
}
