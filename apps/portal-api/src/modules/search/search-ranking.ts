import type { SearchModule } from '@portal/api-contract';
import { toComparable } from './search-text';
import type { SearchUnit, SearchWords } from './search-words';

/** What the ranking knows of an entry. */
export interface Candidate {
  readonly id: number;
  readonly module: SearchModule;
  readonly itemId: string;
  readonly docId: string;
  readonly docVersionId: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
  readonly tags: string;
  readonly weight: number;
  readonly updatedOn: string;
  /** Beginning of its text, where title and heading do not have all words; empty elsewhere. */
  readonly body: string;
}

/** An item with its parts, best first. */
export interface RankedItem {
  readonly best: Candidate;
  readonly parts: readonly Candidate[];
  readonly score: number;
}

/** Where titles are equally good, a product is what most visitors want. */
const MODULE_BONUS: Readonly<Record<SearchModule, number>> = {
  PRODUCT: 7,
  SOLUTION: 4,
  DOCUMENT: 3,
  DEVELOP: 2,
  MODEL: 2,
  CASE: 1,
  MARKETING_ACTIVITY: 0,
  RECRUIT: 0,
  NEWS: 0,
};

const YEAR_MS = 365 * 24 * 3_600_000;

/** Ranks entries and puts those of one item together: title before heading before text, then newer and weightier ones. */
export function rankItems(candidates: readonly Candidate[], words: SearchWords, now: Date): RankedItem[] {
  const items = new Map<string, { score: number; candidate: Candidate }[]>();
  for (const candidate of candidates) {
    const key = `${candidate.module}\n${candidate.docId}\n${candidate.docVersionId}\n${candidate.itemId}`;
    const entry = { candidate, score: scoreCandidate(candidate, words, now) };
    const known = items.get(key);
    if (known) known.push(entry);
    else items.set(key, [entry]);
  }
  return [...items.values()]
    .map((entries) => {
      const sorted = entries.sort((left, right) => right.score - left.score || left.candidate.id - right.candidate.id);
      const [first] = sorted;
      return first
        ? { best: first.candidate, parts: sorted.map(({ candidate }) => candidate), score: first.score }
        : [];
    })
    .flat()
    .sort((left, right) => right.score - left.score || left.best.id - right.best.id);
}

/** Whether all words are in the title, the heading or the tags. */
export function isTitled({ title, heading, tags }: Candidate, { units }: SearchWords): boolean {
  const head = toComparable(`${title} ${heading} ${tags}`);
  return units.every((unit) => matchShare(head, unit) > 0);
}

function scoreCandidate(candidate: Candidate, { compact, units }: SearchWords, now: Date): number {
  const title = toComparable(candidate.title);
  const heading = toComparable(candidate.heading);
  const tags = toComparable(candidate.tags);
  const length = units.reduce((sum, { text }) => sum + text.length, 0) || 1;
  const weights = units.reduce((sum, { weight }) => sum + weight, 0) || 1;
  let titled = 0;
  let headed = 0;
  let tagged = 0;
  for (const unit of units) {
    const share = unit.weight / weights;
    const inTitle = matchShare(title, unit);
    const inHeading = matchShare(heading, unit);
    titled += share * inTitle;
    headed += share * Math.max(inHeading, inTitle * 0.6);
    tagged += share * Math.max(inTitle, inHeading, matchShare(tags, unit) * 0.8);
  }
  const isWhole = candidate.anchor === '';
  return (
    comparePhrase(title, compact, isWhole ? 60 : 30) +
    comparePhrase(heading, compact, 42) +
    titled * (isWhole ? 34 : 24) +
    headed * 22 +
    tagged * 16 +
    scoreText(candidate.body, compact, units) +
    (title ? (titled * 10 * Math.min(length, title.length)) / title.length : 0) +
    (MODULE_BONUS[candidate.module] + Math.min(candidate.weight, 100) / 30) * (0.3 + 0.7 * tagged) +
    freshness(candidate.updatedOn, now) * 3
  );
}

/** How much a text is about the words: the phrase first, then how often each stands there, with less and less effect. */
function scoreText(body: string, phrase: string, units: readonly SearchUnit[]): number {
  if (!body) return 0;
  const text = toComparable(body);
  let found = 0;
  let weights = 0;
  for (const { text: word, synonyms, weight } of units) {
    const times = Math.max(...[word, ...synonyms].map((form) => countOf(text, toComparable(form))));
    found += weight * Math.min(1, Math.log2(1 + times) / 4);
    weights += weight;
  }
  return (text.includes(phrase) ? 8 : 6 * shareOfPairs(text, units)) + (found / (weights || 1)) * 14;
}

/** How many of the words stand directly before a later one: what belongs together is written together. */
function shareOfPairs(text: string, units: readonly SearchUnit[]): number {
  if (units.length < 2) return 0;
  const words = units.map((unit) => toComparable(unit.text));
  const together = words.filter((word, index) =>
    words.slice(index + 1).some((next) => text.includes(word + next) || text.includes(`${word} ${next}`)),
  );
  return together.length / (units.length - 1);
}

function countOf(text: string, word: string): number {
  let times = 0;
  for (let at = word ? text.indexOf(word) : -1; at >= 0 && times < 20; at = text.indexOf(word, at + word.length))
    times += 1;
  return times;
}

/** Full for the same text, less for a beginning, still less for a part. */
function comparePhrase(text: string, phrase: string, most: number): number {
  if (!text || !phrase) return 0;
  if (text === phrase) return most;
  if (text.startsWith(phrase)) return most * 0.6;
  return text.includes(phrase) ? most * 0.45 : 0;
}

/** 1 where the word is there, a little less for what means the same. */
function matchShare(text: string, { text: word, isHan, synonyms }: SearchUnit): number {
  if (contains(text, toComparable(word), isHan)) return 1;
  return synonyms.some((synonym) => text.includes(toComparable(synonym))) ? 0.85 : 0;
}

/** Latin words begin where they are found: `opc` is not in `topc`. */
function contains(text: string, word: string, isHan: boolean): boolean {
  if (isHan) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

function freshness(updatedOn: string, now: Date): number {
  const age = Math.max(0, now.getTime() - Date.parse(updatedOn));
  return Math.exp(-age / (2 * YEAR_MS));
}
