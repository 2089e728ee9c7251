import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { wheelAddress } from '../../../cloud/save-to-cloud';
import { formatAgo } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { renameKept } from '../library-commands';
import { Mark, SaveMark, WheelRow } from '../WheelRow';
import { cardActions } from './card-actions';
import { openLocal } from './local-commands';
import type { DashboardWheel } from './merge-wheels';
import { renameListed } from './wheel-commands';

export function WheelCard({ wheel }: { wheel: DashboardWheel }) {
  const { t } = useTranslation('dashboard');
  const { code, locale } = useLanguage();
  const { mark, takenDown = false } = wheel;
  return (
    <WheelRow
      look="card"
      wheel={wheel}
      unnamed={t('common:wheel')}
      open={wheel.isLocal ? () => void openLocal(wheel) : wheelAddress(wheel.id, code)}
      // A rename in the cloud would turn the changes that only this browser has into a second version.
      onRename={(next) => (mark ? renameKept({ key: wheel.id }, next) : renameListed(wheel, next))}
      entries={(startRenaming) => cardActions(wheel, t, startRenaming)}
      facts={
        <>
          {t('common:choices', { count: wheel.sliceCount })} ·{' '}
          {formatAgo(wheel.updatedAt, Date.now(), locale)}
          {wheel.shareId !== undefined && !takenDown && <Mark icon={IconLink} text={t('shared')} />}
          {takenDown && <Mark icon={IconLinkOff} text={t('takenDown')} />}
          {mark && <SaveMark {...wheel} state={mark} />}
        </>
      }
    />
  );
}
