import { type MenuButtonProps, MenuWithButton } from './MenuWithButton';

interface Option {
  value: string;
  label: string;
  /** For labels in another language than the page's. */
  lang?: string;
}

interface OptionMenuProps extends MenuButtonProps {
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
}

/** A choice of a few values, behind a button. */
export function OptionMenu({ options, value, onChoose, ...button }: OptionMenuProps) {
  const entries = options.map((option) => ({
    label: option.label,
    ...(option.lang ? { lang: option.lang } : {}),
    isChosen: option.value === value,
    run: () => onChoose(option.value),
  }));
  return <MenuWithButton {...button} entries={entries} />;
}
