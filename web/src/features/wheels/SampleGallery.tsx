import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../components/toasts/notify';
import { useLanguage } from '../../i18n/use-language';
import { type Sample, sampleWheel } from '../../wheel/sample';
import { changeWheel } from './change-wheel';
import { findSamples } from './find-samples';
import { loadSamples } from './load-samples';
import { MiniWheel } from './MiniWheel';
import styles from './SampleGallery.module.css';
import type { TitlePartProps } from './title-parts';
import { closeAtTitle } from './wheel-title-state';

export function SampleGallery({ opener }: TitlePartProps) {
  const { t } = useTranslation(['wheels', 'errors']);
  const { code } = useLanguage();
  const [samples, setSamples] = useState<readonly Sample[]>();
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const found = samples && findSamples(samples, query);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Under a thumb, a focused field would bring up the keyboard over half of the gallery.
    const wantsField = !window.matchMedia('(pointer: coarse)').matches;
    (wantsField ? search.current : closing.current)?.focus();
    const button = opener.current;
    return () => {
      element?.close();
      button?.focus();
    };
  }, [opener]);
  useEffect(() => {
    loadSamples(code).then(setSamples, (error: unknown) => {
      console.error('The sample wheels could not be loaded.', error);
      notify('error', `${t('errors:part.title')}. ${t('errors:part.text')}`);
      closeAtTitle();
    });
  }, [code, t]);

  const choose = async (sample: Sample) => {
    if (await changeWheel(sampleWheel(sample))) closeAtTitle();
  };

  const escaped = (event: SyntheticEvent) => {
    event.preventDefault();
    closeAtTitle();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onCancel={escaped}>
      <button
        type="button"
        className={styles.beside}
        tabIndex={-1}
        aria-hidden="true"
        onClick={closeAtTitle}
      />
      <div className={styles.card}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {t('samples.title')}
          </h2>
          <button
            type="button"
            ref={closing}
            className={styles.close}
            aria-label={t('samples.close')}
            title={t('samples.close')}
            onClick={closeAtTitle}
          >
            <IconX size={22} aria-hidden />
          </button>
          <label className={styles.search}>
            <IconSearch size={20} aria-hidden />
            <input
              ref={search}
              type="search"
              aria-label={t('samples.search')}
              placeholder={t('samples.search')}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </label>
        </header>
        <div className={styles.scroller}>
          <ul className={styles.list} aria-label={t('samples.title')}>
            {found?.map((sample) => (
              <li key={sample.wheel.templateName}>
                <SampleCard sample={sample} onChoose={choose} />
              </li>
            ))}
          </ul>
          <p className={styles.none} role="status">
            {found?.length === 0 && t('samples.none', { text: query.trim().slice(0, 60) })}
          </p>
        </div>
      </div>
    </dialog>
  );
}

function SampleCard({ sample, onChoose }: { sample: Sample; onChoose: (sample: Sample) => void }) {
  const { t } = useTranslation('wheels');
  return (
    <button type="button" className={styles.sample} onClick={() => onChoose(sample)}>
      <MiniWheel sample={sample} className={styles.picture} />
      <span className={styles.name}>{sample.name}</span>
      <span className={styles.description}>{sample.description}</span>
      <span className={styles.count}>{t('samples.choices', { count: sample.choices.length })}</span>
    </button>
  );
}
