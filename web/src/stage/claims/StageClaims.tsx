import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { withTexts } from '../../i18n/load-texts';
import type { DrawClaims } from '../../live/messages';
import { shownClaims } from '../../live/room-claims';
import { roomStore } from '../../live/room-store';
import styles from './StageClaims.module.css';

const claimsPart = lazyPart<{ claims: DrawClaims }>(
  async () => (await withTexts(import('./Claims'), 'live')).Claims,
);

/** What became of the winners, on the dark stage that shows them. Most draws have nothing of it. */
export function StageClaims({ receipt }: { receipt: string | null | undefined }) {
  const claims = useStore(roomStore, shownClaims);
  const isThis = claims !== null && claims.spinId === receipt;
  const Claims = usePart(isThis ? claimsPart : null, console.warn);
  if (!isThis || !Claims) return null;
  return (
    <div className={styles.claims} data-color-scheme="dark">
      <Claims claims={claims} />
    </div>
  );
}
