import { AccountMenu } from '../../features/account/AccountMenu';
import { UndoButtons } from '../../features/undo/UndoButtons';
import { LanguageMenu } from './LanguageMenu';
import { PanelToggle } from './PanelToggle';
import { SchemeMenu } from './SchemeMenu';

/** What stands at the right of the header, in order. A new item is one line here. */
export const headerItems = [UndoButtons, LanguageMenu, SchemeMenu, PanelToggle, AccountMenu] as const;

/** The same on pages without a wheel. */
export const pageHeaderItems = [LanguageMenu, SchemeMenu, AccountMenu] as const;
