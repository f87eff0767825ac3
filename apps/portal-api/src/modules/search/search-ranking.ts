import type { SearchModule } from '@portal/api-contract';
import { normalizeText, toComparable } from './search-text';
import type { SearchWords } from './search-words';

/** What is known of an entry, whatever it is searched for. */
export interface EntryHead {
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
  /** Names the item that it is a part of. */
  readonly itemKey: string;
  /** Its title, heading and tags as they are compared with words. */
  readonly comparable: ComparableHead;
}

export type ComparableHead = Readonly<Record<'title' | 'heading' | 'tags', string>>;

/** What the ranking knows of an entry. */
export interface Candidate {
  readonly head: EntryHead;
  /** Beginning of its text as it is compared with words; empty where it is not looked at. */
  readonly body: string;
  /** Whether it is known to have all that was typed in one piece, words of questions included, wherever in its text. */
  readonly isLiteral?: boolean;
  /** Whether it is known to have the names that were typed with the signs before and behind them. */
  readonly isWritten?: boolean;
  /** From 0 up to 1: how much of what says most it has, beside the one that has most of it. */
  readonly relevance?: number;
}

/** An item with its parts, best first. */
export interface RankedItem {
  readonly best: EntryHead;
  readonly parts: readonly EntryHead[];
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
  COMMUNITY: 1,
  MARKETING_ACTIVITY: 0,
  RECRUIT: 0,
  NEWS: 0,
};

/** What has all that was typed, words of questions included, is where it was read. */
const LITERAL_BONUS = 100;

/** What is written with the signs that were typed comes before all that is written without them. */
const WRITTEN_BONUS = 400;

/** Where it stands so: as much as the phrase without its signs counts there. */
const WRITTEN_PLACES = { title: 60, heading: 42, tags: 24 };

/** Share of the words that a name has to have. */
const MIN_NAMED = 0.8;

/** What has most of what says most, where nothing has all words. */
const RELEVANCE_BONUS = 10;

/** Pages that mention everything that ever changed: they are asked for by their names. */
const CHANGELOG =
  /(?:发布|更新|变更|修订|升级)(?:记录|历史|日志|说明)|版本(?:说明|历史)|change ?log|release ?(?:notes|history)/;
const CHANGELOG_MALUS = 40;
/** Words of those who ask what has changed. */
const CHANGES = /版本|更新|变更|新增|新功能|change|release|version/;

const YEAR_MS = 365 * 24 * 3_600_000;

/** Ranks entries and puts those of one item together: title before heading before text, then newer and weightier ones. */
export function rankItems(candidates: readonly Candidate[], words: SearchWords, now: Date): RankedItem[] {
  const sought = toSought(words);
  const items = new Map<string, EntryHead[]>();
  const scored = candidates.map((candidate) => ({ ...candidate, score: scoreCandidate(candidate, sought, now) }));
  scored.sort((left, right) => right.score - left.score || compareKeys(left.head, right.head));
  return scored.flatMap(({ head, score }) => {
    const known = items.get(head.itemKey);
    known?.push(head);
    if (known) return [];
    const parts = [head];
    items.set(head.itemKey, parts);
    return { best: head, parts, score };
  });
}

/** Orders what is equally good, the same however often it has been imported. */
function compareKeys(left: EntryHead, right: EntryHead): number {
  if (left.itemKey !== right.itemKey) return left.itemKey < right.itemKey ? -1 : 1;
  return left.anchor === right.anchor ? 0 : left.anchor < right.anchor ? -1 : 1;
}

/** Tells whether all words are in the title, or in one of the places that are named. */
export function createTitleCheck(
  words: SearchWords,
  places: readonly (keyof ComparableHead)[] = ['title'],
): (entry: EntryHead) => boolean {
  const { units } = toSought(words);
  return ({ comparable }) => units.every((unit) => places.some((place) => matchShare(comparable[place], unit) > 0));
}

/** A word as texts are compared. */
interface SoughtUnit {
  readonly word: string;
  readonly isHan: boolean;
  readonly synonyms: readonly string[];
  readonly weight: number;
}

