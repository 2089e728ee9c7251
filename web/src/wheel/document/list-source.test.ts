import { describe, expect, it } from 'vitest';
import { carriedPart } from '../link/carried-part';
import { listSourceOf } from './list-source';
import { newWheel } from './new-wheel';
import { withoutAccount } from './own-copies';
import { readDocument, writeDocument } from './wire-format';

const source = {
  url: 'https://school.example/class.csv',
  reading: 'comma',
  hasHeader: true,
  textColumn: 1,
  weightColumn: null,
  skipDuplicates: false,
  readsWeights: false,
  eachSpin: true,
};

describe('the list of a wheel', () => {
  it('stays in its document, and leaves neither in copies nor in links', () => {
    const wheel = { ...newWheel(), listSource: source };
    expect(listSourceOf({ listSource: readDocument(writeDocument(wheel))?.listSource })).toEqual(source);
    expect(listSourceOf(withoutAccount(wheel))).toBeNull();
    expect(listSourceOf(carriedPart(wheel))).toBeNull();
  });

  it('is none where the document has something else there', () => {
    for (const listSource of [
      undefined,
      'https://a.example',
      {},
      { ...source, url: 'javascript:1' },
      { ...source, reading: 7 },
    ])
      expect(listSourceOf({ listSource })).toBeNull();
    expect(listSourceOf({ listSource: { ...source, textColumn: -1, weightColumn: 'b' } })).toMatchObject({
      textColumn: 0,
      weightColumn: null,
    });
  });
});
