import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { buildModel, buildModelPage } from '../testing/sample-models';
import { page } from './model-list.page';

const PATH = '/industrial-model';
const INDUSTRIES = ['食品饮料', '电子制造'];

const show = (query = '', responses = {}) =>
  renderPage(
    page,
    { path: PATH, url: PATH + query },
    { listModels: buildModelPage([buildModel()]), listModelIndustries: INDUSTRIES, ...responses },
  );

// The filters stand there twice: folded for phones, open for the rest.
const clickFilter = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name });
  if (link) await userEvent.click(link);
};

describe('ModelListPage', () => {
  it('shows the models with type, provider, calls and rating', async () => {
    show();
    const card = await screen.findByRole('link', { name: /灌装线效率损失分解/ });
    expect(card).toHaveAttribute('href', '/modelDetail/oee.html');
    for (const text of ['行业机理 · 食品饮料', '启衡科技', '53.5 万 次调用', 'API 调用', '计费'])
      expect(card).toHaveTextContent(text);
    expect(screen.getByRole('img', { name: '评分 4.8，满分 5' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '工业模型' })).toBeVisible();
  });

  it('says that nobody has rated a model yet', async () => {
    show('', { listModels: buildModelPage([buildModel({ rating: 0 })]) });
    expect(await screen.findByText('暂无评分')).toBeVisible();
  });

  it('keeps the filters in the address and asks for what it says', async () => {
    const { getUrl, bodiesOf } = show();
    await clickFilter('数据算法');
    await clickFilter('模型文件');
    await clickFilter('免费');
    await clickFilter('电子制造');
    await userEvent.click(screen.getByRole('link', { name: '评分最高' }));
    expect(getUrl()).toBe(`${PATH}?type=4&delivery=2&pricing=1&industry=电子制造&sort=bestRated`);
    await waitFor(() =>
      expect(bodiesOf('listModels').at(-1)).toMatchObject({
        modelType: 4,
        deliveryMode: 2,
        pricing: 1,
        industry: '电子制造',
        sort: 'bestRated',
      }),
    );
  });

  it('searches by keyword', async () => {
    const { getUrl } = show('?type=2');
    await userEvent.type(await screen.findByRole('searchbox'), '灌装{Enter}');
    expect(getUrl()).toBe(`${PATH}?type=2&keyword=灌装`);
  });

  it('offers a way out of filters that leave nothing', async () => {
    const { getUrl } = show('?keyword=没有', { listModels: buildModelPage([]) });
    await userEvent.click(await screen.findByRole('link', { name: '清空筛选' }));
    expect(getUrl()).toBe(PATH);
    expect(await screen.findByText('暂时没有模型，请稍后再来看看')).toBeVisible();
  });

  it('offers another attempt when the models cannot be read', async () => {
    const { respond } = show('', { listModels: { error: { status: 500 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ listModels: buildModelPage([buildModel()]) });
    await userEvent.click(retry);
    expect(await screen.findByText('共 1 个模型')).toBeVisible();
  });
});
