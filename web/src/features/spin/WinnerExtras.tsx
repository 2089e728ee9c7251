import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { webAddress } from '../../files/web-address';
import { verifyAddress } from '../../i18n/addresses';
import { withTexts } from '../../i18n/load-texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { DrawSealProps } from '../../stage/draw-seal/DrawSeal';
import type { Slice } from '../../wheel/document/document';
import { wheelStore } from '../../wheel/store';
import styles from './WinnerExtras.module.css';

const drawSeal = lazyPart<DrawSealProps>(
  async () => (await withTexts(import('../../stage/draw-seal/DrawSeal'), 'draw')).DrawSeal,
);

/** What a choice has to say beside its name, and the seal of an official draw. */
export function WinnerExtras({ winner }: { winner: Slice }) {
  const { t } = useTranslation('spin');
  const { code, locale } = useLanguage();
  const receipt = useStore(wheelStore, (state) => state.receipt);
  const salt = useStore(wheelStore, (state) => state.receiptSalt);
  const Seal = usePart(receipt ? drawSeal : null, (error) =>
    console.warn('The seal of the draw could not be loaded.', error),
  );
  const message = typeof winner.message === 'string' ? winner.message.trim() : '';
  const discount = discountOf(winner, locale);
  const link = linkOf(winner);
  if (!message && !discount && !link && !receipt) return null;
  return (
    <div className={styles.extras}>
      {message && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      {discount && (
        <p className={styles.discount}>
          {t('winner.discount')} <bdi className={styles.code}>{discount}</bdi>
        </p>
      )}
      {link && (
        <a className={styles.link} href={link.href} target="_blank" rel="noopener noreferrer nofollow">
          <IconExternalLink aria-hidden size={18} />
          {t('winner.link', { host: link.host })}
        </a>
      )}
      {receipt && (
        <a
          className={`${styles.link} ${styles.seal}`}
          href={verifyAddress(receipt, code, salt)}
          target="_blank"
          rel="noopener"
        >
          <IconRosetteDiscountCheck aria-hidden size={20} />
          {t('winner.receipt')}
        </a>
      )}
      {receipt && Seal && <Seal receipt={receipt} salt={salt} />}
    </div>
  );
}

interface SliceLink {
  href: string;
  host: string;
}

/** The link of a slice, if it is a web page and nothing that runs in ours. */
export function linkOf(slice: Slice): SliceLink | null {
  const url = webAddress(slice.url);
  return url && { href: url.href, host: url.host };
}

/** A code as it is, a number as a percentage; empty for anything else. */
export function discountOf({ discount }: Slice, locale: string): string {
  if (typeof discount === 'string') return discount.trim().slice(0, 80);
  if (typeof discount !== 'number' || !Number.isFinite(discount) || discount === 0) return '';
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(discount / 100);
}
