import { CONSULT_TOPICS } from '@portal/api-contract';

/** Limits of the consultation's fields, in characters; the contract's own, compared by a test. */
export const CONSULT_LIMITS = {
  userName: 10,
  companyName: 50,
  telephoneInput: 40,
  contentMin: 10,
  contentMax: 500,
} as const;

/** Topics of a consultation in the order they are offered. */
export const CONSULT_TOPIC_OPTIONS = Object.entries(CONSULT_TOPICS).map(([value, label]) => ({ value, label }));
