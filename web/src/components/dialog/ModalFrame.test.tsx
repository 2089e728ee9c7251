import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { ModalFrame } from './ModalFrame';

function Page({ isOpenerKept = true }: { isOpenerKept?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {(isOpenerKept || !isOpen) && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <button type="button">Neighbour</button>
      {isOpen && (
        <ModalFrame
          name={{ 'aria-label': 'Card' }}
          className={undefined}
          first={() => screen.getByRole('textbox')}
          returnTo={() => screen.queryByRole('button', { name: 'Neighbour' })}
          onClose={() => setOpen(false)}
        >
          <button type="button">Before the box</button>
          <input />
        </ModalFrame>
      )}
    </>
  );
}

async function openCard(page = <Page />) {
  await renderInEnglish(page);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const card = screen.getByRole('dialog', { name: 'Card' });
  expect(screen.getByRole('textbox')).toHaveFocus();
  return card;
}

it('closes by Escape and gives the focus back', async () => {
  const card = await openCard();
  fireEvent(card, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('closes by a press beside its card', async () => {
  const card = await openCard();
  await userEvent.click(card.querySelector('[aria-hidden]') as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays for the Escape of something within', async () => {
  await openCard();
  fireEvent(screen.getByRole('textbox'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('opens again when the browser closed it although its owner keeps it', async () => {
  const keep = vi.fn();
  await renderInEnglish(
    <ModalFrame
      name={{ 'aria-label': 'Card' }}
      className={undefined}
      first={() => screen.getByRole('textbox')}
      onClose={keep}
    >
      <input />
    </ModalFrame>,
  );
  const card = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Card' });
  fireEvent(card, new Event('cancel', { cancelable: false }));
  card.close();
  screen.getByRole('textbox', { hidden: true }).blur();
  await waitFor(() => expect(card).toHaveAttribute('open'));
  expect(keep).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('hears of an Escape by which the browser closed it without asking', async () => {
  const card = (await openCard()) as HTMLDialogElement;
  card.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('stays closed when its owner closed it, even if the browser could not be stopped', async () => {
  const card = await openCard();
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  fireEvent(card, new Event('cancel', { cancelable: false }));
  fireEvent(card, new Event('close'));
  expect(showModal).not.toHaveBeenCalled();
  showModal.mockRestore();
});

it('knows where to go when what had the focus is gone', async () => {
  const card = await openCard(<Page isOpenerKept={false} />);
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  fireEvent(card, new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('button', { name: 'Neighbour' })).toHaveFocus();
});

describe('a dialog that arrives during a moment', () => {
  const frame = (name: string, isMoment: boolean) => (
    <ModalFrame
      key={name}
      name={{ 'aria-label': name }}
      className={undefined}
      first={() => null}
      isMoment={isMoment}
      onClose={() => {}}
    >
      {name}
    </ModalFrame>
  );
  const moment = frame('Moment', true);
  const late = frame('Late', false);
  const page = (...frames: ReactNode[]) => <main>{frames}</main>;
  const dialog = (name: string) => screen.queryByRole('dialog', { name });

  it('waits until the moment is closed', async () => {
    const { rerender } = await renderInEnglish(page(moment));
    rerender(page(moment, late));
    expect(dialog('Moment')).toBeVisible();
    expect(dialog('Late')).toBeNull();
    rerender(page(late));
    await waitFor(() => expect(dialog('Late')).toBeVisible());
  });

  it('never opens when it is given up before', async () => {
    const { rerender } = await renderInEnglish(page(moment));
    rerender(page(moment, late));
    rerender(page(moment));
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    rerender(page());
    await Promise.resolve();
    expect(showModal).not.toHaveBeenCalled();
    showModal.mockRestore();
  });

  it('does not wait if it was there before, nor if it is a moment itself', async () => {
    const { rerender } = await renderInEnglish(page(late));
    rerender(page(late, moment, frame('Second', true)));
    for (const name of ['Late', 'Moment', 'Second']) expect(dialog(name)).toBeVisible();
  });
});
