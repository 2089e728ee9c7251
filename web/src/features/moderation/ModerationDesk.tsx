import { useDebouncedValue } from '@mantine/hooks';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../components/search-field/SearchField';
import { Tabs } from '../../components/tabs/Tabs';
import styles from './ModerationDesk.module.css';
import { ModerationLog } from './ModerationLog';
import { Queue } from './Queue';

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
  const [page, setPage] = useState(1);
  const [takesFocus, setTakesFocus] = useState(true);
  const [words] = useDebouncedValue(text.trim().slice(0, 200), debounce);

  // Who goes through the tabs, or types, stays there; who turns a page goes on with its entries.
  const begin = () => {
    setPage(1);
    setTakesFocus(false);
  };
  const turn = useCallback((next: number) => {
    setPage(next);
    setTakesFocus(true);
  }, []);

  return (
    <div className={styles.desk}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
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
            <ModerationLog page={page} onPage={turn} />
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
    </div>
  );
}
