import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { useEffect, useState } from 'react';
import { listModerationLog } from '../../../api/admin';
import { SearchField } from '../../../components/field/SearchField';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './ModerationDesk.module.css';
import { ModerationLog } from './ModerationLog';
import { Queue } from './Queue';
import { Shelves } from './Shelves';

const shelves = [
  { id: 'waiting', icon: IconInbox },
  { id: 'approved', icon: IconCircleCheck },
  { id: 'rejected', icon: IconCircleX },
  { id: 'log', icon: IconHistory },
] as const;

/** Searches once per pause in typing, not for every letter. */
const debounce = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function ModerationDesk() {
  const { t } = useTranslation('moderation');
  const [text, setText] = useState('');
  const words = useSettled(text.trim().slice(0, 200));

  return (
    <Shelves
      intro={t('intro')}
      label={t('states.label')}
      shelves={shelves.map(({ id, icon }) => ({ id, icon, label: t(`states.${id}`) }))}
    >
      {(shelf, { page, takesFocus, begin, turn }) =>
        shelf === 'log' ? (
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
        )
      }
    </Shelves>
  );
}
