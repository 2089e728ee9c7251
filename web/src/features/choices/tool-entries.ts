import IconCopyX from '@tabler/icons-react/dist/esm/icons/IconCopyX.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconSortAscendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortAscendingLetters.mjs';
import IconSortDescendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortDescendingLetters.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconWheel from '@tabler/icons-react/dist/esm/icons/IconWheel.mjs';
import type { MenuEntry } from '../../components/menu/Menu';
import { translator } from '../../i18n/translate';
import { deleteAll, deleteSwitchedOff, removeRepeated, sort } from './bulk-commands';
import { saveChoicesAsCsv, saveChoicesAsText, saveWheelFile } from './export/save-files';
import { pickAndTakeFile } from './import/pick-and-open-file';

const t = translator('lists', 'tools');

export const sortEntries = (): MenuEntry[] => [
  { label: t('sortUp'), icon: IconSortAscendingLetters, run: () => sort('up') },
  { label: t('sortDown'), icon: IconSortDescendingLetters, run: () => sort('down') },
];

export const moreEntries = (count: number, off: number): MenuEntry[] => [
  { label: t('import'), icon: IconFileUpload, run: pickAndTakeFile },
  { label: t('exportCsv'), icon: IconTable, run: saveChoicesAsCsv, startsGroup: true },
  { label: t('exportText'), icon: IconFileText, run: saveChoicesAsText },
  { label: t('exportWheel'), icon: IconWheel, run: saveWheelFile },
  ...(count > 1
    ? [{ label: t('removeDuplicates'), icon: IconCopyX, run: removeRepeated, startsGroup: true }]
    : []),
  ...(off > 0 ? [{ label: t('deleteOff'), icon: IconEraser, run: deleteSwitchedOff }] : []),
  ...(count > 0 ? [{ label: t('deleteAll'), icon: IconTrash, run: deleteAll }] : []),
];
