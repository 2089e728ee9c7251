import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { EmptyState } from '../../components/load-state/EmptyState';
import { say } from '../../components/message/say';
import { withTexts } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import { preferences } from '../../state/preferences';
import { listSourceOf } from '../../wheel/document/list-source';
import { paletteNameOf } from '../../wheel/document/palette';
import { isUntouchedSample } from '../../wheel/document/sample-mark';
import { evenChoices } from '../../wheel/picking/odds';
import { eligibleSlices } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';
import { AddChoice } from './AddChoice';
import { ChoiceList } from './ChoiceList';
import styles from './ChoicesPanel.module.css';
import { ChoiceTools } from './ChoiceTools';
import { importText } from './import/import-text';
import { ListHead } from './ListHead';

const { addSlice } = wheelStore.getState();
const textPart = lazyPart(async () => (await withTexts(import('./ChoicesText'), 'lists')).ChoicesText);

function addAndSay(text: string): void {
  const { length } = wheelStore.getState().wheel.slices;
  addSlice(text);
  if (wheelStore.getState().wheel.slices.length > length)
    say(translate('choices:add.done', { text: text.slice(0, 80) }));
}

export function ChoicesPanel() {
  const slices = useStore(wheelStore, (state) => state.wheel.slices);
  const eligible = useStore(wheelStore, (state) => eligibleSlices(state.wheel));
  const palette = useStore(wheelStore, ({ wheel }) => paletteNameOf(wheel.look));
  const view = useStore(preferences, (state) => state.choicesView);
  const off = slices.reduce((sum, slice) => sum + (slice.active ? 0 : 1), 0);
  const even = useMemo(() => evenChoices(eligible), [eligible]);
  const isInRoom = useStore(roomStore, ({ control }) => control !== null);
  const isSample = useStore(wheelStore, ({ wheel }) => isUntouchedSample(wheel));
  const hasSource = useStore(wheelStore, ({ wheel }) => listSourceOf(wheel) !== null);
  const scroller = useRef<HTMLDivElement>(null);

  return (
    <div className={styles.panel}>
      <ListHead
        view={view}
        count={slices.length}
        off={off}
        even={even}
        isSample={isSample && !isInRoom}
        hasSource={hasSource}
      />
      {view === 'list' && <AddChoice onAdd={addAndSay} onPaste={importText} />}
      <div className={styles.scroller} ref={scroller} data-view={view}>
        {view === 'text' && <ShowPart part={textPart} />}
        {view === 'list' && slices.length > 0 && (
          <ChoiceList
            slices={slices}
            eligible={eligible}
            isEven={even !== null}
            palette={palette}
            scroller={scroller}
          />
        )}
        {view === 'list' && slices.length === 0 && <NoChoices />}
        <ChoiceTools count={slices.length} off={off} />
      </div>
    </div>
  );
}

function NoChoices() {
  const { t } = useTranslation('choices');
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
}
