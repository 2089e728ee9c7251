import 'i18next';
import type { Sections } from './sections';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Sections;
  }
}
