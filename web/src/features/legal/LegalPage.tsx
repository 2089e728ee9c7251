import { Fragment, useEffect, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { LegalLinks } from '../../components/legal-links/LegalLinks';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './LegalPage.module.css';
import { carriedLegalText, fetchLegalText } from './legal-text';

const shownPage = (): 'privacy' | 'terms' =>
  window.location.pathname.split('/')[2] === 'terms' ? 'terms' : 'privacy';

/** Privacy or terms, embedded in the page, or fetched in another language. */
export function LegalPage() {
  const [page] = useState(shownPage);
  const { t } = useTranslation(['legal', 'errors']);
  const { code } = useLanguage();
  const [text, setText] = useState(() => carriedLegalText(document, page, code));
  const [hasFailed, setFailed] = useState(false);
  const isThere = text?.language === code;
  usePageTitle(t(page));

  useEffect(() => {
    if (isThere || hasFailed) return;
    fetchLegalText(page, code).then(setText, (error: unknown) => {
      console.warn('The text could not be loaded.', error);
      setFailed(true);
    });
  }, [page, code, isThere, hasFailed]);

  if (hasFailed && !isThere) {
    return (
      <div className={styles.legal} role="alert">
        <h1 className={styles.title}>{t(page)}</h1>
        <p>
          {t('errors:part.title')}. {t('errors:part.text')}
        </p>
        <Button onClick={() => setFailed(false)}>{t('common:retry')}</Button>
      </div>
    );
  }
  return (
    text && (
      <article className={styles.legal} lang={text.language}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
        {text.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{withMail(paragraph, text.mail)}</p>
            ))}
          </section>
        ))}
        <LegalLinks except={page}>
          <a href={`/${code}/`}>{t('common:backToWheel')}</a>
        </LegalLinks>
      </article>
    )
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
