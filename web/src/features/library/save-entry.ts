import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconVersions from '@tabler/icons-react/dist/esm/icons/IconVersions.mjs';
import { saveAndTell } from '../../cloud/save-and-tell';
import { openDialog } from '../../components/dialog/open-dialog';
import type { MenuEntry } from '../../components/menu/Menu';
import { translate } from '../../i18n/translate';
import type { WheelCard } from '../../library/wheel-record';

/** The entry of a wheel's menu that saves what the cloud lacks of it, or asks which of two versions stays. */
export const saveEntry = ({ key, state }: Pick<WheelCard, 'key' | 'state'>): MenuEntry =>
  state === 'conflict'
    ? {
        label: translate('cloud:stale.compare'),
        icon: IconVersions,
        run: () => void openDialog('conflict', { wheel: key }),
        startsGroup: true,
      }
    : {
        label: translate('library:along.save'),
        icon: IconCloudUp,
        run: () => void saveAndTell(key),
        startsGroup: true,
      };
