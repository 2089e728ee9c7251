/** Shorter words stay whole. */
const longWord = /\p{sc=Latin}{10,}/gu;
/** Letters that begin a syllable together: one sound, or a stop with l or r. */
const onset = /^(?:sch[lmnrw]?|[cpst]h|ck|[bcfgkp]l|[bcdfgkptv]r)$/;
const leastLetters = 3;

const plain = (letter: string): string => letter.normalize('NFD').slice(0, 1).toLowerCase();
const isVowel = (letter: string): boolean => 'aeiouyæœø'.includes(letter);

/**
 * A text cut where its long words may be hyphenated; empty where there is no such place. One rule serves all languages,
 * because the names of a wheel may be in any: a syllable begins with the consonants before a vowel.
 */
export function syllablesOf(text: string): string[] {
  const cuts = [...text.matchAll(longWord)].flatMap(({ 0: word, index }) => {
    const letters = [...word];
    const places = breaksIn(letters.map(plain));
    return places.map((place) => index + letters.slice(0, place).join('').length);
  });
  if (cuts.length === 0) return [];
  return [0, ...cuts].map((cut, place) => text.slice(cut, cuts[place]));
}

function breaksIn(letters: readonly string[]): number[] {
  const breaks: number[] = [];
  for (let vowel = leastLetters + 1; vowel < letters.length; vowel++) {
    if (!isVowel(letters[vowel] ?? '') || isVowel(letters[vowel - 1] ?? '')) continue;
    const size = [4, 3, 2].find((each) => onset.test(letters.slice(vowel - each, vowel).join(''))) ?? 1;
    const start = vowel - size;
    const hasVowelBefore = letters.slice(0, start).some(isVowel);
    if (start >= leastLetters && letters.length - start >= leastLetters && hasVowelBefore) breaks.push(start);
  }
  return breaks;
}
