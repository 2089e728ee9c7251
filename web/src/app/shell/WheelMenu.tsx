import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconFolderOpen from '@tabler/icons-react/dist/esm/icons/IconFolderOpen.mjs';
import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { isSavedOwn } from '../../cloud/owner';
import { closeDialog, type DialogProps, openDialog } from '../../components/dialog/open-dialog';
import { Menu, type MenuEntry } from '../../components/menu/Menu';
import { saveWheelFile } from '../../features/choices/export/save-files';
import { take } from '../../features/choices/import/pick-and-take-file';
import { startPresenting } from '../../features/present/present-state';
import { openShortcuts } from '../../features/shortcuts/shortcut-state';
import { pickFile } from '../../files/local-files';
import { isInRoom, roomStore } from '../../live/room-store';
import { openExplorer } from '../../media/picker/OpenExplorerButton';
import { sessionStore } from '../../session/session-state';
import { changeWheel, mayLeaveWheel, startNewWheel } from '../../stage/change-wheel';
import { copyOfWheel } from '../../wheel/document/copies';
import { wheelStore } from '../../wheel/store';

const openFile = async () => {
  const file = await pickFile('.json,application/json');
  if (file) await take(file);
};

/** The entries of the cloud, only those that work for this visitor. */
function cloudActions(): MenuEntry[] {
  const t = i18next.getFixedT(null, 'cloud');
  const { wheel } = wheelStore.getState();
  const { user } = sessionStore.getState();
  const actions: MenuEntry[] = [];
  if (isSavedOwn(wheel, user))
    actions.push({ label: t('menu.versions'), icon: IconHistory, run: () => openDialog('versions') });
  const run = async () => {
    if (!user) return openDialog('library');
    if (await mayLeaveWheel()) window.location.assign('/dashboard');
  };
  actions.push({ label: t('menu.mine'), icon: IconFolders, run });
  return actions.map((action, place) => ({ ...action, startsGroup: place === 0 }));
}

export function WheelMenu({ opener }: DialogProps) {
  const { t } = useTranslation(['wheels', 'shell']);

  const duplicate = () => {
    const { wheel } = wheelStore.getState();
    const name = wheel.name?.trim() || t('shell:wheel');
    return changeWheel(copyOfWheel(wheel, t('copy.name', { name })));
  };

  /** In a live room the room draws. */
  const drawActions = () =>
    isInRoom(roomStore.getState())
      ? []
      : [
          {
            label: t('menu.winners'),
            icon: IconListNumbers,
            run: () => openDialog('winners'),
            startsGroup: true,
          },
          { label: t('menu.teams'), icon: IconUsersGroup, run: () => openDialog('teams') },
          { label: t('menu.draw'), icon: IconShieldCheck, run: () => openDialog('draw') },
        ];

  return (
    opener.current && (
      <Menu
        label={t('menu.label')}
        anchor={opener.current}
        onClose={closeDialog}
        entries={[
          { label: t('menu.new'), icon: IconPlus, run: startNewWheel },
          { label: t('menu.samples'), icon: IconLayoutGrid, run: () => openDialog('samples') },
          { label: t('menu.ideas'), icon: IconSparkles, run: () => openDialog('ideas') },
          {
            label: t('menu.rename'),
            icon: IconPencil,
            run: () => openDialog('name'),
            startsGroup: true,
          },
          { label: t('menu.duplicate'), icon: IconCopy, run: duplicate },
          ...cloudActions(),
          ...drawActions(),
          { label: t('menu.open'), icon: IconFolderOpen, run: openFile, startsGroup: true },
          { label: t('menu.save'), icon: IconFileDownload, run: saveWheelFile },
          {
            label: t('menu.media'),
            icon: IconPhoto,
            run: openExplorer,
            startsGroup: true,
          },
          {
            label: t('menu.present'),
            icon: IconPresentation,
            run: startPresenting,
            startsGroup: true,
          },
          { label: t('menu.shortcuts'), icon: IconKeyboard, run: openShortcuts },
        ]}
      />
    )
  );
}
