import { useEffect, useState } from 'react';
import { FinderDialog } from '../../components/dialog/FinderDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { matcherOf } from '../../components/field/matcher-of';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { WheelTile } from '../../components/wheel-tile/WheelTile';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { changeWheel } from '../../stage/change-wheel';
import { loadSamples } from '../../stage/load-samples';
import { type Sample, sampleFills, sampleWheel } from '../../wheel/document/sample';
import styles from './SampleGallery.module.css';

/** More slices than this are only a blur at this size. */
const mostFills = 24;

export function SampleGallery({ onClose }: DialogProps<'samples'>) {
  const { t } = useTranslation('wheels');
  const { code } = useLanguage();
  const [samples, setSamples] = useState<readonly Sample[]>();
  const [query, setQuery] = useState('');
  const found = samples && findSamples(samples, query);

  useEffect(() => {
    loadSamples(code).then(setSamples, (error: unknown) => {
      tellMissingPart('The sample wheels could not be loaded.', error);
      onClose();
    });
  }, [code, onClose]);

  const choose = async (sample: Sample) => {
    if (await changeWheel(sampleWheel(sample, t('common:myWheel')))) onClose();
  };

  return (
    <FinderDialog
      onClose={onClose}
      title={t('samples.title')}
      search={t('samples.search')}
      query={query}
      onQuery={setQuery}
      status={found?.length === 0 && t('samples.none', { text: query.trim().slice(0, 60) })}
    >
      <ul className={styles.list} aria-label={t('samples.title')}>
        {found?.map((sample) => (
          <li key={sample.wheel.templateName}>
            <WheelTile
              name={sample.name}
              description={sample.description}
              note={t('common:choices', { count: sample.choices.length })}
              fills={sampleFills(sample, mostFills)}
              to={() => choose(sample)}
            />
          </li>
        ))}
      </ul>
    </FinderDialog>
  );
}

/** The samples that contain every word of the query. */
export function findSamples(samples: readonly Sample[], query: string): readonly Sample[] {
  const matches = matcherOf(query);
  return samples.filter(({ name, description, choices }) =>
    matches([name, description, ...choices].join('\n')),
  );
}
