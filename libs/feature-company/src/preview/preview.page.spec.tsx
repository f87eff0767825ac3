import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { buildContent } from '../testing/sample-company';
import { page } from './preview.page';

const draft = buildContent({
  title: '草稿页面',
  blocks: [{ kind: 'form', title: '留言', subtitle: '', form: 'contact' }],
});
const open = (responses = {}, at = '/preview?id=draft') =>
  renderPage(page, { path: '/preview', at, isLoggedIn: true }, responses);

describe('PreviewPage', () => {
  it('shows a draft and says that it is one', async () => {
    const { calls } = open({ previewContent: draft });
    expect(await screen.findByRole('heading', { level: 1, name: '草稿页面' })).toBeVisible();
    expect(screen.getByText('仅运营人员可见，内容可能尚未发布。')).toBeVisible();
    expect(screen.getByText('此处为表单，发布后可以填写。')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看线上页面' })).toHaveAttribute('href', '/content/draft');
    expect(calls[0]?.query).toEqual({ id: 'draft', platformType: '1' });
  });

  it('says why there is nothing', async () => {
    open({ previewContent: { error: { status: 404 } } });
    expect(await screen.findByText('没有找到该页面，或您没有编辑权限')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('asks for an id and calls nobody without one', () => {
    const { calls } = open({}, '/preview');
    expect(screen.getByText('请在地址中给出页面编号')).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('offers another attempt', async () => {
    const { respond } = open();
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ previewContent: draft });
    await userEvent.click(retry);
    expect(await screen.findByText('预览')).toBeVisible();
  });
});
