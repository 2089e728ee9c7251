/// <reference types="vite/client" />
declare module 'virtual:theme.css';

declare module 'virtual:sample-wheels' {
  type Load<Content> = Record<import('./i18n/languages').LanguageCode, () => Promise<{ default: Content }>>;
  export const first: Load<import('./wheel/document/sample').Sample>;
  export const all: Load<import('./wheel/document/sample').Sample[]>;
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
