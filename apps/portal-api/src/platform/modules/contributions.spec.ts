import { PORTAL_CONTRIBUTIONS, PORTAL_MODULES } from '../../portal-modules';
import { collectContributions } from './contributions';

const related = { listSolutionLinks: async () => [], listCasesOf: async () => [] };

it('puts together what modules bring, in their order', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { pageQueries, itemReaders, notPersonal } = collectContributions([
    { pageQueries: [first], related },
    { notPersonal: { news: 'by the editors' } },
    { pageQueries: [second], notPersonal: { visit: 'nobody is named' } },
  ]);
  expect(pageQueries).toEqual([first, second]);
  expect(itemReaders).toEqual({});
  expect(notPersonal).toEqual({ news: 'by the editors', visit: 'nobody is named' });
});

it('refuses two modules that bring the same', () => {
  const itemReaders = { NEWS: async () => [] };
  expect(() => collectContributions([{ itemReaders, related }, { itemReaders }])).toThrow('Two modules bring NEWS');
});

it('refuses a list in which nobody brings the links of cases', () => {
  const { listSolutionLinks } = related;
  expect(() => collectContributions([{ related: { listSolutionLinks } }])).toThrow('or of cases');
});

it('finds in the portal no two modules of one name, and everything that pages ask for', () => {
  const names = PORTAL_MODULES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(PORTAL_CONTRIBUTIONS.itemFinders).sort()).toEqual(['DOCUMENT', 'MODEL', 'PRODUCT']);
  expect(PORTAL_CONTRIBUTIONS.pageQueries).toHaveLength(9);
  expect(PORTAL_CONTRIBUTIONS.todoQueries).toHaveLength(14);
});
