/// <reference types="vite/client" />

declare module 'virtual:first-texts' {
  export interface FirstTexts {
    sections: Record<string, unknown>;
    sample: import('./wheel/document/sample').Sample;
  }
  export const firstTexts: Record<import('./i18n/languages').LanguageCode, () => Promise<FirstTexts>>;
}

declare module 'virtual:sample-wheels' {
  type Samples = import('./wheel/document/sample').Sample[];
  export const all: Record<import('./i18n/languages').LanguageCode, () => Promise<{ default: Samples }>>;
}

// Each icon is imported from its own file: the package's index exports six thousand and slows every test that loads it.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}

interface ImportMetaEnv {
  readonly VITE_CONTENT_PORT?: string;
}
