import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { wheelStore } from '../../wheel/store';
import { AddChoice } from './AddChoice';
import { ChoiceList } from './ChoiceList';
import styles from './ChoicesPanel.module.css';

const { addSlice } = wheelStore.getState();

export function ChoicesPanel() {
  const { t } = useTranslation('choices');
  const slices = useStore(wheelStore, (state) => state.config['wheel-definition'].slices);
  const palette = useStore(wheelStore, (state) => state.config['wheel-definition']['wheel-palette']);
  const scroller = useRef<HTMLDivElement>(null);
  const off = slices.filter((slice) => !slice.active).length;
  return (
    <div className={styles.panel}>
      <AddChoice onAdd={addSlice} />
      <div className={styles.scroller} ref={scroller}>
        {slices.length > 0 ? (
          <ChoiceList slices={slices} palette={palette} scroller={scroller} />
        ) : (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t('empty.title')}</p>
            <p>{t('empty.text')}</p>
          </div>
        )}
        <p className={styles.count}>
          {t('count', { count: slices.length })}
          {off > 0 && ` · ${t('off', { count: off })}`}
        </p>
      </div>
    </div>
  );
}
