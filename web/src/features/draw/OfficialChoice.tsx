import { useTranslation } from 'react-i18next';
import { SwitchRow } from '../../components/switch-row/SwitchRow';
import { DrawTerms } from './DrawTerms';
import type { DrawInDialog } from './use-official-draw';

interface OfficialChoiceProps {
  official: DrawInDialog;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the server draws, so that anyone can check it; and then its terms. */
export function OfficialChoice({ official, isOn, onChange }: OfficialChoiceProps) {
  const { t } = useTranslation('draw');
  return (
    <>
      <SwitchRow
        label={t('official.label')}
        {...(isOn ? {} : { hint: t('official.hint') })}
        isOn={isOn}
        onChange={onChange}
      />
      {isOn && <DrawTerms {...official} />}
    </>
  );
}
