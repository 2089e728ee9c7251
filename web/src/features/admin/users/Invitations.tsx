import { useState } from 'react';
import { type Invitation, listInvitations, makeInvitation, revokeInvitation } from '../../../api/admin';
import { ApiError } from '../../../api/api-error';
import { Card } from '../../../components/card/Card';
import cards from '../../../components/card/Card.module.css';
import { Button } from '../../../components/controls/Button';
import { ShownOnce } from '../../../components/field/CopyField';
import { TextField } from '../../../components/field/TextField';
import { useForm } from '../../../components/field/use-form';
import { LoadState } from '../../../components/load-state/LoadState';
import { useLoaded } from '../../../components/load-state/use-loaded';
import { notify, tellFailure } from '../../../components/toasts/notify';
import { formatDay } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './Invitations.module.css';

/** Links for people without an account. Hidden where everyone or nobody can open one. */
export function Invitations() {
  const { t } = useTranslation('users');
  const invitations = useLoaded('The list of invitations', listInvitations);
  if (!invitations.hasFailed && invitations.latest?.signUp !== 'invited') return null;

  const revoke = async ({ id }: Invitation) => {
    try {
      await revokeInvitation(id);
      notify('success', t('invitations.revoked'));
    } catch (error) {
      tellFailure(error, t('invitations.notRevoked'));
    }
    invitations.reload();
  };

  return (
    <div className={styles.card}>
      <Card title={t('invitations.title')} text={t('invitations.text')} isPart>
        <NewInvitation onMade={invitations.reload} />
        <LoadState loaded={invitations} failed={t('invitations.failed')}>
          {({ invitations: open }) => (
            <ul className={styles.list}>
              {open.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  onRevoke={() => void revoke(invitation)}
                />
              ))}
            </ul>
          )}
        </LoadState>
      </Card>
    </div>
  );
}

function InvitationRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { t } = useTranslation('users');
  const { locale } = useLanguage();
  const name = invitation.note || t('invitations.unnamed');
  return (
    <li className={styles.invitation}>
      <span>
        <bdi>{name}</bdi> ·{' '}
        {t('invitations.made', {
          name: invitation.madeBy,
          date: formatDay(Date.parse(invitation.expiresAt), locale),
        })}
      </span>
      <Button aria-label={t('invitations.revokeOne', { name })} onClick={onRevoke}>
        {t('invitations.revoke')}
      </Button>
    </li>
  );
}

function NewInvitation({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation('users');
  const [note, setNote] = useState('');
  const [link, setLink] = useState('');
  const { form, phase } = useForm<object>({
    check: () => ({}),
    send: async () => {
      try {
        setLink(await makeInvitation(note));
        setNote('');
        onMade();
        return true;
      } catch (error) {
        const isFull = error instanceof ApiError && error.code === 'too_many_invitations';
        tellFailure(error, isFull ? t('invitations.full') : t('invitations.notMade'));
        return false;
      }
    },
  });
  return (
    <form {...form} className={styles.form}>
      <ShownOnce
        note={t('invitations.once')}
        label={t('invitations.link')}
        text={link}
        copy={t('invitations.copy')}
      />
      <TextField
        name="note"
        label={t('invitations.note')}
        hint={t('invitations.noteHint')}
        maxLength={80}
        autoComplete="off"
        value={note}
        onText={setNote}
      />
      <div className={cards.after}>
        <Button type="submit" disabled={phase === 'sending'}>
          {t('invitations.make')}
        </Button>
      </div>
    </form>
  );
}
