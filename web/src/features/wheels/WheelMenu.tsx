import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconFolderOpen from '@tabler/icons-react/dist/esm/icons/IconFolderOpen.mjs';
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
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../components/action-menu/ActionMenu';
import { pickFile } from '../../files/pick-file';
import { isInRoom, roomStore } from '../../live/room-store';
import { wheelStore } from '../../wheel/store';
import { copyOfWheel } from '../../wheel/wheel-copy';
import { saveWheelFile } from '../choices/export/save-files';
import { take } from '../choices/import/pick-and-take-file';
import { cloudActions } from '../cloud/cloud-actions';
import { openExplorer } from '../media/open-explorer';
import { startPresenting } from '../present/present-state';
import { openShortcuts } from '../shortcuts/shortcut-state';
import { changeWheel } from './change-wheel';
import { startNewWheel } from './start-new-wheel';
import { titleParts } from './title-parts';
import { closeAtTitle, openAtTitle, type TitlePartProps } from './wheel-title-state';

const openFile = async () => {
  const file = await pickFile('.json,application/json');
  if (file) await take(file);
};

export function WheelMenu({ opener }: TitlePartProps) {
  const { t } = useTranslation(['wheels', 'shell']);

  const duplicate = () => {
    const { config } = wheelStore.getState();
    const name = config['wheel-definition'].name?.trim() || t('shell:wheel');
    return changeWheel(copyOfWheel(config, t('copy.name', { name })));
  };

  /** In a room the room draws. */
  const drawActions = () =>
    isInRoom(roomStore.getState())
      ? []
      : [
          {
            label: t('menu.winners'),
            icon: IconListNumbers,
            run: () => openAtTitle(titleParts.winners),
            startsGroup: true,
          },
          { label: t('menu.teams'), icon: IconUsersGroup, run: () => openAtTitle(titleParts.teams) },
          { label: t('menu.draw'), icon: IconShieldCheck, run: () => openAtTitle(titleParts.draw) },
        ];

  return (
    opener.current && (
      <ActionMenu
        label={t('menu.label')}
        anchor={opener.current}
        onClose={closeAtTitle}
        actions={[
          { label: t('menu.new'), icon: IconPlus, run: startNewWheel },
          { label: t('menu.samples'), icon: IconLayoutGrid, run: () => openAtTitle(titleParts.samples) },
          { label: t('menu.ideas'), icon: IconSparkles, run: () => openAtTitle(titleParts.ideas) },
          {
            label: t('menu.rename'),
            icon: IconPencil,
            run: () => openAtTitle(titleParts.name),
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
            run: () => openExplorer(titleParts.media),
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
