import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';
import { totalWeight } from '../../wheel/chance';
import type { Slice } from '../../wheel/document';
import { sliceFill } from '../../wheel/slice-fill';
import { wheelStore } from '../../wheel/store';
import styles from './ChoiceList.module.css';
import { ChoiceRow } from './ChoiceRow';
import { choiceOf } from './choice-of';
import { useVisibleRows } from './use-visible-rows';

const { removeSlice, setSliceActive } = wheelStore.getState();

interface ChoiceListProps {
  slices: Slice[];
  palette: string | undefined;
  scroller: RefObject<HTMLElement | null>;
}

export function ChoiceList({ slices, palette, scroller }: ChoiceListProps) {
  const { t } = useTranslation('choices');
  const { locale } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const { from, to, isLong, above, below } = useVisibleRows(scroller, slices.length);
  const total = totalWeight(slices);
  const fill = useMemo(() => sliceFill({ slices, 'wheel-palette': palette }), [slices, palette]);

  // The button that was pressed is gone: without this the keyboard would start again at the top of the page.
  const deleteChoice = useCallback((guid: string) => {
    const { slices: before } = wheelStore.getState().config['wheel-definition'];
    const place = before.findIndex((slice) => slice.guid === guid);
    removeSlice(guid);
    const next = before[place + 1] ?? before[place - 1];
    requestAnimationFrame(() => {
      const button =
        next && list.current?.querySelector<HTMLElement>(`[data-delete="${CSS.escape(next.guid)}"]`);
      (button ?? document.getElementById('new-choice'))?.focus();
    });
  }, []);

  return (
    <ul
      ref={list}
      className={styles.list}
      aria-label={t('list')}
      data-long={isLong}
      style={{ paddingTop: above, paddingBottom: below }}
    >
      {slices.slice(from, to).map((slice, index) => (
        <ChoiceRow
          key={slice.guid}
          {...choiceOf(slice, fill, total, locale)}
          place={from + index + 1}
          count={slices.length}
          onToggle={setSliceActive}
          onDelete={deleteChoice}
        />
      ))}
    </ul>
  );
}
