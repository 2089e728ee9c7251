import { useDeferredValue, useState } from 'react';
import { listUsers } from '../../../api/admin';
import { SearchField } from '../../../components/field/SearchField';
import { LoadState } from '../../../components/load-state/LoadState';
import { useLoaded } from '../../../components/load-state/use-loaded';
import { Pages } from '../../../components/pages/Pages';
import { useTranslation } from '../../../i18n/use-translation';
import { AdminPage } from '../AdminPage';
import frame from '../AdminPage.module.css';
import desk from '../moderation/ModerationDesk.module.css';
import { Invitations } from './Invitations';
import { UserCard } from './UserCard';

export function UsersPage() {
  const { t } = useTranslation('users');
  return (
    <AdminPage place="users" title={t('title')}>
      <p className={frame.intro}>{t('intro')}</p>
      <Invitations />
      <FoundUsers />
    </AdminPage>
  );
}

/** The accounts that match the typed text, a page at a time. */
function FoundUsers() {
  const { t } = useTranslation('users');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const asked = useDeferredValue(words.trim());
  const found = useLoaded(`${asked} ${page}`, () => listUsers(asked, page));
  const users = found.latest?.users ?? [];
  return (
    <>
      <SearchField
        label={t('search')}
        className={desk.search}
        value={words}
        onText={(text) => {
          setWords(text);
          setPage(1);
        }}
      />
      <LoadState
        loaded={{ ...found, result: found.latest }}
        failed={t('failed')}
        isEmpty={users.length === 0}
        empty={t('empty')}
      >
        {({ total, pagination }) => (
          <>
            <p className={desk.count}>{t('count', { count: total })}</p>
            <ul className={desk.list}>
              {users.map((user) => (
                <li key={user.id}>
                  <UserCard user={user} onChanged={found.reload} />
                </li>
              ))}
            </ul>
            <Pages current={page} total={pagination.totalPages} onPage={setPage} />
          </>
        )}
      </LoadState>
    </>
  );
}
