import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { listReportLog } from '../../../api/admin';
import { useTranslation } from '../../../i18n/use-translation';
import { ModerationLog } from '../moderation/ModerationLog';
import { Shelves } from '../moderation/Shelves';
import { CaseQueue } from './CaseQueue';

const shelves = [
  { id: 'open', icon: IconFlag },
  { id: 'takenDown', icon: IconLinkOff },
  { id: 'kept', icon: IconCircleCheck },
  { id: 'log', icon: IconHistory },
] as const;

/** Shared wheels that visitors reported. */
export function ReportsDesk() {
  const { t } = useTranslation('cases');
  return (
    <Shelves
      intro={t('intro')}
      label={t('states.label')}
      shelves={shelves.map(({ id, icon }) => ({ id, icon, label: t(`states.${id}`) }))}
    >
      {(shelf, { page, takesFocus, turn }) =>
        shelf === 'log' ? (
          <ModerationLog
            load={listReportLog}
            say={({ action, number }) => t(`log.${action}`, { number })}
            page={page}
            onPage={turn}
          />
        ) : (
          <CaseQueue
            key={`${shelf} ${page}`}
            state={shelf}
            page={page}
            onPage={turn}
            takesFocus={takesFocus}
          />
        )
      }
    </Shelves>
  );
}
