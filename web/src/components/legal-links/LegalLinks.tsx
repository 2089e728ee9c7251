import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './LegalLinks.module.css';

interface LegalLinksProps {
  /** A sentence before the links. */
  lead?: string;
  except?: string;
  /** Another link, before the others. */
  children?: ReactNode;
}

/** Links to the privacy and terms pages. */
export function LegalLinks({ lead, except, children }: LegalLinksProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const pages = (['privacy', 'terms'] as const).filter((page) => page !== except);
  return (
    <div className={styles.links}>
      {lead && <span>{lead}</span>}
      {children}
      {pages.map((page) => (
        <a key={page} href={`/${code}/${page}`}>
          {t(page)}
        </a>
      ))}
    </div>
  );
}
