import { StrictMode, useEffect } from 'react';
import { DialogHost } from '../components/dialog/DialogHost';
import { type LazyPart, lazyPart } from '../components/lazy-part/lazy-part';
import { ShowPart } from '../components/lazy-part/ShowPart';
import { MenuHost } from '../components/menu/MenuHost';
import { Announcer } from '../components/message/Announcer';
import { AppBoundary } from './errors/AppBoundary';
import { PageShell } from './shell/PageShell';
import { Shell } from './shell/Shell';

export const embedPart = lazyPart(async () => (await import('./shell/EmbedShell')).EmbedShell);

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
        {page ? <PageShell page={page} /> : wheel}
        <DialogHost />
        <MenuHost />
        <Announcer />
      </AppBoundary>
    </StrictMode>
  );
}
