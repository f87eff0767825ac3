import type { ModelCall, ModelRunner } from '../runner/model-runner';

/** A runner of models, and what a spec makes of it. */
export interface ModelRunnerUnderTest {
  readonly runner: ModelRunner;
  /** Makes the other side unreachable from now on; absent where there is none. */
  breakDown?(): Promise<void>;
  close(): Promise<void>;
}

/** A call that a spec makes. */
export const makeCall = (changes: Partial<ModelCall> = {}): ModelCall => ({
  ...{ modelId: 'm-api', userCode: 'U1', input: { a: 1 }, sample: { b: 2 } },
  ...changes,
});

/** How specs ask. */
export const toOptions = () => ({ signal: AbortSignal.timeout(60_000) });

/** Declares the tests that every runner of models has to pass. */
export function describeModelRunner(name: string, start: () => Promise<ModelRunnerUnderTest>): void {
  describe(`the runner of models ${name}`, () => {
    let tested: ModelRunnerUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterAll(() => tested.close());

    it('answers with an object, the same to the same input, and says whether it is the sample', async () => {
      const first = await tested.runner.run(makeCall(), toOptions());
      expect(Object.keys(first.output).length).toBeGreaterThan(0);
      expect(await tested.runner.run(makeCall(), toOptions())).toEqual(first);
      expect(first.isSample).toBe(JSON.stringify(first.output) === JSON.stringify(makeCall().sample));
    });

    it('runs at the same time for several', async () => {
      const users = ['U1', 'U2', 'U3', 'U4'];
      const results = await Promise.all(
        users.map((userCode) => tested.runner.run(makeCall({ userCode }), toOptions())),
      );
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    });

    it('says that it cannot be reached', async () => {
      if (tested.breakDown === undefined) return;
      await tested.breakDown();
      await expect(tested.runner.run(makeCall(), toOptions())).rejects.toMatchObject({ name: 'ModelRunnerError' });
    });
  });
}
