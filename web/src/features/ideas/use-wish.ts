import { useEffect, useState } from 'react';
import { getIdeaOffer, type IdeaOffer } from '../../api/ideas';
import type { LanguageCode } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';

/** Until the server has sent its limits, and where it can't be reached. */
const usual = { longestPrompt: 500, fewestChoices: 2, mostChoices: 100, usualChoices: 12 };

/** The request, and its limits. */
export function useWish(isAsking: boolean) {
  const { code } = useLanguage();
  const [offer, setOffer] = useState<IdeaOffer | null>(null);
  const [prompt, setPrompt] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const [lang, setLang] = useState<LanguageCode>(code);
  const limits = offer ?? usual;

  // Fetched each time: a wheel in between has cost a credit.
  useEffect(() => {
    if (!isAsking) return;
    let isShown = true;
    getIdeaOffer().then(
      (found) => isShown && setOffer(found),
      (error: unknown) => console.warn('What makes wheels here could not be asked.', error),
    );
    return () => {
      isShown = false;
    };
  }, [isAsking]);

  return {
    offer,
    limits,
    prompt,
    setPrompt,
    count: count ?? limits.usualChoices,
    setCount,
    coerceCount: (typed: number) =>
      Math.min(limits.mostChoices, Math.max(limits.fewestChoices, Math.round(typed) || limits.usualChoices)),
    lang,
    setLang,
    /** As the server counts: an emoji is one. */
    length: [...prompt.trim()].length,
  };
}

export type Wish = ReturnType<typeof useWish>;
