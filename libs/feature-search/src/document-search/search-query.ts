import type { SearchModule } from '@portal/api-contract';
import { defineUrlQuery, urlField, type UrlField } from '@portal/data-access-api';
import type { SearchPeriod } from '@portal/data-access-api/search';

const MODULES: readonly SearchModule[] = [
  'PRODUCT',
  'SOLUTION',
  'CASE',
  'DOCUMENT',
  'MARKETING_ACTIVITY',
  'DEVELOP',
  'NEWS',
  'RECRUIT',
  'MODEL',
  'COMMUNITY',
];
const PERIODS: readonly SearchPeriod[] = ['month', 'quarter', 'year'];

const MAX_WORD_LENGTH = 100;

const CONTROL_CHARACTERS = /\p{Cc}+/gu;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const DOCUMENT_ID = /^[\w.-]{1,64}$/;
const VERSION_ID = /^[^\s/\\?#%]{1,64}$/;

/** What is searched for: what stands in the URL, without what no keyboard types, and cut to a length to show. */
const wordField: UrlField<string> = {
  read(text) {
    const word = (text ?? '')
      .slice(0, MAX_WORD_LENGTH * 2)
      .replaceAll(CONTROL_CHARACTERS, ' ')
      .trim();
    return word.slice(0, MAX_WORD_LENGTH).replace(HALF_CHARACTER, '').trim();
  },
  write: (word) => word,
  isFilter: false,
};

/** Query of the results: a word, and what narrows them. */
export const searchQuery = defineUrlQuery({
  wd: wordField,
  module: urlField.choice(MODULES),
  doc: urlField.pattern(DOCUMENT_ID),
  version: urlField.pattern(VERSION_ID),
  since: urlField.choice(PERIODS),
  page: urlField.page(),
});
