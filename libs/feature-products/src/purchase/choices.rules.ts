import { type EndpointInput, LINE_LIMIT, PLAN_PERIODS, type ProductPlan, type quoteOrder } from '@portal/api-contract';
import { findQuantityError, LINE_ERRORS, readItems } from '@portal/api-contract/rules';
import type { Period } from '../shared/purchase-options';
import { toQuantity } from './quantity';

/** What is chosen of a plan; the quantity as it was typed. */
export interface Choice {
  readonly mealCode: string;
  readonly period: Period;
  readonly quantity: string;
  readonly isAutoRenewed: boolean;
}

/** The plan of a choice. */
export function findPlan(plans: readonly ProductPlan[], { mealCode }: Pick<Choice, 'mealCode'>) {
  return plans.find((plan) => plan.mealCode === mealCode);
}

/** Periods of a plan. One whose price is talked about has none of its own: what is chosen is a wish. */
export function listPeriods(plan: ProductPlan | undefined): readonly Period[] {
  return plan?.periods.length ? plan.periods : PLAN_PERIODS;
}

/** A choice that its plan allows: what it does not is replaced by the first that it does. */
export function settleChoice(plans: readonly ProductPlan[], choice: Partial<Choice>): Choice {
  const plan = findPlan(plans, { mealCode: choice.mealCode ?? '' }) ?? plans[0];
  const periods = listPeriods(plan);
  return {
    mealCode: plan?.mealCode ?? '',
    period: periods.find((period) => period === choice.period) ?? periods[0] ?? 1,
    quantity: choice.quantity ?? '1',
    isAutoRenewed: plan?.isNegotiable === false && (choice.isAutoRenewed ?? false),
  };
}

/** What an address names, or the first plan. */
export function startChoices(
  plans: readonly ProductPlan[],
  { items = '', meal }: { readonly items?: string | undefined; readonly meal?: string | undefined },
): readonly Choice[] {
  const named = readItems(items)
    .filter((item) => findPlan(plans, item) !== undefined)
    .slice(0, LINE_LIMIT)
    .map(({ mealCode, period, quantity, isAutoRenewed }) => ({
      ...{ mealCode, isAutoRenewed, quantity: String(quantity) },
      ...PLAN_PERIODS.filter((possible) => possible === period).map((known) => ({ period: known }))[0],
    }));
  const choices = named.length > 0 ? named : [{ ...(meal && { mealCode: meal }) }];
  return choices.map((choice) => settleChoice(plans, choice));
}

/** A plan and period that are not chosen yet, of those with a price; `undefined` where nothing can be added. */
export function findNextChoice(plans: readonly ProductPlan[], choices: readonly Choice[]): Choice | undefined {
  const isTalkedAbout = choices.some((choice) => findPlan(plans, choice)?.isNegotiable !== false);
  if (isTalkedAbout || choices.length >= LINE_LIMIT) return undefined;
  const priced = plans.filter(({ isNegotiable }) => !isNegotiable);
  // Plans that are not there at all come before further periods of those that are.
  const possible = [...priced]
    .sort((one, other) => countOf(choices, one) - countOf(choices, other))
    .flatMap(({ mealCode, periods }) => periods.map((period) => ({ mealCode, period })));
  const next = possible.find((one) => !choices.some((other) => isSame(one, other)));
  return next && settleChoice(plans, next);
}

/** What is wrong with a choice, or an empty text. */
export function findChoiceError(choices: readonly Choice[], place: number): string {
  const choice = choices[place];
  if (choice === undefined) return '';
  const isDoubled = choices.slice(0, place).some((other) => isSame(choice, other));
  return findQuantityError(choice.quantity) || (isDoubled ? LINE_ERRORS.doubled : '');
}

/** Choices as they are quoted. */
export function toItems(choices: readonly Choice[]): EndpointInput<typeof quoteOrder>['items'] {
  return choices.map((choice) => ({ ...choice, quantity: toQuantity(choice.quantity) }));
}

function isSame(one: Pick<Choice, 'mealCode' | 'period'>, other: Pick<Choice, 'mealCode' | 'period'>): boolean {
  return one.mealCode === other.mealCode && one.period === other.period;
}

function countOf(choices: readonly Choice[], { mealCode }: ProductPlan): number {
  return choices.filter((choice) => choice.mealCode === mealCode).length;
}
