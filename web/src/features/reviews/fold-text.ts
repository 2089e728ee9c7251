const shown = 280;
/** A word longer than this is cut: better than a fold that shows next to nothing. */
const longestWord = 40;

/** The beginning of a long text, ended between two words. */
export function foldText(text: string): string {
  const characters = [...text];
  if (characters.length <= shown) return text;
  const beginning = characters.slice(0, shown).join('');
  const end = beginning.search(/\s+\S*$/);
  const cut = end >= beginning.length - longestWord ? beginning.slice(0, end) : beginning;
  return `${cut.trimEnd()}…`;
}
