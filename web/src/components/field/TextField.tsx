import type { ComponentProps } from 'react';
import { TextArea, TextBox } from '../text-box/TextBox';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

type OwnProps = 'id' | 'onChange' | keyof FieldProps;

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, OwnProps> {
  onText: (text: string) => void;
}

/** A line of text. */
export function TextField({ label, isOptional, fault, hint, aside, onText, ...box }: TextFieldProps) {
  return (
    <Field label={label} isOptional={isOptional} fault={fault} hint={hint} aside={aside}>
      {(given) => <TextBox {...given} {...box} onChange={(event) => onText(event.currentTarget.value)} />}
    </Field>
  );
}

interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, OwnProps | 'className'> {
  onText: (text: string) => void;
}

/** A text of several lines, or of one that may become several; it grows with the text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, isOptional, fault, hint, aside, onText, rows = 1, ...box } = props;
  return (
    <Field label={label} isOptional={isOptional} fault={fault} hint={hint} aside={aside}>
      {(given) => (
        <TextArea
          dir="auto"
          {...given}
          {...box}
          rows={rows}
          style={{ '--rows': rows }}
          className={styles.grows}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
