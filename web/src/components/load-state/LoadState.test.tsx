import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';

import { LoadState } from './LoadState';

beforeEach(() => startI18n('en'));

const reload = vi.fn();
const shown = (result: readonly string[] | undefined, hasFailed = false) => (
  <LoadState
    loaded={{ result, hasFailed, reload }}
    failed="The list could not be loaded."
    isEmpty={result?.length === 0}
    empty="Nothing yet"
  >
    {(names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    )}
  </LoadState>
);

it('announces its states in one region, which is there before they are', () => {
  const { rerender } = render(shown(undefined));
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('Loading…');
  rerender(shown(['Ada']));
  expect(screen.getByRole('listitem')).toHaveTextContent('Ada');
  expect(region).toBeEmptyDOMElement();
  rerender(shown([]));
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Nothing yet');
});

it('says that it failed, and tries again', async () => {
  render(shown(undefined, true));
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});
