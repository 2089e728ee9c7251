import { AccountMenu } from '../../features/account/AccountMenu';
import { SearchButton } from '../../features/search/SearchButton';
import type { HeaderItem } from './header-items';
import { LanguageMenu } from './LanguageMenu';
import { SchemeMenu } from './SchemeMenu';

/** The items of the header on pages without a wheel. */
export const pageHeaderItems: readonly HeaderItem[] = [
  { name: 'search', Item: SearchButton },
  { name: 'language', Item: LanguageMenu },
  { name: 'scheme', Item: SchemeMenu },
  { name: 'account', Item: AccountMenu },
];
