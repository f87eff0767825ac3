import { renderOnStub } from '@portal/data-access-api/testing';
import { buildPageConfig } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDetail } from '../testing/sample-items';
import { drawShareCard } from './draw-share-card';
import { ShareButton } from './share-button';

jest.mock('./draw-share-card', () => ({ CARD_WIDTH: 360, drawShareCard: jest.fn() }));

const ADDRESS = 'https://portal.example/miot/community/blogArticleDetail/a1.html';
const target = { targetType: 'content', targetId: 'a1' };

/** Stands in for what jsdom draws nothing on. */
const DRAWN = Object.assign(document.createElement('canvas'), {
  ...{ width: 1080, height: 1500, toDataURL: () => 'data:image/png;base64,AA==' },
  toBlob: (take: BlobCallback) => take(new Blob(['card'], { type: 'image/png' })),
});

beforeEach(() => jest.mocked(drawShareCard).mockReturnValue(DRAWN));

async function open(item = buildDetail()) {
  const user = userEvent.setup();
  const shown = renderOnStub(<ShareButton item={item} />, {
    ...{ listPageConfigs: [buildPageConfig()], shareTarget: null as never },
  });
  await user.click(screen.getByRole('button', { name: '分享' }));
  await screen.findByRole('dialog', { name: '分享：断网续传的三个坑' });
  return { ...shown, user };
}

const listShares = ({ listBodies }: Pick<Awaited<ReturnType<typeof open>>, 'listBodies'>) => listBodies('shareTarget');

it('shows the card of an item and its address, and gives the focus back', async () => {
  const { user } = await open();
  expect(screen.getByRole('img', { name: /^分享卡片：文章《断网续传的三个坑》，作者 林工，来自/ })).toHaveAttribute(
    'height',
    '500',
  );
  expect(screen.getByText(ADDRESS)).toBeInTheDocument();
  expect(jest.mocked(drawShareCard).mock.lastCall?.[0]).toMatchObject({
    ...{ kind: '文章', title: '断网续传的三个坑', by: '林工 · 2026-11-20', url: ADDRESS },
  });
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: '分享' })).toHaveFocus();
});

it.each([
  [5, '长按或扫描二维码查看全文'],
  [4, '长按或扫描二维码查看全文'],
  [1, '长按或扫描二维码查看详情'],
  [2, '长按或扫描二维码查看详情'],
  [3, '长按或扫描二维码查看详情'],
] as const)('says what its code leads to: kind %s', async (mainType, hint) => {
  await open(buildDetail({ mainType }));
  expect(jest.mocked(drawShareCard).mock.lastCall?.[0]).toMatchObject({ hint });
});

it('saves the picture by the name of the item, and copies its address, and each counts as a share', async () => {
  const { user, ...shown } = await open();
  const save = screen.getByRole('link', { name: '保存图片' });
  expect(save).toHaveAttribute('download', '断网续传的三个坑.png');
  save.addEventListener('click', (event) => event.preventDefault());
  await user.click(save);
  await waitFor(() => expect(listShares(shown)).toEqual([target]));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('链接已复制')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  await waitFor(() => expect(listShares(shown)).toHaveLength(2));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText(/浏览器不允许复制/)).toBeInTheDocument();
  expect(listShares(shown)).toHaveLength(2);
});

it('copies where nothing can be drawn', async () => {
  jest.mocked(drawShareCard).mockImplementation(() => {
    throw new Error('nothing to draw on');
  });
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('卡片没有生成，可以复制链接分享');
  expect(screen.queryByRole('link', { name: '保存图片' })).toBeNull();
  expect(screen.getByRole('button', { name: '复制链接' })).toBeEnabled();
});

describe('the system’s own sheet', () => {
  const SEND = { name: '发送给好友或其他应用' };
  const share = jest.fn<Promise<void>, [ShareData]>();

  function giveSheet(isTouched: boolean, takesFiles = true): void {
    Object.assign(navigator, { share, canShare: () => takesFiles });
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: isTouched && /coarse/.test(query) }) as never);
  }

  beforeEach(() => share.mockReset().mockResolvedValue());
  afterEach(() => {
    Object.assign(navigator, { share: undefined, canShare: undefined });
    jest.restoreAllMocks();
  });

  it('is offered on telephones alone, and takes the picture where it takes files', async () => {
    giveSheet(false);
    await open();
    expect(screen.queryByRole('button', SEND)).toBeNull();
  });

  it.each([
    [true, 1],
    [false, undefined],
  ])('has the picture where it takes files: %s', async (takesFiles, files) => {
    giveSheet(true, takesFiles);
    const { user, ...shown } = await open();
    await user.click(screen.getByRole('button', SEND));
    await waitFor(() => expect(listShares(shown)).toEqual([target]));
    expect(share.mock.lastCall?.[0]).toMatchObject({ title: '断网续传的三个坑', url: ADDRESS });
    expect(share.mock.lastCall?.[0].files?.length).toBe(files);
  });

  it('is left without a word, and says where it did not open', async () => {
    giveSheet(true);
    share
      .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
      .mockRejectedValueOnce(new Error('not allowed'));
    const { user, ...shown } = await open();
    await user.click(screen.getByRole('button', SEND));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', SEND));
    expect(await screen.findByText(/系统分享没有打开/)).toBeInTheDocument();
    expect(listShares(shown)).toEqual([]);
  });
});
