import { type SubmitEvent, useState } from 'react';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { TextField } from '../../components/field/TextField';
import { Message } from '../../components/message/Message';
import { useTranslation } from '../../i18n/use-translation';
import { isSaltOf, type Outcome, outcomeOf } from '../../receipts/private-text';
import { saltInAddress } from '../../receipts/proof-link';
import type { Receipt } from '../../receipts/receipt';
import styles from './VerifyPage.module.css';

/** A name is found by typing it. Where the receipt hides the texts, viewers of the draw have the salt in the address. */
export function PrivateText({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('verify');
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isPublic = receipt.salt !== undefined;
  const salt = receipt.salt ?? saltInAddress(window.location.hash);
  if (salt === null || !isSaltOf(receipt, salt)) return null;

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOutcome(outcomeOf(receipt, salt, text));
  };
  return (
    <Card title={t('hidden.title')} text={t(isPublic ? 'hidden.public' : 'hidden.text')} isPart>
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
