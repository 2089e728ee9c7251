import { all } from 'virtual:sample-wheels';
import { expect, it } from 'vitest';
import { sampleFills } from '../../wheel/document/sample';
import { samplePicture } from './sample-picture';

const [sample] = (await all.en()).default;
if (!sample) throw new Error('no sample wheel');

it('draws every slice in its colour, with its label', () => {
  const picture = samplePicture(sample);
  for (const fill of sampleFills(sample, sample.choices.length)) expect(picture).toContain(`fill="${fill}"`);
  for (const choice of sample.choices) expect(picture).toContain(`>${choice}</text>`);
  expect(picture).not.toContain('NaN');
});

it('makes text of markup in a label', () => {
  const picture = samplePicture({ ...sample, choices: ['<b>&', 'Tea'] });
  expect(picture).toContain('>&lt;b&gt;&amp;</text>');
});
