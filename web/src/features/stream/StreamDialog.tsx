import { useState } from 'react';
import { useStore } from 'zustand';
import { chatStore } from '../../chat/chat-store';
import { Button } from '../../components/controls/Button';
import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { CopyField } from '../../components/field/CopyField';
import { SelectField } from '../../components/field/SelectField';
import { Segment } from '../../components/segment/Segment';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import {
  type OverlayWish,
  overlayAddress,
  overlayGrounds,
  overlayParts,
  usualOverlay,
} from '../../live/overlay-address';
import { roomStore } from '../../live/room-store';
import { Preview } from './Preview';
import { Programs } from './Programs';
import styles from './Stream.module.css';

/** In seconds; 0: it stays. */
const stays = [0, 5, 8, 15, 30];

/** Makes the address of the room's overlay, and shows what it looks like. */
export function StreamDialog({ onClose }: DialogProps<'stream'>) {
  const { t } = useTranslation('stream');
  const { code: language } = useLanguage();
  const code = useStore(roomStore, (room) => room.code);
  const chatWord = useStore(chatStore, ({ state, words }) =>
    state === 'reading' ? (words?.join ?? '') : '',
  );
  const [chosen, setWish] = useState(usualOverlay);
  const wish = { ...chosen, chatWord };
  const change = (part: Partial<OverlayWish>) => setWish((before) => ({ ...before, ...part }));
  const path = overlayAddress(language, code, wish);
  const address = window.location.origin + path;
  // A projector's window has nothing behind it that could show through.
  const screen = overlayAddress(language, code, {
    ...wish,
    ground: wish.ground === 'clear' ? 'dark' : wish.ground,
  });
  return (
    <CardDialog title={t('title')} size="large" onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <p className={styles.text}>{t('text')}</p>
          <CopyField label={t('address')} text={address} copy={t('common:copyLink')} look="main" />
          <fieldset className={styles.parts}>
            <legend className={styles.legend}>{t('parts.label')}</legend>
            {overlayParts.map((part) => (
              <SwitchRow
                key={part}
                label={t(`parts.${part}`)}
                isOn={wish.parts.includes(part)}
                onChange={(isOn) => {
                  const parts = overlayParts.filter((each) =>
                    each === part ? isOn : wish.parts.includes(each),
                  );
                  // An overlay of nothing is a mistake.
                  if (parts.length > 0) change({ parts });
                }}
              />
            ))}
          </fieldset>
          <SelectField
            label={t('leaves.label')}
            value={String(wish.leaves)}
            options={stays.map((count) => ({
              value: String(count),
              label: count === 0 ? t('leaves.never') : t('leaves.after', { count }),
            }))}
            onChange={(value) => change({ leaves: Number(value) })}
          />
          <Segment
            label={t('ground.label')}
            value={wish.ground}
            options={overlayGrounds.map((value) => ({ value, label: t(`ground.${value}`) }))}
            onChange={(ground) => change({ ground })}
          />
          <SwitchRow
            label={t('sound.label')}
            hint={t('sound.hint')}
            isOn={wish.hasSound}
            onChange={(hasSound) => change({ hasSound })}
          />
          <SwitchRow
            label={t('replay.label')}
            hint={t('replay.hint')}
            isOn={wish.savesReplay}
            onChange={(savesReplay) => change({ savesReplay })}
          />
        </div>
        <div className={styles.side}>
          {/* Listeners hear the overlay itself; this preview is silent. */}
          <Preview path={overlayAddress(language, code, { ...wish, hasSound: false, leaves: 0 })} />
          <Button onClick={() => window.open(screen, 'wheelwright-screen', 'popup,width=1280,height=720')}>
            {t('screen.open')}
          </Button>
          <p className={styles.text}>{t('screen.text')}</p>
          <Programs />
        </div>
      </div>
    </CardDialog>
  );
}
