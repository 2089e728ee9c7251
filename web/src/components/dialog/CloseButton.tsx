import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton } from '../controls/IconButton';

interface CloseButtonProps extends ComponentProps<'button'> {
  /** Where closing means more than that, as “Decide later”. */
  label?: string | undefined;
}

/** The button in the corner of a dialog. */
export function CloseButton({ label, ...button }: CloseButtonProps) {
  const { t } = useTranslation('common');
  return (
    <IconButton label={label ?? t('close')} {...button}>
      <IconX size={20} aria-hidden />
    </IconButton>
  );
}
