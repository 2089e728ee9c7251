/** Longer than any line that has a meaning beside its text. */
export const longestLine = 400;

/**
 * A regular expression that only short lines are tried with; a longer text never matches. Backtracking over a whole
 * text took 39 seconds for 8 kB that had been pasted. A test refuses any other expression with `*` or `+` in what
 * reads texts.
 */
export class LinePattern extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    return text.length > longestLine ? null : super.exec(text);
  }
}
