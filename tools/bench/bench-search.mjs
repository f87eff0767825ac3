import { measureSearch } from './measures/search.mjs';
import { formatTable } from './report.mjs';

const RESULTS_MS = 25;
const SUGGESTIONS_MS = 10;
const SEARCH_DOCUMENTS = 20_000;
const MANY_SEARCH_DOCUMENTS = 200_000;
const MANY_SEARCH_CEILING = 3;

/** Measures search among as many documents as a portal of this kind has; returns the table. */
export const benchSearch = () => measure(SEARCH_DOCUMENTS, 1);

/** The same among many more, where some more time is allowed. */
export const benchSearchAmongMany = () => measure(MANY_SEARCH_DOCUMENTS, MANY_SEARCH_CEILING);

async function measure(documents, ceiling) {
  const { seconds, results, suggestions } = await measureSearch(documents);
  const row = (name, { first, again }, limit) => [
    name,
    `${first.toFixed(1)} ms`,
    `${again.toFixed(1)} ms`,
    `≤ ${limit} ms`,
  ];
  return formatTable(
    `Search among ${documents.toLocaleString('en')} documents at 10 connections, 95 of 100`,
    ['what', 'asked for the first time', 'asked again', 'limit'],
    [
      row('results', results, ceiling * RESULTS_MS),
      row('suggestions', suggestions, ceiling * SUGGESTIONS_MS),
      ['import of the documents', `${seconds.toFixed(0)} s`, '', ''],
    ],
  );
}
