import { listFirstSteps } from './first-steps.rules';

const NEW = { company: '', security: { telephone: '', mail: '' }, applications: 0, orders: [] };
const done = (values: Partial<Parameters<typeof listFirstSteps>[0]>) =>
  listFirstSteps({ ...NEW, ...values }).map(({ isDone }) => isDone);

it.each([
  [{}, [false, false, false, false]],
  [{ company: '澄湖乳业' }, [true, false, false, false]],
  [{ security: { telephone: '138****8000', mail: '' } }, [false, false, false, false]],
  [{ security: { telephone: '138****8000', mail: 'a***@b.example' } }, [false, true, false, false]],
  [{ applications: 1 }, [false, false, true, false]],
  [{ orders: [{ state: 'unpaid' as const, total: 1 }] }, [false, false, true, false]],
  [{ orders: [{ state: 'completed' as const, total: 1 }] }, [false, false, true, true]],
])('with %j the steps are done as %j', (values, steps) => expect(done(values)).toEqual(steps));
