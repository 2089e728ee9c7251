import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { mayLeaveWheel } from '../stage/change-wheel';
import { useSearch } from './use-search';

interface FoundWheelsOptions {
  onEscape: () => void;
  /** Whether an empty text finds some wheels of each kind. */
  findsWithoutText?: boolean;
}

/** A search box and its results. The focus stays in the box: arrows choose, Enter opens, Escape leaves. */
export function useFoundWheels({ onEscape, findsWithoutText = true }: FoundWheelsOptions) {
  const { t } = useTranslation('search');
  const { code } = useLanguage();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, hasFailed } = useSearch(text, code, findsWithoutText || text.trim() !== '');
  const count = found?.length ?? 0;

  const typed = (event: KeyboardEvent) => {
    // The browser would only clear the box.
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    }
    const goals: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 + count };
    const goal = goals[event.key];
    if (goal !== undefined && count > 0) {
      event.preventDefault();
      setChosen(goal % count);
    }
    const wheel = found?.[chosen];
    if (event.key === 'Enter' && wheel && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void openFound(wheel.url);
    }
  };

  /** The properties of the search box; its list is `FoundList`. */
  const box = {
    type: 'search',
    role: 'combobox',
    'aria-label': t('label'),
    placeholder: t('placeholder'),
    'aria-expanded': count > 0,
    'aria-controls': 'found-wheels',
    'aria-autocomplete': 'list',
    'aria-activedescendant': count > 0 ? `found-${chosen}` : undefined,
    autoComplete: 'off',
    maxLength: 100,
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setText(event.currentTarget.value);
      setChosen(0);
    },
    onKeyDown: typed,
  } as const;

  return { box, text, clear: () => setText(''), found, hasFailed, chosen };
}

/** Opens another wheel, unless the visitor prefers to keep the one with unsaved changes. */
export async function openFound(
  address: string,
  go: (address: string) => void = (target) => window.location.assign(target),
): Promise<void> {
  if (await mayLeaveWheel()) go(address);
}
