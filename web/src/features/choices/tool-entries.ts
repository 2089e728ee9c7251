import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconSortAscendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortAscendingLetters.mjs';
import IconSortDescendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortDescendingLetters.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconWheel from '@tabler/icons-react/dist/esm/icons/IconWheel.mjs';
import type { MenuEntry } from '../../components/menu/Menu';
import type { Translate } from '../../i18n/keys';
import { deleteAll, deleteSwitchedOff, sort } from './bulk-commands';
import { saveChoicesAsCsv, saveChoicesAsText, saveWheelFile } from './export/save-files';

type Texts = Translate<'choices'>;

export const sortEntries = (t: Texts): MenuEntry[] => [
  { label: t('tools.sortUp'), icon: IconSortAscendingLetters, run: () => sort('up') },
  { label: t('tools.sortDown'), icon: IconSortDescendingLetters, run: () => sort('down') },
];

export const exportEntries = (t: Texts): MenuEntry[] => [
  { label: t('tools.exportCsv'), icon: IconTable, run: saveChoicesAsCsv },
  { label: t('tools.exportText'), icon: IconFileText, run: saveChoicesAsText },
  { label: t('tools.exportWheel'), icon: IconWheel, run: saveWheelFile },
];

export const moreEntries = (t: Texts, hasHidden: boolean): MenuEntry[] => [
  ...(hasHidden ? [{ label: t('tools.deleteOff'), icon: IconEraser, run: deleteSwitchedOff }] : []),
  { label: t('tools.deleteAll'), icon: IconTrash, run: deleteAll },
];
