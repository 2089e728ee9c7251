import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import type { LazyPart } from '../components/lazy-part/lazy-part';
import { AppBoundary } from './errors/AppBoundary';
import { EmbedShell } from './shell/EmbedShell';
import { PageShell } from './shell/PageShell';
import { Shell } from './shell/Shell';
import type { MissingReason } from './start-wheel';
import { theme } from './theme/theme';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

interface AppProps {
  page: LazyPart | undefined;
  isEmbedded: boolean;
  missing: MissingReason | null;
}

/** The wheel, or another page instead of it. */
export function App({ page, isEmbedded, missing }: AppProps) {
  const wheel = isEmbedded ? <EmbedShell missing={missing} /> : <Shell />;
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <AppBoundary>{page ? <PageShell page={page} /> : wheel}</AppBoundary>
      </MantineProvider>
    </StrictMode>
  );
}
