import { StrictMode, useEffect } from 'react';
import { DialogHost } from '../components/dialog/DialogHost';
import { type LazyPart, lazyPart } from '../components/lazy-part/lazy-part';
import { ShowPart } from '../components/lazy-part/ShowPart';
import { MenuHost } from '../components/menu/MenuHost';
import { Announcer } from '../components/message/Announcer';
import { withTexts } from '../i18n/load-texts';
import { AppBoundary } from './errors/AppBoundary';
import { Shell } from './shell/Shell';

export const embedPart = lazyPart(
  async () => (await withTexts(import('./shell/EmbedShell'), 'embed')).EmbedShell,
);

interface AppProps {
  page: LazyPart | undefined;
  isEmbedded: boolean;
  /** Called when all of it is on the page. */
  onShown: () => void;
}

/** The wheel, or another page instead of it. */
export function App({ page, isEmbedded, onShown }: AppProps) {
  useEffect(onShown, [onShown]);
  const wheel = isEmbedded ? <ShowPart part={embedPart} /> : <Shell />;
  return (
    <StrictMode>
      <AppBoundary>
        {page ? <ShowPart part={page} /> : wheel}
        <DialogHost />
        <MenuHost />
        <Announcer />
      </AppBoundary>
    </StrictMode>
  );
}
