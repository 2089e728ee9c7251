import { Fragment, useState } from 'react';
import { LegalLinks } from '../../components/legal-links/LegalLinks';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './LegalPage.module.css';
import { carriedLegalText, fetchLegalText, legalPageAt } from './legal-text';

/** Privacy, terms, help or what schools want to know, embedded in the page, or fetched in another language. */
export function LegalPage() {
  const [{ kind, page }] = useState(() => legalPageAt(window.location.pathname));
  const { t } = useTranslation(['common', 'legal']);
  const { code } = useLanguage();
  const name = kind === 'privacy' || kind === 'terms' ? t(kind) : t(`legal:${kind}`);
  const loaded = useLoaded(
    `The text in ${code}`,
    () => fetchLegalText(page, code),
    carriedLegalText(document, page, code),
  );
  // While the one in another language is on its way, this one stays.
  const text = loaded.hasFailed ? undefined : loaded.latest;
  usePageTitle(text?.title ?? name);

  if (!text) {
    return (
      <div className={styles.legal}>
        <h1 className={styles.title}>{name}</h1>
        <LoadState loaded={loaded} failed={`${t('part.title')}. ${t('part.text')}`} />
      </div>
    );
  }
  return (
    <article className={styles.legal} lang={text.language}>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      {text.page.startsWith('help/') && (
        <img className={styles.picture} src={`/${text.page}.jpg`} alt="" width={960} height={600} />
      )}
      {text.sections.map(({ heading, paragraphs, topic }) => (
        <section key={heading}>
          {heading && (
            <h2 className={styles.heading}>
              {topic ? <a href={`/${code}/help/${topic}`}>{heading}</a> : heading}
            </h2>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{withMail(paragraph, text.mail)}</p>
          ))}
        </section>
      ))}
      <LegalLinks except={kind}>
        <a href={`/${code}/`}>{t('backToWheel')}</a>
        {text.page !== kind && <a href={`/${code}/${kind}`}>{name}</a>}
        {kind !== 'schools' && <a href={`/${code}/schools`}>{t('legal:schools')}</a>}
      </LegalLinks>
    </article>
  );
}

/** The paragraph with the operator's mail address as a link. */
function withMail(paragraph: string, mail: string) {
  if (!mail) return paragraph;
  return paragraph.split(mail).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
    <Fragment key={place}>
      {place > 0 && <a href={`mailto:${mail}`}>{mail}</a>}
      {part}
    </Fragment>
  ));
}
