import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import type { LazyPart } from '../components/lazy-part/lazy-part';
import { AppBoundary } from './errors/AppBoundary';
import { PageShell } from './shell/PageShell';
import { Shell } from './shell/Shell';
import { theme } from './theme/theme';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

/** The wheel, or another page in its place. */
export function App({ page }: { page: LazyPart | undefined }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <AppBoundary>{page ? <PageShell page={page} /> : <Shell />}</AppBoundary>
      </MantineProvider>
    </StrictMode>
  );
}
