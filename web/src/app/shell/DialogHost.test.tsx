import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  closeDialog,
  type DialogPart,
  type DialogProps,
  dialogPart,
  openDialog,
  registerDialogs,
  showStage,
} from '../../components/dialog/open-dialog';
import { renderInEnglish } from '../../testing/render';
import { DialogHost } from './DialogHost';

type Dialog = (props: DialogProps) => React.ReactNode;

let arrive = (_: Dialog) => {};

registerDialogs((name: DialogPart) =>
  name === 'ideas'
    ? new Promise<Dialog>((resolve) => {
        arrive = resolve;
      })
    : Promise.resolve(() => <p>{name}</p>),
);
afterEach(() => {
  closeDialog();
  showStage(null);
});

async function renderHost() {
  await Promise.all([dialogPart('drawnWinners').fetch(), dialogPart('samples').fetch()]);
  return renderInEnglish(<DialogHost opener={{ current: null }} />);
}

// The part of the ideas stays fetched: the one that waits for it comes first.
it('a dialog that arrives after the stage waits until the stage is closed', async () => {
  await renderHost();
  act(() => openDialog('ideas'));
  act(() => showStage('drawnWinners'));
  await act(async () => arrive(() => <p>ideas</p>));
  expect(screen.getByText('drawnWinners')).toBeVisible();
  expect(screen.queryByText('ideas')).toBeNull();
  act(() => showStage(null));
  expect(screen.getByText('ideas')).toBeVisible();
});

it('a dialog that was there before the stage stays under it', async () => {
  await renderHost();
  act(() => openDialog('samples'));
  act(() => showStage('drawnWinners'));
  expect(screen.getByText('samples')).toBeVisible();
  act(closeDialog);
  expect(screen.queryByText('samples')).toBeNull();
  act(() => openDialog('samples'));
  expect(screen.queryByText('samples')).toBeNull();
});
