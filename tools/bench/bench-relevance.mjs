import { measureRelevance } from './measures/relevance.mjs';
import { formatTable } from './report.mjs';

const LOST_POINTS = 2;

/** Measures whether searches find what they are about, and whether they still do among ten times as much; the table. */
export async function benchRelevance() {
  const { scores, grown } = await measureRelevance();
  return formatTable(
    'Relevance of the search, of 100 queries those that find what they are about',
    ['queries', 'in the first 1 / 3 / 10', 'MRR', `among ten times the documents (at 3: at most ${LOST_POINTS} fewer)`],
    scores.map(({ name, queries, mrr, ...shares }, index) => [
      `${queries}: ${name}`,
      formatShares(shares),
      mrr.toFixed(3),
      formatShares(grown[index]),
    ]),
  );
}

function formatShares({ at1, at3, at10 }) {
  return [at1, at3, at10].map((share) => (100 * share).toFixed(1)).join(' / ');
}
