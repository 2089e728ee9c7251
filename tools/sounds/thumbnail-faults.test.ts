import { expect, it } from 'vitest';
import { thumbnailFaults } from './thumbnail-faults.ts';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">';

it.each([
  [`${open}<path d="M0 0"/></svg>\n`, []],
  ['<svg viewBox="0 0 10 10"></svg>', ['it is no picture of 320 by 200']],
  [`${open}<path d="M0`, ['it is cut off']],
  [`${open}<script>1</script></svg>`, ['it has more in it than a drawing']],
  [`${open}<image href="https://example.org/x.png"/></svg>`, ['it has more in it than a drawing']],
  [`${open}<g onclick="x()"/></svg>`, ['it has more in it than a drawing']],
])('judges %s', (svg, faults) => {
  expect(thumbnailFaults(svg)).toEqual(faults);
});
