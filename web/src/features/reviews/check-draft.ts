import { emailAddress, textLength } from '../../components/field/check-text';
import { type Draft, topicOf } from './draft';

/** As in the contract. */
export const longest = { name: 100, email: 254, usage: 500, text: 5000 } as const;

export type DraftFaults = Partial<{
  rating: 'missing';
  type: 'missing';
  text: 'missing' | 'long';
  email: 'missing' | 'invalid';
}>;

/** Why a draft can't be sent yet, in the order of the form. */
export function checkDraft(draft: Draft): DraftFaults {
  const { rating, text, email } = draft;
  const length = textLength(text);
  const address = email.trim();
  return {
    ...(rating === 0 && { rating: 'missing' }),
    ...(topicOf(draft) === undefined && { type: 'missing' }),
    ...(length === 0 && { text: 'missing' }),
    ...(length > longest.text && { text: 'long' }),
    ...(address !== '' && !emailAddress(address) && { email: 'invalid' }),
    ...(address === '' && { email: 'missing' }),
  };
}
