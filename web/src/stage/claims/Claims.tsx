import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { useMore } from '../../components/visible-rows/use-visible-rows';
import { useTranslation } from '../../i18n/use-translation';
import type { DrawClaims } from '../../live/messages';
import { ownPlaceIn } from '../../live/room-claims';
import { roomStore } from '../../live/room-store';
import { ClaimRow } from './ClaimRow';
import styles from './Claims.module.css';
import { useNames } from './claim-words';
import { OwnClaim } from './OwnClaim';

/**
 * What happened to the places of a draw's winners: the same on everyone's screen, with what this visitor can do about
 * it.
 */
export function Claims({ claims }: { claims: DrawClaims }) {
  const { t } = useTranslation('live', 'claims');
  const isHost = useStore(roomStore, (room) => room.role === 'host');
  const own = ownPlaceIn(
    claims,
    useStore(roomStore, (room) => room.entry?.entryId),
  );
  const names = useNames();
  const others = useMore(isHost ? claims.places : claims.places.filter((each) => each !== own));
  return (
    <section className={styles.claims} aria-label={t('title')}>
      {own && <OwnClaim key={own.place} place={own} />}
      {others.shown.length > 0 && (
        <ul className={styles.list}>
          {others.shown.map((place) => (
            <ClaimRow
              key={place.place}
              place={place}
              name={names(place.guid)}
              instead={place.state === 'replaced' ? place.next && names(place.next) : undefined}
              isHost={isHost}
            />
          ))}
        </ul>
      )}
      {others.next > 0 && (
        <Button onClick={others.showMore}>{t('common:more', { next: others.next })}</Button>
      )}
    </section>
  );
}
