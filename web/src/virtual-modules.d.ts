/// <reference types="vite/client" />
declare module 'virtual:theme.css';

declare module 'virtual:sample-wheels' {
  type Load<Content> = Record<import('./i18n/languages').LanguageCode, () => Promise<{ default: Content }>>;
  export const first: Load<import('./wheel/document/sample').Sample>;
  export const all: Load<import('./wheel/document/sample').Sample[]>;
}

interface ImportMetaEnv {
  readonly VITE_CONTENT_PORT?: string;
}
