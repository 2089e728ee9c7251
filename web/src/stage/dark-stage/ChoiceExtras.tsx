import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { webAddress } from '../../files/web-address';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Slice } from '../../wheel/document/document';
import styles from './ChoiceExtras.module.css';

/** Whether a choice has something to say beside its name. */
export const hasExtras = (slice: Slice): boolean =>
  messageOf(slice) !== '' || discountOf(slice, 'en') !== '' || linkOf(slice) !== null;

/** What a choice has to say beside its name: its message, its discount, its link. */
export function ChoiceExtras({ slice }: { slice: Slice }) {
  const { t } = useTranslation('spin');
  const { locale } = useLanguage();
  const message = messageOf(slice);
  const discount = discountOf(slice, locale);
  const link = linkOf(slice);
  return (
    <>
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
          <IconExternalLink aria-hidden size={20} />
          {t('winner.link', { host: link.host })}
        </a>
      )}
    </>
  );
}

const messageOf = ({ message }: Slice): string => (typeof message === 'string' ? message.trim() : '');

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
