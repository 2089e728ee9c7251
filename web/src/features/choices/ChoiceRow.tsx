import { type ComponentType, type MouseEvent, memo } from 'react';
import { Switch } from '../../components/switch/Switch';
import { useTranslation } from '../../i18n/use-translation';
import { wheelStore } from '../../wheel/store';
import { ChoiceOdds } from './ChoiceOdds';
import styles from './ChoiceRow.module.css';
import type { Choice } from './choice-of';
import type { RenameChoiceProps } from './RenameChoice';
import { ReorderHandle } from './reorder/ReorderHandle';

const { setSliceActive } = wheelStore.getState();

interface ChoiceRowProps extends Choice {
  /** Counted from one; for screen readers, as not every row may be rendered. */
  place: number;
  count: number;
  /** Its position in the list, in px. */
  top: number;
  isLifted: boolean;
  /** Edits the text in place of it, while that is asked for. */
  Rename: ComponentType<RenameChoiceProps> | undefined;
  /** Whether Tab comes to this row, and to which of its tools: to the switch, or to all once the focus is here. */
  stop: 'none' | 'switch' | 'all';
  onRename: (guid: string | null) => void;
  onMenu: (guid: string, anchor: HTMLElement) => void;
  onDelete: (guid: string) => void;
  /** All choices have the same chance: the row doesn't repeat it. */
  isEven: boolean;
}

/** Few and plain elements on purpose: a list of thousands stays fast. Its icons are text of the style sheet. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { guid, text, color, isActive, place, count, top, isLifted, Rename, stop } = props;
  const { isEven, waiting, onRename, onMenu, onDelete } = props;
  const { t } = useTranslation('choices');
  const name = text.trim() === '' ? t('common:noText') : text;
  const tabIndex = stop === 'all' ? 0 : -1;

  const doubleClicked = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, input, textarea')) onRename(guid);
  };
  const label = (
    <span className={styles.text} dir="auto" title={name}>
      {name}
    </span>
  );
  const hasOdds = (isActive && (!isEven || props.of)) || waiting;
  const words = hasOdds ? (
    <div className={styles.words}>
      {label}
      <ChoiceOdds {...props} />
    </div>
  ) : (
    label
  );

  return (
    <li
      className={styles.row}
      style={{ translate: `0 ${top}px` }}
      data-guid={guid}
      data-active={isActive}
      data-lifted={isLifted || undefined}
      aria-posinset={place}
      aria-setsize={count}
      onDoubleClick={doubleClicked}
    >
      <ReorderHandle
        guid={guid}
        label={t('row.move', { text: name })}
        row={place - 1}
        tabIndex={tabIndex}
        className={styles.handle}
      />
      <span className={styles.dot} style={{ background: color }} aria-hidden />
      {Rename ? (
        <Rename guid={guid} text={text} label={t('row.rename', { text: name })} onDone={onRename} />
      ) : (
        words
      )}
      <button
        type="button"
        tabIndex={tabIndex}
        className={styles.delete}
        aria-label={t('row.deleteOne', { text: name })}
        title={t('common:delete')}
        onClick={() => onDelete(guid)}
      />
      <Switch
        className={styles.switch}
        aria-label={t('active', { text: name })}
        aria-keyshortcuts="F2 Delete"
        tabIndex={stop === 'none' ? -1 : 0}
        isOn={isActive}
        onSwitch={(isOn) => setSliceActive(guid, isOn)}
      />
      <button
        type="button"
        data-menu={guid}
        tabIndex={tabIndex}
        className={styles.more}
        aria-label={t('row.menu', { text: name })}
        aria-haspopup="menu"
        title={t('row.menu', { text: name })}
        onClick={(event) => onMenu(guid, event.currentTarget)}
      />
    </li>
  );
});
