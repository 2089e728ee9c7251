import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { onFirstClick } from '../../components/controls/on-first-click';
import { ModalFrame } from '../../components/dialog/ModalFrame';
import { pictureAddress, webAddress } from '../../files/web-address';
import { verifyAddress } from '../../i18n/addresses';
import { useLanguage } from '../../i18n/use-language';
import { isWatching, roomStore } from '../../live/room-store';
import { useCelebration, winnerColors } from '../../stage/winner-look';
import type { Slice } from '../../wheel/document/document';
import { sliceFile } from '../../wheel/document/signed-addresses';
import { ownPicture, ownPictureStore } from '../../wheel/drawing/own-pictures';
import { closeWinner, type WinnerChoice } from '../../wheel/motion/spin-wheel';
import { wheelStore } from '../../wheel/store';
import { readAloud } from './read-aloud';
import { useNameFit } from './use-name-fit';
import styles from './WinnerDialog.module.css';

const choose = (choice: WinnerChoice) => () => closePopup(choice);
const confirm = choose('confirm');

export function WinnerDialog({ winner }: { winner: Slice }) {
  const { t } = useTranslation('spin');
  const celebration = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  const text = winner.text.trim() || t('noText');
  const { locale } = useLanguage();
  const isOnlyWatched = useStore(roomStore, isWatching);
  const { background, color } = winnerColors(winner, wheelStore.getState().wheel);

  useNameFit(name, text);
  useCelebration(winner, celebration);
  useEffect(() => readAloud(text, locale), [text, locale]);

  return (
    <ModalFrame
      name={{ 'aria-labelledby': heading }}
      className={styles.dialog}
      first={() => first.current}
      onClose={confirm}
    >
      <div ref={celebration} className={styles.celebration} aria-hidden="true" />
      <div className={styles.card}>
        <div className={styles.news}>
          <p className={styles.eyebrow}>{t('winner.eyebrow')}</p>
          <div className={styles.band} style={{ background, color }}>
            <h2
              ref={name}
              id={heading}
              className={styles.name}
              style={{ '--letters': lettersOf(text) }}
              dir="auto"
            >
              {text}
            </h2>
          </div>
          <Extras winner={winner} />
        </div>
        <div className={styles.choices}>
          <button ref={first} type="button" className={styles.confirm} onClick={onFirstClick(confirm)}>
            {t('winner.confirm')}
          </button>
          {!isOnlyWatched && (
            <>
              <button type="button" className={styles.other} onClick={onFirstClick(choose('cancel'))}>
                {t('winner.cancel')}
              </button>
              <button type="button" className={styles.other} onClick={onFirstClick(choose('deny'))}>
                {t('winner.deny')}
              </button>
            </>
          )}
        </div>
      </div>
    </ModalFrame>
  );
}

function Extras({ winner }: { winner: Slice }) {
  const { t } = useTranslation('spin');
  const message = typeof winner.message === 'string' ? winner.message.trim() : '';
  const link = linkOf(winner);
  const receipt = useStore(wheelStore, (state) => state.receipt);
  const salt = useStore(wheelStore, (state) => state.receiptSalt);
  const { code } = useLanguage();
  useStore(ownPictureStore);
  const picture = pictureOf(winner);
  return (
    <>
      {picture && <img className={styles.picture} src={picture} alt="" />}
      {message && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      {link && (
        <a className={styles.link} href={link.href} target="_blank" rel="noopener noreferrer nofollow">
          {t('winner.link', { host: link.host })}
        </a>
      )}
      {receipt && (
        <a className={styles.link} href={verifyAddress(receipt, code, salt)} target="_blank" rel="noopener">
          {t('winner.receipt')}
        </a>
      )}
    </>
  );
}

/** The length of the longest word or of the whole text, whichever needs the smaller type; a long word counts more. */
const lettersOf = (text: string): number => {
  const longestWord = text.split(/\s+/).reduce((most, word) => Math.max(most, signsIn(word)), 1);
  return Math.max(4, Math.min(40, longestWord), Math.min(33, signsIn(text) / 2.5));
};

/** Characters as people see them: a flag or a family is one, however many code points it has. */
const signsIn = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : [...text].length;

/** Closes the popup: the host's choice closes it for everyone, a viewer's only their own. */
export function closePopup(choice: WinnerChoice): void {
  const room = roomStore.getState();
  if (room.role === 'host') room.control?.closeWinner(choice);
  closeWinner(wheelStore, isWatching(room) ? 'confirm' : choice);
}

export interface SliceLink {
  href: string;
  host: string;
}

/** The link of a slice, if it is a web page and nothing that runs in ours. */
export function linkOf(slice: Slice): SliceLink | null {
  const url = webAddress(slice.url);
  return url && { href: url.href, host: url.host };
}

/** The picture of a slice: the user's own once it has arrived, else from its address. */
export function pictureOf(slice: Slice): string | null {
  const own = sliceFile(slice);
  return own ? (ownPicture(own.id) ?? null) : pictureAddress(slice.image);
}
