import { idSchema } from '@portal/api-contract';
import { z } from 'zod';

const idsSchema = z
  .array(idSchema)
  .max(500)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'names something twice' });

const categoryNamesSchema = z.array(z.string().min(1).max(40)).min(1).max(50);

const choiceShape = {
  /** All items of the kind, those of some categories, or those of a list in its order. */
  show: z
    .union([
      z.literal('all'),
      z.strictObject({ categories: categoryNamesSchema }),
      z.strictObject({ items: idsSchema.min(1) }),
    ])
    .default('all'),
  except: idsSchema.default([]),
  /** What stands before all others, in this order; they follow in the order of the kind. */
  first: idsSchema.default([]),
};

/** Order of the categories themselves; those that are not named follow. */
const categoriesShape = { categories: idsSchema.default([]) };

/** What is featured, in this order: on the home page, or above a list. */
const featuredShape = { featured: idsSchema.default([]) };

const plainSchema = z.strictObject(choiceShape).prefault({});
const cataloguedSchema = z.strictObject({ ...choiceShape, ...categoriesShape }).prefault({});
const datedSchema = z
  .strictObject({ ...choiceShape, ...featuredShape })
  .omit({ first: true })
  .prefault({});

/** `brands/{brand}/selection.json`: what a brand shows of the content, in which order, and what it features. */
export const selectionFileSchema = z.strictObject({
  products: cataloguedSchema,
  solutions: cataloguedSchema,
  cases: z.strictObject({ ...choiceShape, ...categoriesShape, ...featuredShape }).prefault({}),
  models: plainSchema,
  partners: plainSchema,
  documents: plainSchema,
  news: datedSchema,
  activities: datedSchema,
  factories: z.strictObject(choiceShape).omit({ first: true }).prefault({}),
  jobs: z.strictObject(choiceShape).omit({ first: true }).prefault({}),
});

type SelectionFile = z.output<typeof selectionFileSchema>;

/** A kind of items that brands choose from. */
export type SelectedKind = keyof SelectionFile;

/** What a brand chooses of a kind; kinds differ in what may be said of them. */
interface Choice {
  readonly show: 'all' | { readonly categories: readonly string[] } | { readonly items: readonly string[] };
  readonly except: readonly string[];
  readonly first?: readonly string[];
  readonly categories?: readonly string[];
  readonly featured?: readonly string[];
}

/** What a brand chooses of every kind. */
export interface BrandSelection {
  /** Environment code plus 1 (spec §9). */
  readonly visibleRange: number;
  readonly choices: Readonly<Record<SelectedKind, Choice>>;
}

/** Places by visible range, the first is 0. */
export type Places = Readonly<Record<string, number>>;

/** Where an item is shown. */
export interface Placement {
  readonly visibleRanges: number[];
  /** Its place among what a brand puts first. */
  readonly firstIn: Places;
  /** Its place among what a brand features. */
  readonly featuredIn: Places;
}

/** Finds out where an item is shown. */
export function placeItem(
  selections: readonly BrandSelection[],
  kind: SelectedKind,
  { id, category }: { readonly id: string; readonly category: string | undefined },
): Placement {
  const shown = selections.filter(({ choices }) => isChosen(choices[kind], id, category));
  return {
    visibleRanges: shown.map(({ visibleRange }) => visibleRange),
    firstIn: findPlaces(shown, id, ({ [kind]: choice }) => listFirst(choice)),
    featuredIn: findPlaces(shown, id, ({ [kind]: choice }) => choice.featured ?? []),
  };
}

/** Finds out where a category of a kind is shown. */
export function placeCategory(
  selections: readonly BrandSelection[],
  kind: SelectedKind,
  id: string,
): Omit<Placement, 'featuredIn'> {
  const shown = selections.filter(({ choices }) => listCategories(choices[kind])?.includes(id) ?? true);
  return {
    visibleRanges: shown.map(({ visibleRange }) => visibleRange),
    firstIn: findPlaces(shown, id, ({ [kind]: choice }) => [
      ...(choice.categories ?? []),
      ...(listCategories(choice) ?? []),
    ]),
  };
}

function isChosen({ show, except }: Choice, id: string, category: string | undefined): boolean {
  if (except.includes(id)) return false;
  if (show === 'all') return true;
  return 'items' in show ? show.items.includes(id) : category !== undefined && show.categories.includes(category);
}

function listFirst({ show, first = [] }: Choice): readonly string[] {
  return show !== 'all' && 'items' in show ? [...first, ...show.items] : first;
}

function listCategories({ show }: Choice): readonly string[] | undefined {
  return show !== 'all' && 'categories' in show ? show.categories : undefined;
}

function findPlaces(
  selections: readonly BrandSelection[],
  id: string,
  list: (choices: BrandSelection['choices']) => readonly string[],
): Places {
  const places = selections.map(({ visibleRange, choices }) => [visibleRange, list(choices).indexOf(id)] as const);
  return Object.fromEntries(places.filter(([, place]) => place >= 0));
}
