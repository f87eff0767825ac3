/** Something the automatic operator looks after: one kind of record. */
export interface OperatorTask {
  readonly name: string;
  /** Does what is due by now. */
  readonly run: () => Promise<void>;
}

/**
 * Stands in for the people of the platform in a demonstration, so that records come to every state while somebody
 * watches. What cannot be done with one kind of record does not keep it from the others.
 */
export function createAutomaticOperator(
  steps: readonly OperatorTask[],
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return async () => {
    for (const { name, run } of steps) {
      await run().catch((cause: unknown) =>
        onFailure(new Error(`The automatic operator failed at ${name}`, { cause })),
      );
    }
  };
}
