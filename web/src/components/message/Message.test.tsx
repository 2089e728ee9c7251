import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Message } from './Message';

it('is a region before it has its text', () => {
  const message = <Message data-verdict="holds">Everything adds up</Message>;
  expect(renderToStaticMarkup(message)).toBe('<div data-verdict="holds" role="status"></div>');
  render(message);
  expect(screen.getByRole('status')).toHaveTextContent('Everything adds up');
});
