import { describe, expect, it } from 'vitest';
import { isMarkedList, markingOf, withoutMarker } from './list-markers';

describe('a line without its mark', () => {
  it.each([
    ['1. Anna', 'Anna'],
    ['12) Anna', 'Anna'],
    ['(3) Anna', 'Anna'],
    ['#4 Anna', 'Anna'],
    ['  5: Anna', 'Anna'],
    ['6 - Anna', 'Anna'],
    ['7- Anna', 'Anna'],
    ['8.Anna', 'Anna'],
    ['9)Anna', 'Anna'],
    ['٢- آنا', 'آنا'],
    ['1️⃣ Anna', 'Anna'],
    ['1️⃣0️⃣Anna', 'Anna'],
    ['🔟 Anna', 'Anna'],
    ['③ Anna', 'Anna'],
    ['١. آنا', 'آنا'],
    ['۲) آنا', 'آنا'],
    ['१. अन्ना', 'अन्ना'],
    ['１．アンナ', 'アンナ'],
    ['2、安娜', '安娜'],
    ['（3）安娜', '安娜'],
    ['三、安娜', '安娜'],
    ['- Anna', 'Anna'],
    ['* Anna', 'Anna'],
    ['•Anna', 'Anna'],
    ['\t– Anna', 'Anna'],
    ['- [ ] Anna', 'Anna'],
    ['[x] Anna', 'Anna'],
    ['✔️ Anna', 'Anna'],
    ['Anna', 'Anna'],
    ['-5 points', '-5 points'],
    ['2.5 kg of flour', '2.5 kg of flour'],
    ['7 dwarfs', '7 dwarfs'],
    ['1984', '1984'],
    ['1.', '1.'],
    ['*bold*', '*bold*'],
    ['1. 2. Anna', '2. Anna'],
  ])('of %j is %j', (line, expected) => {
    expect(withoutMarker(line)).toBe(expected);
  });
});

describe('a marked list', () => {
  it.each([
    [['1. a', '2. b', '3. c'], 'numbered', true],
    [['Guests', '1. a', '2. b', '3. c'], 'numbered', true],
    [['1. a', '1. b', '1. c'], 'numbered', true],
    [['١. a', '٢. b', '٣. c'], 'numbered', true],
    [['１．a', '２．b', '３．c'], 'numbered', true],
    [['一、a', '二、b'], 'numbered', true],
    [['- a', '- b'], 'bulleted', true],
    [['1️⃣ a', '2️⃣ b'], 'numbered', true],
    [['1. a', '  - x', '2. b', '  - y'], 'numbered', true],
    [['1.Anna', '2.Ben'], 'numbered', true],
    [['1914: war', '1989: wall', '1848: spring'], 'numbered', false],
    [['- a', 'b', 'c'], null, false],
    [['a', 'b'], null, false],
    [['1. a'], null, false],
    [[], null, false],
  ])('%j', (lines, marking, isList) => {
    expect(markingOf(lines)).toBe(marking);
    expect(isMarkedList(lines)).toBe(isList);
  });
});
