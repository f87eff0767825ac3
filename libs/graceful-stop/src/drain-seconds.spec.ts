import { readDrainMs } from './drain-seconds';

it.each([
  [{}, 0],
  [{ DRAIN_SECONDS: '' }, 0],
  [{ NODE_ENV: 'production' }, 5000],
  [{ NODE_ENV: 'production', DRAIN_SECONDS: '0' }, 0],
  [{ DRAIN_SECONDS: '1.5' }, 1500],
  [{ DRAIN_SECONDS: '600' }, 600_000],
  [{ DRAIN_SECONDS: '601' }, undefined],
  [{ DRAIN_SECONDS: '-1' }, undefined],
  [{ DRAIN_SECONDS: 'long' }, undefined],
])('of %j is %s ms', (variables, drainMs) => expect(readDrainMs(variables)).toBe(drainMs));
