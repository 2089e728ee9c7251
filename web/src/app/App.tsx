import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { AppBoundary } from './errors/AppBoundary';
import { Shell } from './shell/Shell';
import { theme } from './theme/theme';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

export function App() {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <AppBoundary>
          <Shell />
        </AppBoundary>
      </MantineProvider>
    </StrictMode>
  );
}
