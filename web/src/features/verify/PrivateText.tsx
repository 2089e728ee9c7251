import { type SubmitEvent, useState } from 'react';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { TextField } from '../../components/field/TextField';
import { Message } from '../../components/message/Message';
import { useTranslation } from '../../i18n/use-translation';
import { isSaltOf, type Outcome, outcomeOf } from '../../receipts/private-text';
import type { Receipt } from '../../receipts/receipt';
import styles from './VerifyPage.module.css';

/** Viewers of the draw have the salt in the address, and can check texts that the receipt itself hides. */
export function PrivateText({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('verify');
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const salt = saltInAddress(window.location.hash);
  if (receipt.salt !== undefined || salt === null || !isSaltOf(receipt, salt)) return null;

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOutcome(outcomeOf(receipt, salt, text));
  };
  return (
    <Card title={t('hidden.title')} text={t('hidden.text')} isPart>
      <form className={styles.form} onSubmit={check}>
        <TextField
          label={t('hidden.label')}
          dir="auto"
          autoComplete="off"
          value={text}
          onText={(typed) => {
            setText(typed);
            setOutcome(null);
          }}
        />
        <Button type="submit">{t('hidden.go')}</Button>
      </form>
      <Message className={cards.text}>{outcome && t(`hidden.${outcome}`)}</Message>
    </Card>
  );
}

const saltInAddress = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('salt');
