import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MenuHost } from '../components/menu/MenuHost';
import { Announcer } from '../components/message/Announcer';
import { newsStore } from '../components/message/say';
import { startI18n } from '../i18n/i18n';

/** Renders a component as the page would: with its real English texts, its menus, and what it says. */
export async function renderInEnglish(element: ReactElement) {
  await startI18n('en');
  return render(element, { wrapper: Page });
}

/** What was said to screen readers in the last seconds, in this part of the page. */
export const said = (part: Element = document.body, urgency?: 'polite' | 'assertive'): (string | null)[] =>
  newsStore
    .getState()
    .regions.filter(({ home }) => part.contains(home))
    .flatMap(({ lines }) => (urgency ? [lines[urgency]] : [lines.polite, lines.assertive]))
    .flatMap((line) => [...line.children].map((each) => each.textContent));

function Page({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <MenuHost />
      <Announcer />
    </>
  );
}
