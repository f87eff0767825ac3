import { createCalls } from '../../testing/call-portal';
import { addContent, makeFactory } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();
const { get } = createCalls(portal);

beforeAll(() =>
  addContent(portal, {
    'factories.json': [makeFactory('f-old', { year: 2024 }), makeFactory('f-new', { year: 2026 })],
  }),
);

it('come in brief, newest first, without how they came to be', async () => {
  const factories = (await get('/ptl/factory/briefs?visibleRange=2&size=1')).data as object[];
  expect(factories).toEqual([expect.objectContaining({ id: 'f-new', metrics: expect.any(Array) })]);
  expect(Object.keys(factories[0] ?? {})).not.toContain('timeline');
  expect((await get('/ptl/factory/briefs?visibleRange=2')).data).toHaveLength(2);
});

it.each(['?visibleRange=0', '?visibleRange=2&size=0', '?visibleRange=2&size=7'])('are refused for %j', async (query) => {
  expect((await get(`/ptl/factory/briefs${query}`)).status).toBe(400);
});
