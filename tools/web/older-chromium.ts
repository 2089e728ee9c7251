/** What Chromium 103 lacks, the oldest that OBS ships. The build lowers newer syntax; none of these can be lowered. */
const scripts: Readonly<Record<string, RegExp>> = {
  'Object.groupBy': /\bObject\.groupBy\b/,
  'Array.fromAsync': /\bArray\.fromAsync\b/,
  'methods of Set':
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'Uint8Array.fromBase64': /\.(?:fromBase64|toBase64|fromHex|toHex)\(/,
  'URL.canParse': /\bURL\.canParse\b/,
  'AbortSignal.any': /\bAbortSignal\.any\b/,
  'Promise.try': /\bPromise\.try\b/,
  'RegExp.escape': /\bRegExp\.escape\b/,
  'methods of iterators':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|toArray|some|every|find|reduce)\(/,
  isWellFormed: /\.(?:isWellFormed|toWellFormed)\(/,
  checkVisibility: /\.checkVisibility\(/,
  popovers: /\.(?:show|hide|toggle)Popover\(/,
  'the flag v of expressions': /\bnew RegExp\([^)]*,\s*["'`][dgimsy]*v/,
  'Intl.DurationFormat': /\bIntl\.DurationFormat\b/,
};

const styles: Readonly<Record<string, RegExp>> = {
  ':has()': /:has\(/,
  'color-mix()': /\bcolor-mix\(/,
  'container queries': /@container\b|\bcontainer(?:-type|-name)?:/,
  'sizes relative to a container': /\d(?:cqw|cqh|cqi|cqb|cqmin|cqmax)\b/,
  'sizes of the small, large and dynamic window': /\d[sld]v(?:w|h|i|b|min|max)\b/,
  'translate, rotate and scale as properties': /[{;\s](?:translate|rotate|scale):/,
  'light-dark()': /\blight-dark\(/,
  'oklch() and lab()': /\b(?:oklch|oklab|lch|lab)\(/,
  '@starting-style': /@starting-style\b/,
  'animation-timeline': /\banimation-timeline:/,
  'nested rules': /[{;][^{};@]*&/,
};

/** Of the sheets only what is applied counts: a token that no rule of the overlay uses does no harm. */
const withoutTokens = (sheet: string): string =>
  sheet.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/--[\w-]+:[^;{}]*/g, '');

/** What a built file of the overlay has that Chromium 103 doesn't know, as sentences. */
export function olderFaults(file: string, text: string): string[] {
  const [unknown, read] = file.endsWith('.css') ? [styles, withoutTokens(text)] : [scripts, text];
  return Object.entries(unknown)
    .filter(([, pattern]) => pattern.test(read))
    .map(
      ([name]) =>
        `${file} uses ${name}, which Chromium 103 lacks: the overlay must run in the browser of OBS.`,
    );
}
