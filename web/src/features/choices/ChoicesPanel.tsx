import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EmptyNote } from '../../components/empty-note/EmptyNote';
import { slicesInTurn } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';
import { AddChoice } from './AddChoice';
import { ChoiceList } from './ChoiceList';
import styles from './ChoicesPanel.module.css';
import { ChoicesText } from './ChoicesText';
import { ChoiceTools } from './ChoiceTools';
import { choicesViewStore } from './choices-view';
import { takeList } from './import/take-list';

const { addSlice } = wheelStore.getState();

export function ChoicesPanel() {
  const slices = useStore(wheelStore, (state) => state.wheel.slices);
  const inTurn = useStore(wheelStore, (state) => slicesInTurn(state.wheel));
  const palette = useStore(wheelStore, (state) => state.wheel.look.palette);
  const view = useStore(choicesViewStore, (state) => state.view);
  const off = slices.reduce((sum, slice) => sum + (slice.active ? 0 : 1), 0);
  const scroller = useRef<HTMLDivElement>(null);

  return (
    <div className={styles.panel}>
      {view === 'list' && <AddChoice onAdd={addSlice} onPaste={takeList} />}
      <div className={styles.scroller} ref={scroller} data-view={view}>
        {view === 'text' && <ChoicesText />}
        {view === 'list' && slices.length > 0 && (
          <ChoiceList slices={slices} inTurn={inTurn} palette={palette} scroller={scroller} />
        )}
        {view === 'list' && slices.length === 0 && <NoChoices />}
        <ChoiceTools count={slices.length} off={off} view={view} />
      </div>
    </div>
  );
}

function NoChoices() {
  const { t } = useTranslation('choices');
  return <EmptyNote title={t('empty.title')} text={t('empty.text')} />;
}
