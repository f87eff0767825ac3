import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormFields } from '../definition/define-form';
import type { FormState } from './use-form';

/** A step of a long form. */
export interface WizardStep<Fields extends FormFields> {
  /** Names the step in the URL. */
  readonly name: string;
  readonly title: string;
  /** Fields that have to be right before the next step. */
  readonly fields: readonly (keyof Fields & string)[];
}

/** Where a long form stands. */
export interface Wizard<Fields extends FormFields> {
  readonly step: WizardStep<Fields>;
  /** Place of the step, from 0. */
  readonly index: number;
  readonly isLast: boolean;
  /** Goes on once the fields of this step are right; shows what is not. */
  next(): void;
  /** Goes back; what was typed stays. */
  back(): void;
}

/** Query parameter that names the step. */
const STEP = 'step';

/**
 * Steps of one form, each at a URL of its own, so that the browser's back and forward go through them. A step whose
 * earlier ones are not right yet is not shown: the first of those is. What the server finds wrong leads to its step.
 */
export function useWizard<Fields extends FormFields>(
  form: Pick<FormState<Fields, unknown>, 'validate' | 'findInvalid' | 'error'>,
  steps: readonly [WizardStep<Fields>, ...WizardStep<Fields>[]],
): Wizard<Fields> {
  const [params, setParams] = useSearchParams();
  const wanted = Math.max(
    0,
    steps.findIndex(({ name }) => name === params.get(STEP)),
  );
  const unfinished = steps.findIndex(({ fields }) => form.findInvalid(fields) !== undefined);
  const index = unfinished < 0 ? wanted : Math.min(wanted, unfinished);
  const step = steps[index] ?? steps[0];

  function show(place: number): void {
    const name = steps[place]?.name;
    if (name) setParams((known) => toTransition(known, name));
  }

  const { error } = form;
  const led = useRef(error);
  useEffect(() => {
    // Each response leads to its step once; from there the way is free.
    if (error === led.current) return;
    led.current = error;
    const wrong = error?.fieldErrors.map(({ field }) => field) ?? [];
    const place = steps.find(({ fields }) => fields.some((name) => wrong.includes(name)));
    if (place) setParams((known) => toTransition(known, place.name));
  }, [error, steps, setParams]);

  return {
    step,
    index,
    isLast: index === steps.length - 1,
    next: () => {
      if (form.validate(step.fields)) show(index + 1);
    },
    back: () => show(index - 1),
  };
}

function toTransition(params: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(STEP, name);
  return next;
}
