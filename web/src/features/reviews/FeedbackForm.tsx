import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { textLength } from '../../components/form-field/check-text';
import { FormField } from '../../components/form-field/FormField';
import { LegalLinks } from '../../components/legal-links/LegalLinks';
import { TextArea, TextBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import { prepareBotCheck } from './bot-token';
import { longest } from './check-draft';
import styles from './FeedbackForm.module.css';
import { StarChoice } from './StarChoice';
import { ThankYou } from './ThankYou';
import { TypeChoice } from './TypeChoice';
import { useFeedbackForm } from './use-feedback-form';

/** The message about a lost connection must be loaded while there still is one. */
const warmUp = () =>
  void Promise.allSettled([prepareBotCheck(), import('../../components/question/QuestionDialog')]);

export function FeedbackForm() {
  const { t } = useTranslation(['feedback', 'legal']);
  const { draft, change, faults, isSending, send } = useFeedbackForm();
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const id = useId();
  const length = textLength(draft.text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(false);
    const outcome = await send(trap.current?.value ?? '');
    if (outcome === 'sent') setSent(true);
    if (typeof outcome === 'string') return;
    const [first] = Object.keys(outcome);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <>
      {isSent && <ThankYou />}
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-label={t('form.title')}
        aria-busy={isSending}
        onSubmit={submit}
        onFocus={warmUp}
      >
        <StarChoice
          rating={draft.rating}
          isMissing={faults.rating !== undefined}
          onRating={(rating) => change({ rating })}
        />
        <TypeChoice
          type={draft.type}
          isMissing={faults.type !== undefined}
          onType={(type) => change({ type })}
        />
        <FormField
          id={`${id}-text`}
          label={t('form.text.label')}
          fault={faults.text && t(`form.text.${faults.text}`)}
          aside={
            <span className={styles.count} data-over={length > longest.text}>
              {t('form.text.count', { count: length, most: longest.text })}
            </span>
          }
        >
          <TextArea
            id={`${id}-text`}
            name="text"
            className={styles.text}
            rows={5}
            dir="auto"
            value={draft.text}
            aria-required="true"
            aria-invalid={faults.text !== undefined}
            aria-describedby={`${id}-text-told`}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </FormField>
        <FormField id={`${id}-usage`} label={t('form.usage.label')} isOptional>
          <TextBox
            id={`${id}-usage`}
            name="usage"
            dir="auto"
            maxLength={longest.usage}
            placeholder={t('form.usage.placeholder')}
            value={draft.usage}
            onChange={(event) => change({ usage: event.currentTarget.value })}
          />
        </FormField>
        <div className={styles.who}>
          <FormField id={`${id}-name`} label={t('common:name')} isOptional hint={t('form.name.hint')}>
            <TextBox
              id={`${id}-name`}
              name="name"
              dir="auto"
              autoComplete="name"
              maxLength={longest.name}
              value={draft.name}
              aria-describedby={`${id}-name-told`}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
          </FormField>
          <FormField
            id={`${id}-email`}
            label={t('form.email.label')}
            fault={faults.email && t(`form.email.${faults.email}`)}
            hint={t('form.email.hint')}
          >
            <TextBox
              id={`${id}-email`}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={longest.email}
              value={draft.email}
              aria-required="true"
              aria-invalid={faults.email !== undefined}
              aria-describedby={`${id}-email-told`}
              onChange={(event) => change({ email: event.currentTarget.value })}
            />
          </FormField>
        </div>
        {/* Nobody sees it; machines that fill in every field do. */}
        <div className="visually-hidden" aria-hidden="true">
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </div>
        <div className={styles.send}>
          <Button type="submit" look="main" aria-disabled={isSending}>
            {isSending ? t('common:sending') : t('form.send')}
          </Button>
          <p className={styles.public}>{t('form.public')}</p>
        </div>
        <LegalLinks lead={t('legal:feedback')} />
        <p className="visually-hidden" role="status">
          {isSending && t('common:sending')}
        </p>
      </form>
    </>
  );
}
