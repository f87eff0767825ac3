import { parseSharedEnvironment } from '../../../platform/config';
import { setUp } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { MODEL_SECRET, startFakeModelService } from '../testing/fake-model-service';
import { describeModelRunner, makeCall, toOptions } from '../testing/model-runner-contract';
import { createHttpModelRunner } from './http-model-runner';
import { openModelRunner } from './open-model-runner';
import { sandboxModelRunner } from './sandbox-model-runner';

const { now: clock } = createTestClock('2026-06-05T12:00:00+08:00');

async function openService(secret = MODEL_SECRET) {
  const service = await startFakeModelService(clock);
  const runner = createHttpModelRunner({ url: `${service.origin}/run`, secret, clock, timeoutMs: 2000 });
  return { service, runner, close: () => service.close() };
}

describeModelRunner('sandbox', async () => ({ runner: sandboxModelRunner, close: async () => undefined }));

describeModelRunner('over HTTP', async () => {
  const { runner, close } = await openService();
  return { runner, close, breakDown: close };
});

describe('the service', () => {
  const opened = setUp(() => openService());
  const run = (options = toOptions()) => opened.runner.run(makeCall(), options);
  afterEach(() => void (opened.service.mood = undefined));

  it('hears what is called, for whom by nothing but a code, and no sample', async () => {
    expect(await run()).toEqual({ output: { parameters: 1 }, isSample: false });
    expect(opened.service.calls).toEqual([{ modelId: 'm-api', userCode: 'U1', input: { a: 1 } }]);
  });

  it.each([
    [{ status: 500 }, 'The service of models answered 500'],
    [{ status: 302 }, 'The service of models gave no answer'],
    [{ text: '' }, 'The service of models says what makes no sense'],
    [{ text: '{"output":[1]}' }, 'The service of models says what makes no sense'],
    [{ text: '{"result":{}}' }, 'The service of models says what makes no sense'],
    [{ text: ' '.repeat(70_000) }, 'The service of models gave no answer: TooLongError'],
    [{ transport: 'hang' as const }, 'The service of models gave no answer: TimeoutError'],
  ])('says nothing by %j', async (mood, message) => {
    opened.service.mood = mood;
    await expect(run()).rejects.toMatchObject({
      name: 'ModelRunnerError',
      message: expect.stringContaining(message),
    });
  });

  it('is not waited for by whoever has no time', async () => {
    opened.service.mood = { transport: 'hang' };
    await expect(run({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'ModelRunnerError' });
  });

  it('is refused where the secret is another', async () => {
    const other = await openService(Buffer.alloc(32, 6));
    await expect(other.runner.run(makeCall(), toOptions())).rejects.toThrow('answered 401');
    await other.close();
  });
});

describe('its settings', () => {
  const secret = `whsec_${MODEL_SECRET.toString('base64')}`;
  const open = (isDemo: boolean, variables: Readonly<Record<string, string>> = {}) =>
    openModelRunner({ environment: parseSharedEnvironment(variables), isDemo, clock });

  it('come before the sandbox, which is there in a demonstration alone', async () => {
    expect(open(false)).toBeUndefined();
    expect(open(true)).toBe(sandboxModelRunner);
    const named = { MODEL_RUNNER_URL: 'http://127.0.0.1:9/run', MODEL_RUNNER_SECRET: secret };
    await expect(open(true, named)?.run(makeCall(), toOptions())).rejects.toThrow('The service of models');
  });

  it.each<Readonly<Record<string, string>>>([
    { MODEL_RUNNER_URL: 'https://models.example.com/run' },
    { MODEL_RUNNER_SECRET: secret },
  ])('are both there or none: %j', (half) => expect(() => open(true, half)).toThrow('set both or none'));

  it.each([
    ['MODEL_RUNNER_URL', 'http://models.example.com/run'],
    ['MODEL_RUNNER_SECRET', 'whsec_c2hvcnQ='],
  ])('%s is not %s', (name, value) => expect(() => open(true, { [name]: value })).toThrow(`${name} is not usable`));
});
