import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import { NumberField } from '../../components/number-field/NumberField';
import { SelectField } from '../../components/select-field/SelectField';
import { TextField } from '../../components/text-field/TextField';
import { isLanguageCode, languages } from '../../i18n/languages';
import styles from './IdeaDialog.module.css';
import { IdeaNote } from './IdeaNote';
import { type IdeaProblem, isModelsFault } from './idea-problem';
import type { Ideas } from './use-ideas';
import type { Wish } from './use-wish';

interface IdeaFormProps {
  wish: Wish;
  ideas: Ideas;
  problem: IdeaProblem | null;
  prompt: RefObject<HTMLTextAreaElement | null>;
}

const options = languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** The topic of the wheel, the number of choices, and their language. */
export function IdeaForm({ wish, ideas, problem, prompt }: IdeaFormProps) {
  const { t } = useTranslation('ideas');
  const [isEmptySent, setEmptySent] = useState(false);
  const { limits, length } = wish;
  const isTooLong = length > limits.longestPrompt;
  const fault = faultOf(isEmptySent && length === 0, isTooLong) ?? problem;
  useEffect(() => prompt.current?.focus(), [prompt]);

  const make = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmptySent(length === 0);
    if (length === 0 || isTooLong) return prompt.current?.focus();
    void ideas.make({ prompt: wish.prompt.trim(), lang: wish.lang, count: wish.count });
  };

  return (
    <form className={styles.form} onSubmit={make} noValidate>
      <TextField
        ref={prompt}
        label={t('prompt.label')}
        placeholder={t('prompt.placeholder')}
        hint={t('prompt.length', { count: length, most: limits.longestPrompt })}
        rows={3}
        value={wish.prompt}
        aria-invalid={isTooLong || fault === 'empty'}
        onText={wish.setPrompt}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('language')}
          value={wish.lang}
          options={options}
          onChange={(chosen) => isLanguageCode(chosen) && wish.setLang(chosen)}
        />
        <div className={styles.count}>
          <span aria-hidden>{t('count')}</span>
          <NumberField
            label={t('count')}
            value={wish.count}
            min={limits.fewestChoices}
            heal={wish.healCount}
            onChange={wish.setCount}
          />
        </div>
      </div>
      <IdeaNote offer={wish.offer} />
      <p className={styles.fault} role="alert">
        {fault && t(`problem.${fault}`, { most: limits.longestPrompt, over: length - limits.longestPrompt })}
      </p>
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

function faultOf(isEmpty: boolean, isTooLong: boolean): 'empty' | 'tooLong' | null {
  if (isTooLong) return 'tooLong';
  return isEmpty ? 'empty' : null;
}
