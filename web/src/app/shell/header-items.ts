import { LanguageMenu } from './LanguageMenu';
import { PanelToggle } from './PanelToggle';
import { SchemeMenu } from './SchemeMenu';

/** What stands at the right of the header, in order. A new item is one line here. */
export const headerItems = [LanguageMenu, SchemeMenu, PanelToggle] as const;
