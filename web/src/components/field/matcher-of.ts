/** Tells whether a text holds every word of the query. Accents and capitals don't count. */
export function matcherOf(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (text) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
