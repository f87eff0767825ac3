import { runLoader } from '@portal/data-access-api/testing';
import { modelRoutes as routes } from './models.routes';

describe('the routes of models', () => {
  const find = (path: string) => routes.find((route) => route.path === path);

  it('offers the four pages with their code', async () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '/industrial-model',
      '/modelDetail/:file',
      '/model-apply',
      '/maas-page',
    ]);
    for (const { load } of routes) expect((await load()).page.Page).toBeInstanceOf(Function);
  });

  it('asks for a login where one applies or looks at the services', () => {
    expect(routes.filter(({ access }) => access === 'login').map(({ path }) => path)).toEqual([
      '/model-apply',
      '/maas-page',
    ]);
  });

  it('names the rows of the SEO table', () => {
    const context = { platformType: '1', params: { file: 'oee.html' } };
    expect(routes.map(({ seo }) => seo?.(context))).toEqual([
      { tableType: 'PAGE', code: '1:industrial-model' },
      { tableType: 'MODEL', code: '1:oee' },
      { tableType: 'PAGE', code: '1:model-apply' },
      { tableType: 'CONTENT', code: '1:maas-page' },
    ]);
  });

  it('has a model at {id}.html alone', async () => {
    const page = (await find('/modelDetail/:file')?.load())?.page;
    const brand = { visibleRange: 2 } as never;
    expect(page?.item?.({ brand, searchParams: new URLSearchParams(), params: { file: 'oee' } })).toBeNull();
    expect(page?.item?.({ brand, searchParams: new URLSearchParams(), params: { file: 'oee.html' } })).toBeInstanceOf(
      Function,
    );
    expect(await runLoader(page ?? { Page: () => null }, '', { file: 'oee' })).toEqual([]);
  });
});