interface Sought {
  readonly compact: string;
  readonly literal: string;
  /** Names with their signs. */
  readonly written: readonly string[];
  /** What means the same as all that was typed. */
  readonly synonyms: readonly string[];
  readonly units: readonly SoughtUnit[];
  /** Of all words together. */
  readonly length: number;
  readonly weights: number;
}

function toSought({ compact, literal, runs, units }: SearchWords): Sought {
  return {
    ...{ compact, literal },
    written: runs.flatMap(({ text, written = text }) => (written === text && !/[+#]$/.test(text) ? [] : [written])),
    synonyms: units.length === 1 ? (units[0]?.synonyms ?? []).map(toComparable) : [],
    units: units.map(({ text, isHan, synonyms, weight }) => ({
      word: toComparable(text),
      isHan,
      synonyms: synonyms.map(toComparable),
      weight,
    })),
    length: units.reduce((sum, { text }) => sum + text.length, 0) || 1,
    weights: units.reduce((sum, { weight }) => sum + weight, 0) || 1,
  };
}

function scoreCandidate(candidate: Candidate, sought: Sought, now: Date): number {
  const { literal, units, length, weights } = sought;
  const { head, body: text } = candidate;
  const { title, heading, tags } = head.comparable;
  let titled = 0;
  let headed = 0;
  let tagged = 0;
  let covered = 0;
  for (const unit of units) {
    const share = unit.weight / weights;
    const inTitle = matchShare(title, unit);
    const inHeading = matchShare(heading, unit);
    const inTags = matchShare(tags, unit);
    const inHead = Math.max(inTitle, inHeading, inTags);
    titled += share * inTitle;
    headed += share * Math.max(inHeading, inTitle * 0.6);
    covered += share * (inHead === 1 ? 1 : Math.max(inHead, matchShare(text, unit)));
    tagged += share * Math.max(inTitle, inHeading, inTags * 0.8);
  }
  const isWhole = head.anchor === '';
  const isLiteral =
    literal !== '' &&
    (candidate.isLiteral === true || [title, heading, tags, text].some((part) => part.includes(literal)));
  // A name that goes with all words, or with what means the same, is as good, where no word was left out.
  const isNamed = literal === sought.compact && tagged > MIN_NAMED;
  return (
    LITERAL_BONUS * (isLiteral ? 1 : isNamed ? 1 : 0) +
    scoreSigns(candidate, sought) +
    (candidate.relevance ?? 0) * RELEVANCE_BONUS +
    comparePhrase(title, sought, isWhole ? 60 : 30) +
    comparePhrase(heading, sought, 42) +
    comparePhrase(tags, sought, 24) +
    titled * (isWhole ? 34 : 24) +
    headed * 22 +
    tagged * 16 +
    covered * 16 +
    Math.max(tagged > 0.75 ? (tagged - 0.75) * 48 : 0, scoreText(text, sought)) +
    (title ? (titled * 10 * Math.min(length, title.length)) / title.length : 0) +
    (MODULE_BONUS[head.module] + Math.min(head.weight, 100) / 30) * (0.3 + 0.7 * tagged) +
    freshness(head.updatedOn, now) * 3 -
    (titled === 0 && CHANGELOG.test(title) && !CHANGES.test(sought.literal) ? CHANGELOG_MALUS : 0)
  );
}

function scoreSigns({ head, isWritten = false }: Candidate, { written }: Sought): number {
  if (written.length === 0) return 0;
  const places = Object.entries(WRITTEN_PLACES) as [keyof ComparableHead, number][];
  const inHead = places.map(([place, bonus]) => {
    const text = normalizeText(head[place]);
    return written.every((name) => text.includes(name)) ? bonus : 0;
  });
  return (isWritten ? WRITTEN_BONUS : 0) + Math.max(...inHead);
}

/** As much of a text is known as this. */
const KNOWN_TEXT = 2000;

/** What belongs together stands within so many characters. */
const NEAR = 40;

const MAX_PLACES = 20;

/**
 * How much a text is about the words: the phrase first, then how much of them stands close together, then how often
 * each does, with less and less effect. A long text has any word somewhere.
 */
function scoreText(text: string, { compact: phrase, units, weights }: Sought): number {
  if (!text) return 0;
  const places = units.map(({ word, isHan, synonyms }) => [
    ...findPlaces(text, word, isHan ? 'anywhere' : 'beginning'),
    ...synonyms.flatMap((synonym) => findPlaces(text, synonym, 'word')),
  ]);
  const found = units.reduce((sum, { weight }, index) => {
    const times = Math.min(places[index]?.length ?? 0, MAX_PLACES);
    return sum + weight * Math.min(1, Math.log2(1 + times) / 4);
  }, 0);
  const near = units.length > 1 ? 7 * (weighNearest(places, units) / weights) : 0;
  const together = text.includes(phrase) ? 14 : Math.max(near, 6 * shareOfPairs(text, units));
  return (together + (found / weights) * 14) * (1.2 - 0.4 * Math.min(1, text.length / KNOWN_TEXT));
}

/** The most that words weigh together that stand near each other. */
function weighNearest(places: readonly (readonly number[])[], units: readonly SoughtUnit[]): number {
  const all = places
    .flatMap((list, unit) => list.map((at) => ({ at, unit })))
    .sort((left, right) => left.at - right.at);
  let max = 0;
  for (const [index, { at }] of all.entries()) {
    const inside = new Set<number>();
    for (let next = index; next < all.length && (all[next]?.at ?? 0) < at + NEAR; next += 1)
      inside.add(all[next]?.unit ?? 0);
    max = Math.max(
      max,
      [...inside].reduce((sum, unit) => sum + (units[unit]?.weight ?? 0), 0),
    );
  }
  return max;
}

/** How many of the words stand directly before a later one: what belongs together is written together. */
function shareOfPairs(text: string, units: readonly SoughtUnit[]): number {
  if (units.length < 2) return 0;
  const words = units.map(({ word }) => word);
  const together = words.filter((word, index) =>
    words.slice(index + 1).some((next) => text.includes(word + next) || text.includes(`${word} ${next}`)),
  );
  return together.length / (units.length - 1);
}

/** Full for the same text, less for a beginning, still less for a part, and a little less for what means the same. */
function comparePhrase(text: string, { compact, synonyms }: Sought, max: number): number {
  if (!text) return 0;
  return max * Math.max(sharePhrase(text, compact), ...synonyms.map((synonym) => 0.8 * sharePhrase(text, synonym)));
}

function sharePhrase(text: string, phrase: string): number {
  if (!phrase) return 0;
  if (text === phrase) return 1;
  if (text.startsWith(phrase)) return 0.6;
  return text.includes(phrase) ? 0.45 : 0;
}

/** 1 where the word is there, a little less for what means the same, or for a longer Latin word that begins like it. */
function matchShare(text: string, { word, isHan, synonyms }: SoughtUnit): number {
  if (findPlaces(text, word, isHan ? 'anywhere' : 'word', 1).length > 0) return 1;
  if (synonyms.some((synonym) => findPlaces(text, synonym, 'word', 1).length > 0)) return 0.85;
  return !isHan && findPlaces(text, word, 'beginning', 1).length > 0 ? 0.7 : 0;
}

/** Latin words begin where they are found, and what means the same ends there too: `opc` is not in `topc`. */
function findPlaces(text: string, word: string, part: 'anywhere' | 'beginning' | 'word', limit = MAX_PLACES): number[] {
  const places: number[] = [];
  if (!word) return places;
  const isLatin = /^[a-z0-9]/.test(word);
  for (let at = text.indexOf(word); at >= 0 && places.length < limit; at = text.indexOf(word, at + word.length)) {
    const isInside = isLatin && part !== 'anywhere' && /[a-z0-9]/.test(text[at - 1] ?? '');
    const goesOn = isLatin && part === 'word' && /[a-z0-9]/.test(text[at + word.length] ?? '');
    if (!isInside && !goesOn) places.push(at);
  }
  return places;
}

function freshness(updatedOn: string, now: Date): number {
  const age = Math.max(0, now.getTime() - Date.parse(updatedOn));
  return Math.exp(-age / (2 * YEAR_MS));
}
