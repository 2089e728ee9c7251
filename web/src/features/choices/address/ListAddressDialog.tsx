import { useEffect, useRef, useState } from 'react';
import { readList } from '../../../api/wheels';
import { Button } from '../../../components/controls/Button';
import { Answers, CardDialog } from '../../../components/dialog/CardDialog';
import { type DialogProps, openDialog } from '../../../components/dialog/open-dialog';
import { TextField } from '../../../components/field/TextField';
import { useForm } from '../../../components/field/use-form';
import { problemText } from '../../../components/problem/problem-text';
import { withoutUnseenMarks } from '../../../files/plain-lines';
import { useTranslation } from '../../../i18n/use-translation';

/** Asks for the address of a list, which the server reads: the page itself may not. */
export function ListAddressDialog({ onClose }: DialogProps<'listAddress'>) {
  const { t } = useTranslation('import');
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const isCalledOff = useRef(false);
  useEffect(() => {
    isCalledOff.current = false;
    return () => {
      isCalledOff.current = true;
    };
  }, []);

  const { form, faults, phase } = useForm<{ url?: string }>({
    check: () => (URL.canParse(withScheme(url)) ? {} : { url: t('address.missing') }),
    send: async () => {
      setProblem('');
      try {
        const address = withScheme(url);
        const text = await readList(address);
        if (isCalledOff.current) return false;
        onClose();
        openDialog('import', { name: new URL(address).host, text: withoutUnseenMarks(text), url: address });
        return true;
      } catch (error) {
        setProblem(problemText(error, 'import'));
        return false;
      }
    },
  });

  return (
    <CardDialog title={t('address.title')} onClose={onClose} first={() => first.current}>
      <form {...form} aria-label={t('address.title')}>
        <TextField
          ref={first}
          name="url"
          inputMode="url"
          label={t('address.label')}
          hint={t('address.hint')}
          fault={faults.url ?? problem}
          maxLength={1000}
          autoComplete="off"
          dir="ltr"
          value={url}
          onText={setUrl}
        />
        <Answers>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" look="main" disabled={phase === 'sending'}>
            {t('address.read')}
          </Button>
        </Answers>
      </form>
    </CardDialog>
  );
}

/** People copy addresses without their beginning, too. */
const withScheme = (typed: string): string => {
  const url = typed.trim();
  return /^[a-z][a-z\d+.-]*:\/\//i.test(url) || url === '' ? url : `https://${url}`;
};
