import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listReportLog } from '../../api/list-report-log';
import { Tabs } from '../../components/tabs/Tabs';
import frame from '../admin/AdminPage.module.css';
import styles from '../moderation/ModerationDesk.module.css';
import { ModerationLog } from '../moderation/ModerationLog';
import { useTurning } from '../moderation/use-turning';
import { CaseQueue } from './CaseQueue';

const shelves = [
  { id: 'open', icon: IconFlag },
  { id: 'takenDown', icon: IconLinkOff },
  { id: 'kept', icon: IconCircleCheck },
  { id: 'log', icon: IconHistory },
] as const;
type Shelf = (typeof shelves)[number]['id'];

/** Shared wheels that somebody reported. */
export function ReportsDesk() {
  const { t } = useTranslation('cases');
  const [shelf, setShelf] = useState<Shelf>('open');
  const { page, takesFocus, begin, turn } = useTurning();
  return (
    <>
      <p className={frame.intro}>{t('intro')}</p>
      <Tabs
        label={t('states.label')}
        tabs={shelves.map(({ id, icon }) => ({ id, icon, label: t(`states.${id}`) }))}
        value={shelf}
        onChange={(next) => {
          setShelf(next);
          begin();
        }}
      >
        <div className={styles.content}>
          {shelf === 'log' ? (
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
          )}
        </div>
      </Tabs>
    </>
  );
}
