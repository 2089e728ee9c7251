import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardDialog } from '../../../components/dialog/CardDialog';
import { closeDialog } from '../../../components/dialog/open-dialog';
import { DialogToasts } from '../../../components/toasts/DialogToasts';
import { whoSpins } from '../../../stage/winner';
import { useCelebration } from '../../../stage/winner-look';
import type { Slice } from '../../../wheel/document/document';
import { winsOf } from '../../../wheel/keeping/spin-log';
import { wheelStore } from '../../../wheel/store';
import type { DrawnWinners } from './drawn-winners';
import styles from './WinnersDialog.module.css';
import { WinnersForm, type WinnersOrder } from './WinnersForm';
import { WinnersReveal } from './WinnersReveal';

interface Showing {
  drawn: DrawnWinners;
  order: WinnersOrder;
  /** How many places are shown. */
  shown: number;
}

/** Draws several winners at once, and shows them one by one or together. */
export function WinnersDialog() {
  const { t } = useTranslation('draw', { keyPrefix: 'winners' });
  const { t: say } = useTranslation('draw');
  const [showing, setShowing] = useState<Showing | null>(null);
  const [last, setLast] = useState<WinnersOrder | null>(null);
  const celebration = useRef<HTMLDivElement>(null);
  const places = showing ? [...showing.drawn.winners, ...showing.drawn.reserves] : [];
  const celebrated = showing && (showing.order.isOneByOne ? places[showing.shown - 1] : places[0]);
  useCelebration(celebrated ?? undefined, celebration);
  useEffect(() => playWinSound(celebrated || null), [celebrated]);

  // Recorded when they are shown: the page behind would reveal the others too early.
  const show = (now: Showing, count: number) => {
    const { winners, receipt } = now.drawn;
    const fresh = winners.slice(now.shown, count);
    const { wheel, record } = wheelStore.getState();
    record(winsOf(wheel, fresh, { receipt, by: whoSpins() }));
    // Several at once are a list: its last one, perhaps a reserve, isn't celebrated alone.
    const isOneByOne = now.order.isOneByOne && count === now.shown + 1;
    setShowing({ ...now, shown: count, order: { ...now.order, isOneByOne } });
  };
  const begin = (drawn: DrawnWinners, order: WinnersOrder) => {
    const all = drawn.winners.length + drawn.reserves.length;
    setLast(order);
    show({ drawn, order, shown: 0 }, order.isOneByOne ? 1 : all);
  };
  // Closing half-way shows the rest first: the draw is final.
  const close = () => {
    if (showing && showing.shown < places.length) show(showing, places.length);
    else closeDialog();
  };

  return (
    <CardDialog
      title={t('title')}
      close={say('close')}
      onClose={close}
      behind={<div ref={celebration} className={styles.celebration} aria-hidden="true" />}
    >
      {showing ? (
        <WinnersReveal
          drawn={showing.drawn}
          shown={showing.shown}
          isOneByOne={showing.order.isOneByOne}
          onShow={(count) => show(showing, count)}
          onAgain={() => setShowing(null)}
        />
      ) : (
        <WinnersForm last={last} onDrawn={begin} />
      )}
      <DialogToasts />
    </CardDialog>
  );
}

/** Plays the sound of the winner until the next one is shown or the dialog is closed. */
function playWinSound(celebrated: Slice | null): () => void {
  wheelStore.setState({ celebrated });
  return () => wheelStore.setState({ celebrated: null });
}
