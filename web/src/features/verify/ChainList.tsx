import { useCallback, useEffect, useRef, useState } from 'react';
import { type DrawPage, listDraws } from '../../api/draws';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { LoadState } from '../../components/load-state/LoadState';
import { verifyAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { type ChainPlace, chainPlaces } from '../../receipts/chain-gaps';
import styles from './ChainList.module.css';

interface ChainListProps {
  chain: string;
  /** The draw that is being verified. */
  current: string;
}

/** All draws of a chain; missing numbers are named. */
export function ChainList({ chain, current }: ChainListProps) {
  const { t } = useTranslation('verify');
  const [pages, setPages] = useState<DrawPage>();
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);

  const load = useCallback(
    async (from: number | null) => {
      if (isLoading.current) return;
      isLoading.current = true;
      setFailed(false);
      try {
        const page = await listDraws(chain, from);
        setPages((shown) => ({
          draws: from === null || !shown ? page.draws : [...shown.draws, ...page.draws],
          before: page.before,
        }));
      } catch (error) {
        console.warn('The draws of this chain could not be fetched.', error);
        setFailed(true);
      } finally {
        isLoading.current = false;
      }
    },
    [chain],
  );
  useEffect(() => void load(null), [load]);
  const before = pages?.before ?? null;

  return (
    <Card title={t('chain.title')} text={t('chain.text')} isPart>
      <LoadState
        loaded={{ result: pages?.draws, hasFailed, reload: () => void load(before) }}
        failed={t('chain.failed')}
      >
        {(draws) => (
          <ol className={styles.draws}>
            {chainPlaces(draws, before === null).map((place) => (
              <Place
                key={place.kind === 'draw' ? place.number : `gap ${place.from}`}
                place={place}
                current={current}
              />
            ))}
          </ol>
        )}
      </LoadState>
      {before !== null && !hasFailed && <Button onClick={() => load(before)}>{t('chain.more')}</Button>}
    </Card>
  );
}

function Place({ place, current }: { place: ChainPlace; current: string }) {
  const { t } = useTranslation('verify');
  const { code } = useLanguage();
  if (place.kind === 'gap')
    return (
      <li className={styles.gap}>
        {t('chain.gap', { count: place.to - place.from + 1, from: place.from, to: place.to })}
      </li>
    );
  const name = t('chain.number', { number: place.number });
  return (
    <li>
      {place.spinId === current ? (
        <strong aria-current="page">{`${name} · ${t('chain.this')}`}</strong>
      ) : (
        <a className={cards.link} href={verifyAddress(place.spinId, code)}>
          {place.drawn ? name : `${name} · ${t('chain.promised')}`}
        </a>
      )}
    </li>
  );
}
