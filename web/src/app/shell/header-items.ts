import type { ComponentType } from 'react';
import { AccountMenu } from '../../features/account/AccountMenu';
import { SaveButton } from '../../features/cloud/SaveButton';
import { LiveButton } from '../../features/live/LiveButton';
import { SearchButton } from '../../features/search/SearchButton';
import { ShareButton } from '../../features/share/ShareButton';
import { HeaderSound } from '../../features/sound/SoundToggle';
import { Undo } from '../../features/undo/Undo';
import { MoreMenu } from './MoreMenu';
import { PanelToggle } from './PanelToggle';

export interface HeaderItem {
  name: string;
  Item: ComponentType;
  /** The width from which it is in the header; below that it is in the overflow menu. */
  width?: 'wide' | 'medium';
  /** The same while this page is in a live room. */
  widthWhileLive?: 'wide' | 'always';
  /** Changes the wheel, so viewers of a live room don't see it. */
  isForEditors?: true;
}

/**
 * The items at the right of the header, in order. A new item is one line here. The first one comes with the first change:
 * nothing else moves for it.
 */
export const headerItems: readonly HeaderItem[] = [
  { name: 'undo', Item: Undo, isForEditors: true },
  { name: 'search', Item: SearchButton, width: 'wide' },
  { name: 'save', Item: SaveButton, width: 'medium' },
  { name: 'share', Item: ShareButton, widthWhileLive: 'wide', isForEditors: true },
  { name: 'live', Item: LiveButton, width: 'wide', widthWhileLive: 'always' },
  { name: 'sound', Item: HeaderSound },
  { name: 'panel', Item: PanelToggle },
  { name: 'more', Item: MoreMenu },
  { name: 'account', Item: AccountMenu },
];
