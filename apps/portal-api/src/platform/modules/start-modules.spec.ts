import { defineModule, type ModuleContext } from './define-module';
import { startModules } from './start-modules';

// The modules of these tests ask nothing of the platform.
const context = {} as ModuleContext;

it('starts modules after those they need, whatever the order of the list, and gives them what those offer', async () => {
  const started: string[] = [];
  const counting = defineModule({
    name: 'counting',
    async start() {
      started.push('counting');
      return { offer: { next: () => 7 } };
    },
  });
  const asking = defineModule({
    name: 'asking',
    needs: { counting },
    start(_context, { counting: { next } }) {
      started.push('asking');
      return { offer: { response: next() + 1 } };
    },
  });
  const modules = await startModules([asking, counting], context);
  expect(started).toEqual(['counting', 'asking']);
  expect(modules.getOffer(asking)).toEqual({ response: 8 });
  expect(modules.all).toHaveLength(2);
});

it('starts a module once, however many need it', async () => {
  const start = vi.fn(() => ({ offer: 'common' }));
  const common = defineModule({ name: 'common', start });
  const first = defineModule({ name: 'first', needs: { common } });
  const second = defineModule({ name: 'second', needs: { common, first } });
  await startModules([second, first, common], context);
  expect(start).toHaveBeenCalledTimes(1);
});

it('refuses a list without a module that another one needs', async () => {
  const missing = defineModule({ name: 'missing' });
  const needing = defineModule({ name: 'needing', needs: { missing } });
  await expect(startModules([needing], context)).rejects.toThrow('The module needing needs missing, which is missing');
});
