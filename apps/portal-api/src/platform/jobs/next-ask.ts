/** Pauses between questions to somebody outside who is at work on something, in milliseconds. */
export interface AskPauses {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** Tells when somebody is asked again who was asked `askCount` times in vain: each pause is twice the last. */
export function createNextAsk({ firstMs, maxMs }: AskPauses): (askCount: number, at: Date) => Date {
  return (askCount, at) => new Date(at.getTime() + Math.min(maxMs, firstMs * 2 ** askCount));
}
