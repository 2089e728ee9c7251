import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconFolderOpen from '@tabler/icons-react/dist/esm/icons/IconFolderOpen.mjs';
import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { isSavedOwn } from '../../cloud/owner';
import { openDialog } from '../../components/dialog/open-dialog';
import type { MenuEntry } from '../../components/menu/Menu';
import { saveWheelFile } from '../../features/choices/export/save-files';
import { take } from '../../features/choices/import/pick-and-open-file';
import { pickFile } from '../../files/local-files';
import { translate, translator } from '../../i18n/translate';
import { sessionStore } from '../../session/session-state';
import { changeWheel, mayLeaveWheel, startNewWheel } from '../../stage/change-wheel';
import { copyOfWheel } from '../../wheel/document/own-copies';
import { wheelStore } from '../../wheel/store';

const openFile = async () => {
  const file = await pickFile('.json,application/json');
  if (file) await take(async () => [file]);
};

/** The wheels on this device, or those of the account. */
async function openMyWheels(): Promise<void> {
  if (!sessionStore.getState().user) return void openDialog('library');
  if (await mayLeaveWheel()) window.location.assign('/dashboard');
}

/** Only a wheel that is saved in the visitor's account has versions. */
const versions = (): MenuEntry[] =>
  isSavedOwn(wheelStore.getState().wheel, sessionStore.getState().user)
    ? [{ label: translate('cloud:menu.versions'), icon: IconHistory, run: () => openDialog('versions') }]
    : [];

/** The commands for the wheel as a document. */
export function wheelMenu(): MenuEntry[] {
  const t = translator('wheels');
  const duplicate = () => {
    const { wheel } = wheelStore.getState();
    const name = wheel.name?.trim() || translate('common:wheel');
    return changeWheel(copyOfWheel(wheel, translate('common:copyName', { name })));
  };
  return [
    { label: t('menu.new'), icon: IconPlus, run: startNewWheel },
    { label: t('menu.ideas'), icon: IconSparkles, run: () => openDialog('ideas') },
    { label: t('menu.samples'), icon: IconLayoutGrid, run: () => openDialog('samples') },
    { label: translate('common:myWheels'), icon: IconFolders, run: openMyWheels, startsGroup: true },
    { label: t('menu.open'), icon: IconFolderOpen, run: openFile },
    { label: translate('common:duplicate'), icon: IconCopy, run: duplicate, startsGroup: true },
    { label: t('menu.save'), icon: IconFileDownload, run: saveWheelFile },
    { label: t('menu.rename'), icon: IconPencil, run: () => openDialog('name') },
    ...versions(),
  ];
}
