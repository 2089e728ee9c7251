import { useDebouncedValue } from '@mantine/hooks';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listModerationLog } from '../../api/list-moderation-log';
import { SearchField } from '../../components/search-field/SearchField';
import { Tabs } from '../../components/tabs/Tabs';
import frame from '../admin/AdminPage.module.css';
import styles from './ModerationDesk.module.css';
import { ModerationLog } from './ModerationLog';
import { Queue } from './Queue';
import { useTurning } from './use-turning';

const shelves = [
  { id: 'waiting', icon: IconInbox },
  { id: 'approved', icon: IconCircleCheck },
  { id: 'rejected', icon: IconCircleX },
  { id: 'log', icon: IconHistory },
] as const;
type Shelf = (typeof shelves)[number]['id'];

const debounce = 200;

export function ModerationDesk() {
  const { t } = useTranslation('moderation');
  const [shelf, setShelf] = useState<Shelf>('waiting');
  const [text, setText] = useState('');
  const { page, takesFocus, begin, turn } = useTurning();
  const [words] = useDebouncedValue(text.trim().slice(0, 200), debounce);

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
              load={listModerationLog}
              say={({ action, number, detail }) =>
                t(`log.${action === 'replied' && !detail ? 'unreplied' : action}`, { number })
              }
              page={page}
              onPage={turn}
            />
          ) : (
            <>
              <SearchField
                className={styles.search}
                label={t('search')}
                value={text}
                onText={(next) => {
                  setText(next);
                  begin();
                }}
              />
              <Queue
                key={`${shelf} ${page}`}
                state={shelf}
                words={words}
                page={page}
                onPage={turn}
                takesFocus={takesFocus}
              />
            </>
          )}
        </div>
      </Tabs>
    </>
  );
}
