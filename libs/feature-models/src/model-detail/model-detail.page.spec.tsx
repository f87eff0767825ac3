import type { ModelDetail } from '@portal/api-contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import {
  buildCommentPage,
  buildComments,
  buildModelComment,
  buildModelContent,
  buildModelDetail,
} from '../testing/sample-models';
import { page } from './model-detail.page';
import { SECTIONS } from './sections';

const PAGE_URL = { path: '/modelDetail/:file', url: '/modelDetail/oee.html' };

const show = async (values: Partial<ModelDetail> = {}) => {
  const shown = renderPage(page, PAGE_URL, { findModelById: buildModelDetail(values) });
  await screen.findByRole('heading', { level: 1, name: '灌装线效率损失分解' });
  return shown;
};

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('ModelDetailPage', () => {
  it('tells what the model is and how to get it', async () => {
    const { calls } = await show();
    expect(calls).toMatchObject([{ name: 'findModelById', query: { id: 'oee', visibleRange: 2 } }]);
    expect(screen.getByText('启衡科技')).toBeVisible();
    expect(screen.getByText('4.0.0（2026-07-16）')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: '申请使用' }))
      expect(link).toHaveAttribute('href', '/model-apply?id=oee');
    expect(screen.getByRole('link', { name: '咨询' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: '行业机理' })).toHaveAttribute('href', '/industrial-model?type=2');
    expect(screen.getByRole('link', { name: /清洗换产排序/ })).toHaveAttribute('href', '/modelDetail/cip.html');
  });

  it('leads to every section', async () => {
    await show();
    const nav = within(screen.getByRole('navigation', { name: '模型内容' }));
    for (const { id, label } of SECTIONS) {
      expect(nav.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
      expect(document.getElementById(id)).toContainElement(screen.getByRole('heading', { level: 2, name: label }));
    }
  });

  it('lists the parameters', async () => {
    await show();
    const cells = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells('输入参数')).toEqual([['stops[].minutes', 'number', '是', '停机时长', '24']]);
    expect(cells('输出参数')).toEqual([['oee', 'number', '否', '综合效率', '—']]);
  });

  it('shows the call in three languages, with the keyboard too, and copies it', async () => {
    const user = userEvent.setup();
    await show();
    const sample = region('调用示例');
    expect(sample.getByRole('group', { name: 'cURL 请求示例' })).toHaveTextContent("curl -X POST 'https://api.example");
    await user.click(sample.getByRole('tab', { name: 'Python' }));
    expect(sample.getByRole('group', { name: 'Python 请求示例' })).toHaveTextContent('"isTrial": True');
    await user.keyboard('{ArrowRight}');
    expect(sample.getByRole('tab', { name: 'JavaScript' })).toHaveFocus();
    await user.click(sample.getByRole('button', { name: '复制JavaScript 请求示例' }));
    expect(await navigator.clipboard.readText()).toContain("fetch('https://api.example.com/v1/models/oee/invoke'");
    expect(await sample.findByText('已复制')).toBeVisible();
    await user.click(sample.getByRole('button', { name: '复制返回示例' }));
    expect(await navigator.clipboard.readText()).toBe('{\n  "oee": 0.797\n}');
  });

  it('says so when the browser does not let it copy', async () => {
    const user = userEvent.setup();
    await show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: '复制返回示例' }));
    expect(await screen.findByText('请手动选择并复制')).toBeVisible();
  });

  it.each([
    [1, ['API 密钥', '调用额度']],
    [2, ['许可绑定的文件', '本地运行']],
    [3, ['随应用交付', '现场配置']],
  ] as const)('explains delivery %d', async (deliveryMode, titles) => {
    await show({ deliveryMode });
    for (const name of titles) expect(region('交付与价格').getByRole('heading', { level: 3, name })).toBeVisible();
  });

  it('offers to talk about a price that is open', async () => {
    await show({ pricing: 2 });
    expect(screen.getByRole('link', { name: '咨询议价' })).toHaveAttribute('href', '/contact');
    expect(region('交付与价格').getByRole('heading', { level: 3, name: '议价' })).toBeVisible();
    expect(region('交付与价格').getByText(/该模型支持议价/)).toBeVisible();
  });

  it('asks nobody about the price of what is free', async () => {
    await show({ pricing: 1 });
    expect(screen.queryByRole('link', { name: '咨询价格' })).not.toBeInTheDocument();
  });

  it('shows accuracy, limits, guide, versions and reviews', async () => {
    await show();
    expect(region('精度与限制').getByText('93%')).toBeVisible();
    expect(region('精度与限制').getByText('没有满空传感器时按时间先后推断。')).toBeVisible();
    expect(region('使用说明').getAllByRole('listitem')).toHaveLength(2);
    expect(region('版本记录').getByRole('heading', { level: 3, name: /^4\.0\.0\s*当前版本$/ })).toBeVisible();
    expect(region('用户评价').getByText('结果是贴标机。')).toBeVisible();
    expect(region('用户评价').getByRole('img', { name: '评分 5.0，满分 5' })).toBeVisible();
  });

  it('shows the newest of what members say, and all of it in full as somebody asks for it', async () => {
    const newest = [{ author: '闻笛', rating: 4, text: '接入文档清楚，夜班也…', date: '2026-09-01' }];
    const { calls, respond } = await show({ memberReviews: { newest, total: 12, isWhole: false } });
    const reviews = region('用户评价');
    expect(reviews.getByText('13 条评价，累计 53.5 万 次调用')).toBeVisible();
    expect(reviews.getAllByRole('listitem')).toHaveLength(2);
    respond({
      listModelComments: buildCommentPage([{ ...buildModelComment(1), author: null }, ...buildComments(2, 10)]),
    });
    await userEvent.click(reviews.getByRole('button', { name: '全部评价' }));
    expect(await reviews.findByText('第 1 条')).toBeVisible();
    expect(reviews.getByRole('group', { name: '全部用户评价' })).toHaveFocus();
    expect(reviews.queryByText('接入文档清楚，夜班也…')).not.toBeInTheDocument();
    expect(reviews.getByText('已注销用户')).toBeVisible();
    respond({ listModelComments: buildCommentPage(buildComments(11, 12)) });
    await userEvent.click(reviews.getByRole('button', { name: '更多评价（共 12 条）' }));
    expect(await reviews.findByText('第 12 条')).toBeVisible();
    expect(reviews.getByRole('group', { name: '全部用户评价' })).toHaveFocus();
    expect(reviews.getAllByRole('listitem')).toHaveLength(13);
    expect(reviews.queryByRole('button')).not.toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'listModelComments')).toHaveLength(2);
  });

  it('says that there are no reviews, and shows nothing related where nothing is', async () => {
    await show({ content: buildModelContent({ reviews: [] }), related: [] });
    expect(screen.getByText('还没有评价')).toBeVisible();
    expect(screen.queryByRole('region', { name: '相关模型' })).not.toBeInTheDocument();
    expect(readData()).not.toHaveProperty('aggregateRating');
  });

  it('describes itself to search engines', async () => {
    await show();
    expect(readData()).toMatchObject({
      '@type': 'SoftwareApplication',
      softwareVersion: '4.0.0',
      aggregateRating: { ratingValue: 4.8, reviewCount: 1 },
    });
  });

  it('offers another attempt when the model cannot be read', async () => {
    const { respond } = renderPage(page, PAGE_URL, {});
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ findModelById: buildModelDetail() });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('灌装线效率损失分解');
  });
});

function readData(): unknown {
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
}
