import { type SubmitEvent, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { findLiveRoom } from '../../api/live';
import { Button } from '../../components/controls/Button';
import { Field } from '../../components/field/Field';
import { problemText } from '../../components/problem/problem-text';
import { TextBox } from '../../components/text-box/TextBox';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { mayLeaveWheel } from '../../stage/change-wheel';
import styles from './Room.module.css';

interface JoinFormProps {
  /** A code from the address: it is joined at once. */
  given?: string;
  go?: (address: string) => void;
}

const follow = (address: string): void => window.location.assign(address);

/** Leads to the room with a code, in any spelling of it. */
export function JoinForm({ given = '', go = follow }: JoinFormProps) {
  const { t } = useTranslation('live');
  const { code: language } = useLanguage();
  const [code, setCode] = useState(given);
  const [problem, setProblem] = useState('');
  const [isLooking, setLooking] = useState(false);

  const join = async () => {
    setLooking(true);
    setProblem('');
    try {
      const url = await findLiveRoom(code);
      // The room was opened in its host's language; this visitor reads another.
      if (await mayLeaveWheel()) go(url.replace(/^\/[^/?]+/, `/${language}`));
    } catch (error) {
      const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
      setProblem(isUnknown ? t('join.unknown') : problemText(error, 'live'));
    }
    setLooking(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the code of the address
  useEffect(() => {
    if (given) void join();
  }, []);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void join();
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <p className={styles.text}>{t('join.text')}</p>
      <Field label={t('join.code')} fault={problem}>
        {(box) => (
          <div className={styles.line}>
            <TextBox
              {...box}
              className={styles.typed}
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              placeholder="ABC 234"
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" disabled={isLooking || code.trim() === ''}>
              {t('join.go')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
