import type { ComponentType } from 'react';
import { AccountMenu } from '../../features/account/AccountMenu';
import { SaveButton } from '../../features/cloud/SaveButton';
import { LiveButton } from '../../features/live/LiveButton';
import { SearchButton } from '../../features/search/SearchButton';
import { ShareButton } from '../../features/share/ShareButton';
import { HeaderSound } from '../../features/sound/SoundToggle';
import { UndoButtons } from '../../features/undo/UndoButtons';
import { LanguageMenu } from './LanguageMenu';
import { MoreMenu } from './MoreMenu';
import { PanelToggle } from './PanelToggle';
import { SchemeMenu } from './SchemeMenu';

export interface HeaderItem {
  name: string;
  Item: ComponentType;
  /** From which width on it is in the header; below that it is in the menu of what doesn't fit. */
  width?: 'wide' | 'medium';
  /** The same while this page is in a live room. */
  widthWhileLive?: 'wide' | 'always';
  /** Changes the wheel, so viewers of a live room don't see it. */
  isForEditors?: true;
}

/** The items at the right of the header, in order. A new item is one line here. */
export const headerItems: readonly HeaderItem[] = [
  { name: 'search', Item: SearchButton, width: 'wide' },
  { name: 'undo', Item: UndoButtons, isForEditors: true },
  { name: 'save', Item: SaveButton, width: 'medium' },
  { name: 'share', Item: ShareButton, widthWhileLive: 'wide', isForEditors: true },
  { name: 'live', Item: LiveButton, width: 'wide', widthWhileLive: 'always' },
  { name: 'sound', Item: HeaderSound },
  { name: 'language', Item: LanguageMenu, width: 'wide' },
  { name: 'scheme', Item: SchemeMenu, width: 'wide' },
  { name: 'panel', Item: PanelToggle },
  { name: 'more', Item: MoreMenu },
  { name: 'account', Item: AccountMenu },
];

/** The same on pages without a wheel. */
export const pageHeaderItems: readonly HeaderItem[] = [
  { name: 'search', Item: SearchButton },
  { name: 'language', Item: LanguageMenu },
  { name: 'scheme', Item: SchemeMenu },
  { name: 'account', Item: AccountMenu },
];
