import { useStore } from 'zustand';
import { changeUser, deleteUser, type ListedUser, type UserChange } from '../../../api/admin';
import { Button } from '../../../components/controls/Button';
import { SelectField } from '../../../components/field/SelectField';
import { ask } from '../../../components/question/ask';
import { notify, tellFailure } from '../../../components/toasts/notify';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { formatSize } from '../../../media/file-words';
import { sessionStore } from '../../../session/session-state';
import cards from '../moderation/QueueCard.module.css';

const roles = ['user', 'admin'] as const;
const tiers = ['free', 'pro', 'premium'] as const;

/** One account. The admin's own role and account are left alone: the last admin could lock everyone out. */
export function UserCard({ user, onChanged }: { user: ListedUser; onChanged: () => void }) {
  const { t } = useTranslation(['users', 'account']);
  const { locale } = useLanguage();
  const isOwn = useStore(sessionStore, (session) => session.user?.id === user.id);
  const { name, role, tier } = user;
  const date = (time: string) => new Intl.DateTimeFormat(locale).format(new Date(time));

  const attempt = async (work: () => Promise<unknown>, told: string, failed: string) => {
    try {
      await work();
      notify('success', told);
    } catch (error) {
      tellFailure(error, failed);
    }
    onChanged();
  };
  const change = (wanted: UserChange) =>
    void attempt(() => changeUser(user.id, wanted), t('changed', { name }), t('changeFailed'));
  const disable = async () => {
    const isSure = await ask({
      title: t('disable.title', { name }),
      text: t('disable.text'),
      confirm: t('disable.button'),
      cancel: t('common:cancel'),
    });
    if (!isSure) return;
    await attempt(
      () => changeUser(user.id, { disabled: true }),
      t('disable.done', { name }),
      t('changeFailed'),
    );
  };
  const enable = () =>
    void attempt(
      () => changeUser(user.id, { disabled: false }),
      t('disable.enabled', { name }),
      t('changeFailed'),
    );
  const remove = async () => {
    const isSure = await ask({
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirm: t('delete.button'),
      cancel: t('common:cancel'),
    });
    if (isSure) await attempt(() => deleteUser(user.id), t('delete.done', { name }), t('delete.failed'));
  };

  return (
    <article className={cards.card} aria-label={name}>
      <div className={cards.head}>
        <h2 className={cards.name}>
          <bdi>{name}</bdi>
        </h2>
        <span className={cards.date}>{t('since', { date: date(user.createdAt) })}</span>
      </div>
      <p className={cards.usage}>
        {[
          user.email ?? user.providerName,
          user.email !== null && !user.emailVerified && t('unconfirmed'),
          t('stores', { size: formatSize(user.storedBytes, locale) }),
          user.tierEnds !== null && t('tierEnds', { date: date(user.tierEnds) }),
          user.disabledAt !== null && t('disable.badge'),
          isOwn && t('own'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={cards.actions}>
        {!isOwn && (
          <SelectField
            label={t('role.label')}
            value={role}
            options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
            onChange={(value) => change({ role: roles.find((each) => each === value) ?? role })}
          />
        )}
        <SelectField
          label={t('tier')}
          value={tier}
          options={tiers.map((value) => ({ value, label: t(`account:tiers.${value}`) }))}
          onChange={(value) => change({ tier: tiers.find((each) => each === value) ?? tier })}
        />
        {!isOwn &&
          (user.disabledAt === null ? (
            <Button onClick={() => void disable()}>{t('disable.button')}</Button>
          ) : (
            <Button onClick={enable}>{t('disable.enable')}</Button>
          ))}
        {!isOwn && <Button onClick={() => void remove()}>{t('delete.button')}</Button>}
      </div>
    </article>
  );
}
