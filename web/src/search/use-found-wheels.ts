import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
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
  const [choice, choose] = useState<{ of: unknown; place: number }>({ of: undefined, place: 0 });
  /** Enter was pressed before there were results for the text. */
  const [isEntered, setEntered] = useState(false);
  const isWanted = findsWithoutText || text.trim() !== '';
  const { found, hasFailed, isCurrent } = useSearch(text, code, isWanted);
  const count = found?.length ?? 0;
  const chosen = choice.of === found ? choice.place : 0;
  const opened = isEntered && isCurrent ? found?.[0]?.url : undefined;

  useEffect(() => {
    if (isCurrent) setEntered(false);
    if (opened !== undefined) void openFound(opened);
  }, [isCurrent, opened]);

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
      choose({ of: found, place: goal % count });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      const wheel = isCurrent ? found?.[chosen] : undefined;
      if (wheel || !isCurrent) event.preventDefault();
      if (wheel) void openFound(wheel.url);
      else setEntered(isWanted && !isCurrent);
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
      setEntered(false);
    },
    onKeyDown: typed,
    onBlur: () => setEntered(false),
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
