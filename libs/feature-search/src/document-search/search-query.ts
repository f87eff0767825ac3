import { SEARCH_MODULES, type SearchModule } from '@portal/api-contract';
import { defineUrlQuery, urlField, type UrlField } from '@portal/data-access-api';
import type { SearchPeriod } from '@portal/data-access-api/search';

const MODULES = Object.keys(SEARCH_MODULES) as SearchModule[];
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

/** Query of the results: a word, whether it is meant as it was typed, and what narrows them. */
export const searchQuery = defineUrlQuery({
  wd: wordField,
  as: urlField.beside(urlField.choice(['typed'])),
  module: urlField.choice(MODULES),
  doc: urlField.pattern(DOCUMENT_ID),
  version: urlField.pattern(VERSION_ID),
  since: urlField.choice(PERIODS),
  page: urlField.page(),
});
