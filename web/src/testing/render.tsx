import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { startI18n } from '../i18n/i18n';

/** Renders a component as the page would: with its real English texts. */
export async function renderInEnglish(element: ReactElement) {
  await startI18n('en');
  return render(element);
}
