import IconCloudDownload from '@tabler/icons-react/dist/esm/icons/IconCloudDownload.mjs';
import IconCopyX from '@tabler/icons-react/dist/esm/icons/IconCopyX.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconSortAscendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortAscendingLetters.mjs';
import IconSortDescendingLetters from '@tabler/icons-react/dist/esm/icons/IconSortDescendingLetters.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconWheel from '@tabler/icons-react/dist/esm/icons/IconWheel.mjs';
import { openDialog } from '../../components/dialog/open-dialog';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import type { MenuEntry } from '../../components/menu/Menu';
import { loginAddress } from '../../i18n/addresses';
import { withTexts } from '../../i18n/load-texts';
import { translator } from '../../i18n/translate';
import { rememberReturnPage } from '../../session/remembered';
import { sessionSettled } from '../../session/session-state';
import { askToSignIn } from '../../stage/ask-to-sign-in';
import { listSourceOf } from '../../wheel/document/list-source';
import { wheelStore } from '../../wheel/store';
import { deleteAll, deleteSwitchedOff, removeRepeated, sort } from './bulk-commands';
import { saveChoicesAsCsv, saveChoicesAsText, saveWheelFile } from './export/save-files';
import { pickAndTakeFile } from './import/pick-and-open-file';

const t = translator('lists', 'tools');

export const sortEntries = (): MenuEntry[] => [
  { label: t('sortUp'), icon: IconSortAscendingLetters, run: () => sort('up') },
  { label: t('sortDown'), icon: IconSortDescendingLetters, run: () => sort('down') },
];

async function askForAddress(): Promise<void> {
  if (await sessionSettled()) return void openDialog('listAddress');
  if (!(await askToSignIn('list'))) return;
  const { pathname, search } = window.location;
  rememberReturnPage(pathname + search);
  window.location.assign(loginAddress());
}

/** Few wheels have a list elsewhere: its code is fetched by those that do. */
async function withListCode(act: (code: ListCode) => void | Promise<void>): Promise<void> {
  try {
    await act(await withTexts(import('./address/refresh-list'), 'import'));
  } catch (error) {
    tellMissingPart('The code that reads lists could not be loaded.', error);
  }
}
type ListCode = typeof import('./address/refresh-list');

function listEntries(): MenuEntry[] {
  const source = listSourceOf(wheelStore.getState().wheel);
  if (!source) return [];
  return [
    { label: t('refresh'), icon: IconRefresh, run: () => withListCode((code) => code.refreshList()) },
    {
      label: t(source.eachSpin ? 'notEachSpin' : 'eachSpin'),
      icon: IconWheel,
      run: () => withListCode((code) => code.changeEachSpin(source)),
    },
    { label: t('forget'), icon: IconLinkOff, run: () => withListCode((code) => code.forgetList()) },
  ];
}

export const moreEntries = (count: number, off: number): MenuEntry[] => [
  { label: t('import'), icon: IconFileUpload, run: pickAndTakeFile },
  { label: t('fromAddress'), icon: IconCloudDownload, run: askForAddress },
  ...listEntries(),
  { label: t('exportCsv'), icon: IconTable, run: saveChoicesAsCsv, startsGroup: true },
  { label: t('exportText'), icon: IconFileText, run: saveChoicesAsText },
  { label: t('exportWheel'), icon: IconWheel, run: saveWheelFile },
  ...(count > 1
    ? [{ label: t('removeDuplicates'), icon: IconCopyX, run: removeRepeated, startsGroup: true }]
    : []),
  ...(off > 0 ? [{ label: t('deleteOff'), icon: IconEraser, run: deleteSwitchedOff }] : []),
  ...(count > 0 ? [{ label: t('deleteAll'), icon: IconTrash, run: deleteAll }] : []),
];
