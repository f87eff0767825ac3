/** What a fake service answers, and whether that is an outage of it rather than its refusal of a request. */
export const OUTAGE_MOODS = [
  [{ status: 500 }, true],
  [{ status: 429 }, true],
  [{ text: '<html>' }, true],
  [{ transport: 'hang' }, true],
  [{ status: 400 }, false],
  [{ status: 422 }, false],
] as const;
