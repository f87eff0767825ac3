import { downloadWhitepaper } from '@portal/api-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { page } from './whitepaper.page';

const download = jest.fn<Promise<void>, [object, string]>();

jest.mock('@portal/data-access-api/account', () => ({
  useDownload: () => (request: object, name: string) => download(request, name),
}));

const paper = {
  ...{ solutionId: 'discrete-mes', solutionName: '离散制造执行', title: '《实施指南》', fileName: '实施指南.pdf' },
  ...{ size: 700_000, sha256: 'a'.repeat(64) },
};

const open = (responses = {}, query = '?solution=discrete-mes') =>
  renderPage(page, '/solution-whitepaper', [`/solution-whitepaper${query}`], {
    ...{ getWhitepaper: paper, ...responses },
  });

const submit = async () => userEvent.click(await screen.findByRole('button', { name: '下载白皮书' }));

beforeEach(() => download.mockReset());

describe('WhitepaperPage', () => {
  it('says what the file is', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 2, name: '《实施指南》' })).toBeVisible();
    expect(screen.getByText('实施指南.pdf（PDF，684 KB）')).toBeVisible();
    expect(screen.getByText('a'.repeat(64))).toBeVisible();
    expect(screen.getByRole('link', { name: '离散制造执行' })).toHaveAttribute('href', '/solution/discrete-mes.html');
  });

  it('asks for nothing before the consent', async () => {
    open();
    await submit();
    expect(screen.getByText('请先阅读并同意隐私政策')).toBeVisible();
    expect(download).not.toHaveBeenCalled();
  });

  it('saves the file once the consent is given', async () => {
    download.mockResolvedValue();
    open();
    await userEvent.click(await screen.findByRole('checkbox'));
    await submit();
    expect(await screen.findByText(/已保存到您的设备/)).toBeVisible();
    const { method, path, body } = downloadWhitepaper;
    const sent = { solutionId: 'discrete-mes', consent: true };
    expect(download.mock.calls).toEqual([[{ method, path, body: sent }, '实施指南.pdf']]);
    expect(body?.safeParse(sent).success).toBe(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why the file did not come', async () => {
    download.mockRejectedValue(new Error('操作过于频繁，请稍后再试'));
    open();
    await userEvent.click(await screen.findByRole('checkbox'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('操作过于频繁，请稍后再试');
    expect(screen.queryByText(/已保存到您的设备/)).not.toBeInTheDocument();
  });

  it.each([
    ['', {}],
    ['?solution=none', { getWhitepaper: { error: { status: 404 } } }],
  ])('leads back where there is none: %j', async (query, responses) => {
    open(responses, query);
    expect(await screen.findByText('该方案没有白皮书，或已经下架')).toBeVisible();
  });

  it('offers another attempt after a failure', async () => {
    const { respond } = open({ getWhitepaper: { error: { status: 503 } } });
    const retry = await screen.findByRole('button', { name: '重试' });
    respond({ getWhitepaper: paper });
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('《实施指南》')).toBeVisible());
  });
});
