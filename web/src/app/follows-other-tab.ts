import type { WheelConfig } from '../wheel/document';

/**
 * Two tabs with the same wheel show the same; so do two that only this browser knows of, for it stores one. A wheel
 * that has a place of its own stays on its tab, whatever another tab opens.
 */
export const followsOtherTab = (mine: WheelConfig, theirs: WheelConfig): boolean =>
  mine.id === theirs.id || (isOnlyHere(mine) && isOnlyHere(theirs));

const isOnlyHere = ({ owner, source }: WheelConfig): boolean => owner === undefined && source !== 'cms';
