import { useState } from 'react';
import { makeApiToken, type Scope } from '../../api/account';
import { ApiError } from '../../api/api-error';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { ShownOnce } from '../../components/field/CopyField';
import { SelectField } from '../../components/field/SelectField';
import { TextField } from '../../components/field/TextField';
import { useForm } from '../../components/field/use-form';
import { SwitchGroup } from '../../components/switch/SwitchGroup';
import { tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import fields from './EmailForm.module.css';
import { type Lasting, lastDay, lasting, scopeLabels, scopes } from './token-terms';

export function NewApiToken({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation('profile');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [lasts, setLasts] = useState<Lasting>('90');
  const [token, setToken] = useState('');

  const { form, faults, phase } = useForm<{ name?: string; scopes?: string }>({
    check: () => ({
      ...(!name.trim() && { name: t('tokens.nameMissing') }),
      ...(chosen.length === 0 && { scopes: t('tokens.scopeMissing') }),
    }),
    send: async () => {
      try {
        setToken(await makeApiToken({ name, scopes: [...chosen], expiresAt: lastDay(lasts) }));
        setName('');
        onMade();
        return true;
      } catch (error) {
        const isFull = error instanceof ApiError && error.code === 'too_many_api_tokens';
        tellFailure(error, isFull ? t('tokens.full') : t('tokens.notMade'));
        return false;
      }
    },
  });

  return (
    <form {...form} className={fields.form}>
      <ShownOnce note={t('tokens.once')} label={t('tokens.made')} text={token} copy={t('tokens.copy')} />
      <TextField
        name="name"
        label={t('common:name')}
        hint={t('tokens.nameHint')}
        fault={faults.name}
        maxLength={80}
        autoComplete="off"
        value={name}
        onText={setName}
      />
      <SwitchGroup
        legend={t('tokens.may')}
        options={scopes.map((value) => ({ value, label: t(scopeLabels[value]) }))}
        chosen={chosen}
        onChange={setChosen}
        fault={faults.scopes}
      />
      <SelectField
        label={t('tokens.lasts')}
        value={lasts}
        options={lasting.map((value) => ({ value, label: t(`tokens.lasting.${value}`) }))}
        onChange={(value) => setLasts(lasting.find((each) => each === value) ?? '90')}
      />
      <div className={cards.after}>
        <Button type="submit" disabled={phase === 'sending'}>
          {t('tokens.make')}
        </Button>
      </div>
    </form>
  );
}
