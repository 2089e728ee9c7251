import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import styles from './FormField.module.css';

interface FormFieldProps {
  id: string;
  label: string;
  isOptional?: boolean;
  /** The error; it replaces the hint. */
  fault?: string | undefined;
  hint?: string | undefined;
  /** Shown opposite the hint. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A labelled box with a line below it, which is the box's description: `{id}-told`. */
export function FormField({ id, label, isOptional, fault, hint, aside, children }: FormFieldProps) {
  const { t } = useTranslation('feedback');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> ({t('form.optional')})</span>}
      </label>
      {children}
      <div className={styles.below}>
        <FieldTold id={id} fault={fault} hint={hint} />
        {aside}
      </div>
    </div>
  );
}

export function FieldTold({ id, fault, hint }: Pick<FormFieldProps, 'id' | 'fault' | 'hint'>) {
  return (
    <p
      id={`${id}-told`}
      className={styles.told}
      data-fault={fault !== undefined}
      role={fault ? 'alert' : undefined}
    >
      {fault ?? hint}
    </p>
  );
}
