import { describe, expect, it } from 'vitest';
import { mostChoices } from '../edits/list-edits';
import { textOf } from './choice-lines';
import { slicesOfText } from './choice-text';
import type { Slice } from './document';

const slice = (text: string, guid = `guid-${text}`): Slice => ({
  guid,
  text,
  active: true,
  weight: 1,
  background: '#123456',
  audio: { enabled: true },
});
const before = ['Pizza', 'Sushi', 'Tacos'].map((text) => slice(text));
const apply = (text: string, latest: readonly Slice[] = before) =>
  slicesOfText(text, { before, latest, palette: 'Rainbow' });
const shown = (slices: Slice[]) =>
  slices.map(
    ({ guid, text }) => `${text}=${before.some((each) => each.guid === guid) ? guid.slice(5) : 'new'}`,
  );

describe('a text', () => {
  it('that says the same gives the very same slices', () => {
    expect(apply(textOf(before))).toEqual(before);
    expect(apply('Pizza  \nSushi\t\r\nTacos\n\n').every((each, place) => each === before[place])).toBe(true);
  });

  it('with lines moved moves their slices', () => {
    expect(apply('Tacos\nPizza\nSushi')).toEqual([before[2], before[0], before[1]]);
  });

  it.each([
    ['Pizza\nSushi roll\nTacos', 'Pizza=Pizza,Sushi roll=Sushi,Tacos=Tacos'],
    ['Pasta\nSushi\nTacos', 'Pasta=Pizza,Sushi=Sushi,Tacos=Tacos'],
    ['Pizza\nSushi\nTaco', 'Pizza=Pizza,Sushi=Sushi,Taco=Tacos'],
    ['Pizza\nRamen\nSushi\nTacos', 'Pizza=Pizza,Ramen=new,Sushi=Sushi,Tacos=Tacos'],
    ['Ramen\nPizza\nSushi\nTacos', 'Ramen=new,Pizza=Pizza,Sushi=Sushi,Tacos=Tacos'],
    ['Pizza\nTacos\nRamen', 'Pizza=Pizza,Tacos=Tacos,Ramen=new'],
    ['Pizza\nA\nB\nTacos', 'Pizza=Pizza,A=Sushi,B=new,Tacos=Tacos'],
    ['\n  \nSushi', 'Sushi=Sushi'],
    ['', ''],
  ])('%j becomes %s', (text, expected) => {
    expect(shown(apply(text)).join()).toBe(expected);
  });

  it('keeps colours and sounds of a changed line and gives new ones those of their place', () => {
    const [pasta, , , soup] = apply('Pasta\nSushi\nTacos\nSoup');
    expect(pasta).toMatchObject({ background: '#123456', audio: { enabled: true } });
    expect(soup).toMatchObject({ background: '#1f78d1', active: true, weight: 1 });
  });

  it('gives a new line one identity for as long as it is typed on elsewhere', () => {
    const once = apply('Pizza\nSushi\nTacos\nSoup');
    const twice = apply('Pizza!\nSushi\nTacos\nSoup', once);
    expect(twice[3]).toBe(once[3]);
  });

  it('finds the slice of a line that was emptied for a moment', () => {
    const emptied = apply('Pizza\n\nTacos');
    expect(shown(emptied)).toEqual(['Pizza=Pizza', 'Tacos=Tacos']);
    expect(shown(apply('Pizza\nRamen\nTacos', emptied))).toEqual([
      'Pizza=Pizza',
      'Ramen=Sushi',
      'Tacos=Tacos',
    ]);
  });

  it('tells equal lines apart by their order', () => {
    const twins = [slice('A', 'first'), slice('A', 'second')];
    const known = { before: twins, latest: twins, palette: undefined };
    expect(slicesOfText('A\nA', known)).toEqual(twins);
    expect(slicesOfText('A', known).map(({ guid }) => guid)).toEqual(['first']);
  });

  it('keeps a choice of several lines and one without text whole', () => {
    const odd = [slice('two\nlines', 'odd'), slice(' ', 'blank'), slice('end')];
    expect(textOf(odd)).toBe('two lines\n\nend');
    expect(slicesOfText('two lines\n\nend!', { before: odd, latest: odd, palette: undefined })).toMatchObject(
      [
        { guid: 'odd', text: 'two\nlines' },
        { guid: 'blank', text: ' ' },
        { guid: 'guid-end', text: 'end!' },
      ],
    );
  });

  it('of more lines than a wheel holds fills it', () => {
    expect(apply('x\n'.repeat(mostChoices + 10))).toHaveLength(mostChoices);
  });

  it('keeps markup as text', () => {
    expect(apply('<b>x</b>')[0]?.text).toBe('<b>x</b>');
  });
});
