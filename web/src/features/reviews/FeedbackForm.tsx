import { useRef } from 'react';
import { Button } from '../../components/controls/Button';
import { dialogPart } from '../../components/dialog/open-dialog';
import { textLength } from '../../components/field/check-text';
import { TextAreaField, TextField } from '../../components/field/TextField';
import { LegalLinks } from '../../components/legal-links/LegalLinks';
import { useSaid } from '../../components/message/Announcer';
import { Segment } from '../../components/segment/Segment';
import { BareBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import { feedbackTypes, typeIcons } from '../../reviews/feedback-types';
import { prepareBotCheck } from './bot-token';
import { longest } from './check-draft';
import { topicOf } from './draft';
import styles from './FeedbackForm.module.css';
import { StarChoice } from './StarChoice';
import { ThankYou } from './ThankYou';
import { useFeedbackForm } from './use-feedback-form';

/** The message about a lost connection must be loaded while there still is one. */
const warmUp = () => void Promise.allSettled([prepareBotCheck(), dialogPart('question').fetch()]);

export function FeedbackForm() {
  const { t } = useTranslation(['feedback', 'legal']);
  const trap = useRef<HTMLInputElement>(null);
  const { draft, change, form, faults, phase } = useFeedbackForm(trap);
  const topic = topicOf(draft);
  const length = textLength(draft.text);
  const isSending = phase === 'sending';
  useSaid(isSending && t('common:sending'));

  return (
    <>
      {phase === 'sent' && <ThankYou />}
      <form {...form} className={styles.form} aria-label={t('form.title')} onFocus={warmUp}>
        <StarChoice
          rating={draft.rating}
          isMissing={faults.rating !== undefined}
          onRating={(rating) => change({ rating })}
        />
        <Segment
          label={topic ? t('form.type.label') : t('form.type.open')}
          isRequired
          fault={faults.type && t('form.type.missing')}
          name="type"
          value={topic}
          options={feedbackTypes.map((value) => ({
            value,
            label: t(`types.${value}`),
            icon: typeIcons[value],
          }))}
          onChange={(type) => change({ type })}
        />
        <TextAreaField
          label={t('form.text.label')}
          fault={faults.text && t(`form.text.${faults.text}`)}
          aside={
            <span className={styles.count} data-over={length > longest.text}>
              {t('form.text.count', { count: length, most: longest.text })}
            </span>
          }
          name="text"
          rows={5}
          value={draft.text}
          aria-required="true"
          onText={(text) => change({ text })}
        />
        <TextField
          label={t('form.usage.label')}
          isOptional
          name="usage"
          dir="auto"
          maxLength={longest.usage}
          placeholder={t('form.usage.placeholder')}
          value={draft.usage}
          onText={(usage) => change({ usage })}
        />
        <div className={styles.who}>
          <TextField
            label={t('common:name')}
            isOptional
            hint={t('form.name.hint')}
            name="name"
            dir="auto"
            autoComplete="name"
            maxLength={longest.name}
            value={draft.name}
            onText={(name) => change({ name })}
          />
          <TextField
            label={t('form.email.label')}
            fault={faults.email && t(`form.email.${faults.email}`)}
            hint={t('form.email.hint')}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={longest.email}
            value={draft.email}
            aria-required="true"
            onText={(email) => change({ email })}
          />
        </div>
        {/* People don't see it; bots that fill in every field do. */}
        <div className="visually-hidden" aria-hidden="true">
          <BareBox ref={trap} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </div>
        <div className={styles.send}>
          <Button type="submit" look="main" aria-disabled={isSending}>
            {isSending ? t('common:sending') : t('form.send')}
          </Button>
          <p className={styles.public}>{t('form.public')}</p>
        </div>
        <LegalLinks lead={t('legal:feedback')} />
      </form>
    </>
  );
}
