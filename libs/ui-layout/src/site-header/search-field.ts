import { MAX_CHARACTERS } from './search-word';

/** What every field of the site's search is: to those who see it, to keyboards and to screen readers. */
export const SEARCH_FIELD = {
  type: 'text',
  role: 'combobox',
  placeholder: '搜索产品、方案与文档',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  enterKeyHint: 'search',
  autoComplete: 'off',
  maxLength: MAX_CHARACTERS,
} as const;
