import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconCopyX from '@tabler/icons-react/dist/esm/icons/IconCopyX.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconSortAscendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortAscendingLetters.mjs';
import IconSortDescendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortDescendingLetters.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconWheel from '@tabler/icons-react/dist/esm/icons/IconWheel.mjs';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/IconButton';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { deleteAll, deleteSwitchedOff, removeRepeated, shuffle, sort, switchAllOn } from './bulk-commands';
import styles from './ChoiceTools.module.css';
import { type ChoicesView, chooseView } from './choices-view';
import { saveChoicesAsCsv, saveChoicesAsText, saveWheelFile } from './export/save-files';
import { pickAndTakeFile } from './import/pick-and-take-file';

interface ChoiceToolsProps {
  count: number;
  /** How many of them are hidden. */
  off: number;
  view: ChoicesView;
}

/** The number of choices, and the commands for all of them. */
export const ChoiceTools = memo(function ChoiceTools({ count, off, view }: ChoiceToolsProps) {
  const { t } = useTranslation('choices');
  const isEmpty = count === 0;
  const isText = view === 'text';

  return (
    <div className={styles.tools} data-tools>
      <p className={styles.count}>
        {t('count', { count })}
        {off > 0 && ` · ${t('off', { count: off })}`}
      </p>
      {off > 0 && (
        <button type="button" className={styles.allOn} onClick={switchAllOn}>
          {t('tools.allOn')}
        </button>
      )}
      <fieldset className={styles.buttons} aria-label={t('tools.label')}>
        <IconButton label={t('tools.shuffle')} disabled={count < 2} onClick={shuffle}>
          <IconArrowsShuffle size={20} aria-hidden />
        </IconButton>
        <MenuWithButton
          label={t('tools.sort')}
          icon={<IconSortAscendingLetters size={20} aria-hidden />}
          entries={[
            { label: t('tools.sortUp'), icon: IconSortAscendingLetters, run: () => sort('up') },
            { label: t('tools.sortDown'), icon: IconSortDescendingLetters, run: () => sort('down') },
          ]}
        />
        <IconButton
          label={t(isText ? 'tools.asList' : 'tools.asText')}
          onClick={() => chooseView(isText ? 'list' : 'text')}
        >
          {isText ? <IconList size={20} aria-hidden /> : <IconFileText size={20} aria-hidden />}
        </IconButton>
        <IconButton label={t('tools.import')} onClick={pickAndTakeFile}>
          <IconFileUpload size={20} aria-hidden />
        </IconButton>
        <MenuWithButton
          label={t('tools.export')}
          icon={<IconFileDownload size={20} aria-hidden />}
          entries={[
            { label: t('tools.exportCsv'), icon: IconTable, run: saveChoicesAsCsv },
            { label: t('tools.exportText'), icon: IconFileText, run: saveChoicesAsText },
            { label: t('tools.exportWheel'), icon: IconWheel, run: saveWheelFile },
          ]}
        />
        {!isEmpty && (
          <MenuWithButton
            label={t('tools.more')}
            icon={<IconDots size={20} aria-hidden />}
            entries={[
              { label: t('tools.removeDuplicates'), icon: IconCopyX, run: removeRepeated },
              ...(off > 0 ? [{ label: t('tools.deleteOff'), icon: IconEraser, run: deleteSwitchedOff }] : []),
              { label: t('tools.deleteAll'), icon: IconTrash, run: deleteAll },
            ]}
          />
        )}
      </fieldset>
    </div>
  );
});
