import { afterEach, describe, expect, it } from 'vitest';
import { takePageError } from './landing';

const page = '<div id="root"><p>Wheelwright</p></div><section hidden="">No wheel</section>';
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the body of a page', () => {
  it.each([
    ['{"success":false,"error":"Invalid or expired token","message":"Old"}', { text: 'linkUsed' }],
    ['{"success":false,"message":"Busy"}', { text: 'linkFailed', message: 'Busy' }],
    ['{"error":"Odd"}', { text: 'linkFailed', message: 'Odd' }],
    ['{"success":false}', { text: 'linkFailed', message: '' }],
    ['<pre>{"success":false,"message":"Busy"}</pre>', { text: 'linkFailed', message: 'Busy' }],
  ])('%s is an error, and makes room for the page', (html, notice) => {
    document.body.innerHTML = html;
    expect(takePageError(document.body)).toEqual({ as: 'popup', ...notice });
    expect(document.body.textContent).toBe('');
    expect(document.getElementById('root')).not.toBeNull();
  });

  it('keeps the page that stands beside the error', () => {
    document.body.innerHTML = `{"success":false}${page}`;
    takePageError(document.body);
    expect(document.body.innerHTML).toBe(page);
  });

  it.each([page, '', 'Hello', '{"success":true}', '{broken', '[]', '{"name":"x"}'])(
    '%j is no error',
    (html) => {
      document.body.innerHTML = html;
      expect(takePageError(document.body)).toBeNull();
      expect(document.body.innerHTML).toBe(html);
    },
  );
});
