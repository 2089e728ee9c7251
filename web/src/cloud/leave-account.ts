import { forgetAsked } from '../library/asked-wheels';
import { openLibrary } from '../library/library';
import { logOfKept, newRecord, type WheelCard } from '../library/wheel-record';
import { forgetHostedBy } from '../live/hosted-lists';
import { within } from '../network/within';
import { endSession, forgetLeft, type LeftAccount, leftAccounts } from '../session/change-session';
import { forgetIntentions } from '../session/remembered';
import { withoutAccount } from '../wheel/document/own-copies';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { withLog } from '../wheel/keeping/spin-log';
import { forgetStored } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';

/** A database that hangs must not keep a visitor from signing out; the next page continues. */
const finishTimeoutMs = 5000;

/**
 * Ends the session here and removes what this browser has of the account. Every way out of an account goes through
 * this; on the server the session has ended before.
 */
export async function leaveAccount(isDeleted = false): Promise<void> {
  forgetIntentions();
  endSession(isDeleted ? 'deleted' : 'left');
  await within(finishTimeoutMs, finishLeaving()).catch((error: unknown) =>
    console.error('Something of the account is still here.', error),
  );
}

let finishing = Promise.resolve();

/** The next visitor of this browser may be another person. */
export function finishLeaving(): Promise<void> {
  finishing = finishing
    .catch(() => {})
    .then(async () => {
      for (const account of leftAccounts()) {
        await forgetAccount(account);
        forgetLeft(account.owner);
      }
    });
  return finishing;
}

const owns = (card: WheelCard, owner: string): boolean => card.owner === owner || card.coEditor === owner;

/**
 * Removes the wheels that are also in the account, except the one on the stage. A wheel that only this browser has stays,
 * and keeps its owner's id; once the account is deleted, it belongs to this browser's guest.
 */
async function forgetAccount({ owner, isDeleted }: LeftAccount): Promise<void> {
  forgetAsked(owner);
  forgetHostedBy(owner);
  const library = await openLibrary();
  const onStage = keyOfWheel(wheelStore.getState().wheel);
  const isSaved = ({ state }: WheelCard) => state === 'saved';
  for (const card of await library.cards()) {
    const { key } = card;
    const kept = await library.read(key);
    const isOfAccount = card.owner === undefined ? card.state !== 'here' : owns(card, owner);
    if (!kept || !isOfAccount) continue;
    const isSent = kept.rows.every(({ seq, refused }) => (seq ?? refused) !== undefined);
    const isWhole = isSaved(card) && isSent;
    // A mirror of what only this browser has is the only copy if the library lasts no longer than the page.
    if (key !== onStage && (isWhole || library.isLasting || isDeleted)) forgetStored(key);
    if (isWhole && key !== onStage) await library.forget(key, isSaved);
    else if (isDeleted) {
      const document = withoutAccount(withLog(kept.record.document, logOfKept(kept)));
      const dropped = kept.rows.map(({ id }) => id);
      await library.change(key, ({ revision }) => ({
        record: { ...newRecord(document), revision },
        dropped,
      }));
    }
  }
}
