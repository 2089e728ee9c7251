import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { ColorField } from '../field/ColorField';
import { NumberField } from '../field/NumberField';
import { addUnfinishedField, finishTyping, finishTypingOnLeave } from './finish-typing';

const taken = vi.fn();
const finish = () => act(finishTyping);
afterEach(() => taken.mockReset());

function Weight() {
  const [value, setValue] = useState(250);
  const take = (weight: number) => {
    taken(weight);
    setValue(weight);
  };
  return <NumberField label="Weight" value={value} min={1} coerce={Math.floor} onChange={take} />;
}

const coerce = (typed: string) => typed.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

function Color() {
  const [value, setValue] = useState('#563d7c');
  const take = (color: string) => {
    taken(color);
    setValue(color);
  };
  return (
    <ColorField label="Back" hexLabel="Hex" value={value} coerce={coerce} onChange={take} onEnd={() => {}} />
  );
}

async function typeInto(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(field);
  if (text) await user.type(field, text);
  taken.mockClear();
}

describe('a number that is being typed', () => {
  it('counts, and its field keeps the focus', async () => {
    await renderInEnglish(<Weight />);
    const field = screen.getByRole('spinbutton', { name: 'Weight' });
    await typeInto(field, '12.7');
    finish();
    expect(taken).toHaveBeenCalledExactlyOnceWith(12);
    expect(field).toHaveFocus();
    finish();
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it('is none while the field is empty', async () => {
    await renderInEnglish(<Weight />);
    await typeInto(screen.getByRole('spinbutton', { name: 'Weight' }), '');
    finish();
    expect(taken).not.toHaveBeenCalled();
  });
});

describe('a colour that is being typed', () => {
  it('counts when three digits make one, and the text stays as it is typed', async () => {
    await renderInEnglish(<Color />);
    const field = screen.getByRole('textbox', { name: 'Hex' });
    await typeInto(field, '#abc');
    finish();
    expect(taken).toHaveBeenCalledExactlyOnceWith('#aabbcc');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('#abc');
  });

  it('is not made white half way', async () => {
    await renderInEnglish(<Color />);
    const field = screen.getByRole('textbox', { name: 'Hex' });
    await typeInto(field, '#ab');
    finish();
    expect(taken).not.toHaveBeenCalled();
    expect(field).toHaveValue('#ab');
  });
});

describe('leaving the page', () => {
  it.each([
    ['it ends', () => window.dispatchEvent(new Event('pagehide'))],
    ['it is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('hands over when %s, before anything else happens, until it stops', (_, leave) => {
    const order: string[] = [];
    const store = () => order.push('stored');
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const removeField = addUnfinishedField(() => order.push('typed'));
    const stop = finishTypingOnLeave();
    leave();
    expect(order).toEqual(['typed', 'stored']);
    stop();
    leave();
    expect(order).toEqual(['typed', 'stored', 'stored']);
    removeField();
    hidden.mockRestore();
    window.removeEventListener('pagehide', store);
    document.removeEventListener('visibilitychange', store);
  });

  it('does nothing when the page is shown again, or for a field that is gone', () => {
    const stop = finishTypingOnLeave();
    const removeField = addUnfinishedField(taken);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(taken).not.toHaveBeenCalled();
    removeField();
    finishTyping();
    expect(taken).not.toHaveBeenCalled();
    stop();
  });
});
