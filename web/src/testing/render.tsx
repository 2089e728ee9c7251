import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MenuHost } from '../components/menu/MenuHost';
import { startI18n } from '../i18n/i18n';

/** Renders a component as the page would: with its real English texts, and its menus. */
export async function renderInEnglish(element: ReactElement) {
  await startI18n('en');
  return render(element, { wrapper: WithMenus });
}

function WithMenus({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <MenuHost />
    </>
  );
}
