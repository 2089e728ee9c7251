import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/IconButton';
import { ModalFrame } from '../../components/dialog/ModalFrame';
import { closeDialog, type DialogProps } from '../../components/dialog/open-dialog';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { matcherOf } from '../../components/search-field/matcher-of';
import { SearchField } from '../../components/search-field/SearchField';
import { WheelTile } from '../../components/wheel-tile/WheelTile';
import { useLanguage } from '../../i18n/use-language';
import { changeWheel } from '../../stage/change-wheel';
import { loadSamples } from '../../stage/load-samples';
import { type Sample, sampleFills, sampleWheel } from '../../wheel/document/sample';
import styles from './SampleGallery.module.css';

/** More slices than this are only a blur at this size. */
const mostFills = 24;

export function SampleGallery({ opener }: DialogProps) {
  const { t } = useTranslation('wheels');
  const { code } = useLanguage();
  const [samples, setSamples] = useState<readonly Sample[]>();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const found = samples && findSamples(samples, query);

  useEffect(() => {
    loadSamples(code).then(setSamples, (error: unknown) => {
      tellMissingPart('The sample wheels could not be loaded.', error);
      closeDialog();
    });
  }, [code]);

  const choose = async (sample: Sample) => {
    if (await changeWheel(sampleWheel(sample))) closeDialog();
  };

  // On a touch screen a focused field would open the keyboard over half of the gallery.
  const first = () => (window.matchMedia('(pointer: coarse)').matches ? closing.current : search.current);

  return (
    <ModalFrame
      name={{ 'aria-labelledby': heading }}
      className={styles.dialog}
      first={first}
      returnTo={() => opener.current}
      onClose={closeDialog}
    >
      <div className={styles.card}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {t('samples.title')}
          </h2>
          <IconButton ref={closing} label={t('samples.close')} onClick={closeDialog}>
            <IconX size={22} aria-hidden />
          </IconButton>
          <SearchField
            ref={search}
            className={styles.search}
            label={t('samples.search')}
            value={query}
            onText={setQuery}
          />
        </header>
        <div className={styles.scroller}>
          <ul className={styles.list} aria-label={t('samples.title')}>
            {found?.map((sample) => (
              <li key={sample.wheel.templateName}>
                <WheelTile
                  name={sample.name}
                  description={sample.description}
                  note={t('samples.choices', { count: sample.choices.length })}
                  fills={sampleFills(sample, mostFills)}
                  to={() => choose(sample)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.none} role="status">
            {found?.length === 0 && t('samples.none', { text: query.trim().slice(0, 60) })}
          </p>
        </div>
      </div>
    </ModalFrame>
  );
}

/** The samples that contain every word of the query. */
export function findSamples(samples: readonly Sample[], query: string): readonly Sample[] {
  const matches = matcherOf(query);
  return samples.filter(({ name, description, choices }) =>
    matches([name, description, ...choices].join('\n')),
  );
}
