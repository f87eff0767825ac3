import { describeFailure } from './failure-log';

describe('the log of a failure', () => {
  it('keeps what it came from, cause by cause', () => {
    const rejected = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' });
    const failure = new Error('The gateway cannot be reached', {
      cause: new TypeError('fetch failed', { cause: rejected }),
    });
    expect(describeFailure(failure)).toMatchObject({
      kind: 'Error',
      reason: 'The gateway cannot be reached',
      cause: 'TypeError: fetch failed < Error ECONNREFUSED: connect ECONNREFUSED 192.0.2.1:443',
    });
    expect(describeFailure(new Error('alone'))).not.toHaveProperty('cause');
  });

  it('keeps nothing that the database quotes, wherever in the chain it is', () => {
    const quoted = Object.assign(new Error('Key (account)=(alice) already exists.'), { code: '23505' });
    const query = new Error('Failed query: insert into t values ($1)\nparams: alice', { cause: quoted });
    for (const failure of [quoted, query, new Error('Saving failed', { cause: query })]) {
      expect(JSON.stringify({ ...describeFailure(failure), at: '' })).not.toContain('alice');
      expect(describeFailure(failure)).toMatchObject({ sqlState: '23505' });
    }
  });

  it('ends where causes go round in a circle', () => {
    const failure: Error & { cause?: unknown } = new Error('round');
    failure.cause = failure;
    expect(describeFailure(failure)['cause']?.match(/round/g)?.length).toBeLessThan(10);
  });
});
