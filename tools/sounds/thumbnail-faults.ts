const largest = 12_000;

/** Everything wrong with a genre's picture, as sentences. */
export function thumbnailFaults(svg: string): string[] {
  const rules: [boolean, string][] = [
    [
      svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">'),
      'it is no picture of 320 by 200',
    ],
    [svg.trimEnd().endsWith('</svg>'), 'it is cut off'],
    [!/<script|<foreignObject|\son\w+=|href="(?!#)/i.test(svg), 'it has more in it than a drawing'],
    [svg.length <= largest, `it has ${svg.length} characters, more than ${largest}`],
  ];
  return rules.filter(([holds]) => !holds).map(([, fault]) => fault);
}
