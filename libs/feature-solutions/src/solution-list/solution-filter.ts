import type { SolutionBrief, SolutionCategory } from '@portal/api-contract';
import type { Brand } from '@portal/data-access-api';
import { readChoice, readText } from '@portal/ui-content';

/** What the list asks for: all solutions at once, which the menu shows too, so filters cost no call. */
export function toSolutionsInput({ visibleRange }: Pick<Brand, 'visibleRange'>) {
  return { visibleRange };
}

/** Industries and solutions that fit an address; industries without any are left out. */
export function filterSolutions(categories: readonly SolutionCategory[], params: URLSearchParams): SolutionCategory[] {
  const ids = categories.map(({ id }) => id);
  const industry = readChoice(params, 'industry', ids);
  const words = (readText(params, 'keyword') ?? '').toLowerCase().split(/\s+/);
  return categories
    .filter(({ id }) => industry === undefined || id === industry)
    .map((category) => ({
      ...category,
      childrenData: category.childrenData.filter((solution) => containsAll(describe(category, solution), words)),
    }))
    .filter(({ childrenData }) => childrenData.length > 0);
}

function describe({ name: industry }: SolutionCategory, { name, summary, highlights }: SolutionBrief): string {
  return [industry, name, summary, ...highlights].join('\n').toLowerCase();
}

function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
