import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import type { IdeaTopic } from '../../api/ideas';
import type { Problem } from '../../api/problem';
import { Button } from '../../components/controls/Button';
import { NumberField } from '../../components/field/NumberField';
import { SelectField } from '../../components/field/SelectField';
import { TextAreaField } from '../../components/field/TextField';
import { Message } from '../../components/message/Message';
import { problemText } from '../../components/problem/problem-text';
import { isLanguageCode, languages } from '../../i18n/languages';
import { useTranslation } from '../../i18n/use-translation';
import styles from './IdeaDialog.module.css';
import { IdeaNote } from './IdeaNote';
import { IdeaReading } from './IdeaReading';
import { IdeaTopics } from './IdeaTopics';
import { isModelsFault } from './idea-problem';
import type { Ideas } from './use-ideas';
import { useReading } from './use-reading';
import type { Wish } from './use-wish';

interface IdeaFormProps {
  wish: Wish;
  ideas: Ideas;
  problem: Problem | null;
  /** Topics to offer when nothing fits. */
  near: readonly IdeaTopic[];
  prompt: RefObject<HTMLTextAreaElement | null>;
}

const options = languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** The topic of the wheel, the number of choices, and their language. */
export function IdeaForm({ wish, ideas, problem, near, prompt }: IdeaFormProps) {
  const { t } = useTranslation('ideas');
  const [isEmptySent, setEmptySent] = useState(false);
  // The form is shown anew after each try: `near` belongs to the sentence that it began with.
  const [tried] = useState(wish.prompt);
  const { limits, length } = wish;
  const isTooLong = length > limits.longestPrompt;
  const fault = faultOf(isEmptySent && length === 0, isTooLong) ?? problem;
  const reading = useReading(wish.prompt, wish.lang, limits.longestPrompt);
  const hasNear = near.length > 0 && wish.prompt === tried;
  useEffect(() => prompt.current?.focus(), [prompt]);

  const make = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmptySent(length === 0);
    if (length === 0 || isTooLong) return prompt.current?.focus();
    makeWith({});
  };
  const makeWith = (change: { topic?: string }) =>
    void ideas.make({ prompt: wish.prompt.trim(), lang: wish.lang, count: wish.count, ...change });

  return (
    <form className={styles.form} onSubmit={make} noValidate>
      <TextAreaField
        ref={prompt}
        label={t('prompt.label')}
        placeholder={t('prompt.placeholder')}
        hint={t('prompt.length', { count: length, most: limits.longestPrompt })}
        rows={3}
        value={wish.prompt}
        aria-invalid={isTooLong || fault === 'empty'}
        onText={wish.setPrompt}
        enterKeyHint="go"
        onKeyDown={submitOnEnter}
      />
      {!hasNear && <IdeaReading reading={reading} onTake={(topic) => makeWith({ topic })} />}
      <div className={styles.pair}>
        <SelectField
          label={t('language')}
          value={wish.lang}
          options={options}
          onChange={(chosen) => isLanguageCode(chosen) && wish.setLang(chosen)}
        />
        <NumberField
          label={t('count')}
          value={wish.count}
          min={limits.fewestChoices}
          coerce={wish.coerceCount}
          onChange={wish.setCount}
        />
      </div>
      <IdeaNote offer={wish.offer} />
      <Message className={styles.fault} isUrgent>
        {fault &&
          problemText(fault, 'ideas', { most: limits.longestPrompt, over: length - limits.longestPrompt })}
      </Message>
      {hasNear && <IdeaTopics label={t('near')} topics={near} onTake={(topic) => ideas.again({ topic })} />}
      <div className={styles.answers}>
        {problem && isModelsFault(problem) && (
          <Button onClick={() => ideas.again({ source: 'ideas' })}>{t('useLibrary')}</Button>
        )}
        <Button type="submit" look="main">
          {t('make')}
        </Button>
      </div>
    </form>
  );
}

/** Shift+Enter begins a new line. An Enter that ends the input of a character doesn't send the sentence. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function faultOf(isEmpty: boolean, isTooLong: boolean): 'empty' | 'tooLong' | null {
  if (isTooLong) return 'tooLong';
  return isEmpty ? 'empty' : null;
}
