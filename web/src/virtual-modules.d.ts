/// <reference types="vite/client" />
declare module 'virtual:theme.css';

interface ImportMetaEnv {
  readonly VITE_CONTENT_PORT?: string;
}
