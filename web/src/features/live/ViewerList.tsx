import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { useStore } from 'zustand';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { ask } from '../../components/question/ask';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import styles from './ViewerList.module.css';

/** The viewers. The host may hand the room over, and remove a viewer. */
export function ViewerList() {
  const { t } = useTranslation('live');
  const { count, list } = useStore(roomStore, (room) => room.viewers);
  const isHost = useStore(roomStore, (room) => room.role === 'host');
  // Viewers without a name are only counted for the others; the host can remove each.
  const shown = isHost ? list : list.filter(({ name }) => name);
  const nameless = count - shown.length;
  return (
    <section className={styles.viewers} aria-label={t('room.here', { count })}>
      <p className={styles.count}>{t('room.here', { count })}</p>
      {isHost && count <= 1 && <p className={styles.note}>{t('room.nobody')}</p>}
      {shown.length > 0 && (
        <ul className={styles.list} data-host={isHost}>
          {shown.map(({ viewerId, name }) => (
            <Person key={viewerId} viewerId={viewerId} name={name?.trim() || t('room.someone')} />
          ))}
        </ul>
      )}
      {nameless > 0 && <p className={styles.note}>{t('room.nameless', { count: nameless })}</p>}
    </section>
  );
}

function Person({ viewerId, name }: { viewerId: string; name: string }) {
  const { t } = useTranslation('live');
  const isYou = useStore(roomStore, (room) => room.viewerId === viewerId);
  const leads = useStore(roomStore, (room) => room.host.viewerId === viewerId);
  const isHost = useStore(roomStore, (room) => room.role === 'host');

  const asked = (what: 'handOver' | 'remove', confirm: string, act: () => void) => async () => {
    const question = { title: t(`ask.${what}.title`, { name }), text: t(`ask.${what}.text`, { name }) };
    const look = what === 'remove' ? 'danger' : 'main';
    if (await ask({ ...question, confirm, cancel: t('common:cancel'), look })) act();
  };
  const control = roomStore.getState().control;
  return (
    <li className={styles.person}>
      <bdi className={styles.name}>{name}</bdi>
      {isYou && <span className={styles.note}>{t('room.you')}</span>}
      {leads && <span className={styles.note}>{t('room.hosts')}</span>}
      {isHost && !isYou && (
        <MenuWithButton
          label={t('room.actions', { name })}
          icon={<IconDots size={20} aria-hidden />}
          entries={[
            {
              label: t('room.handOver'),
              icon: IconCrown,
              run: asked('handOver', t('ask.handOver.confirm'), () => control?.handOver(viewerId)),
            },
            {
              label: t('room.remove'),
              icon: IconUserX,
              run: asked('remove', t('room.remove'), () => control?.remove(viewerId)),
            },
          ]}
        />
      )}
    </li>
  );
}
