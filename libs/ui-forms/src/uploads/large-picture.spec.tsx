import { act, screen } from '@testing-library/react';
import { buildFile, choose, listNames, press, settle, showFileField, status } from '../testing/show-file-field';
import { shrinkPicture } from './shrink-picture';

jest.mock('./shrink-picture');
const shrink = jest.mocked(shrinkPicture);
const MB = 1024 * 1024;

describe('a picture above 4 MB', () => {
  beforeEach(() => shrink.mockReset());

  /** Shrinking that ends when the test says so. */
  function holdShrinking() {
    let finish: (file: File) => void = () => undefined;
    shrink.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    return (file: File) => act(async () => finish(file));
  }

  it('is made smaller before it is sent, and says so', async () => {
    const { sent, at } = showFileField();
    const finish = holdShrinking();
    await choose(buildFile('执照.png', 8.2 * MB));
    expect(screen.getByText('正在压缩…')).toBeVisible();
    expect(status()).toBe('正在压缩 执照.png');
    expect(sent).toEqual([]);
    await finish(buildFile('执照.jpg', 2.1 * MB));
    expect(at(0).file.name).toBe('执照.jpg');
    expect(screen.getByText('已压缩：8.2 MB → 2.1 MB')).toBeVisible();
    expect(status()).toBe('正在上传 执照.jpg 已压缩：8.2 MB → 2.1 MB');
    await settle(at(0));
    expect(screen.getByText('已上传')).toBeVisible();
    expect(screen.getByText('已压缩：8.2 MB → 2.1 MB')).toBeVisible();
  });

  it('is made smaller once, however often it is sent', async () => {
    const { at } = showFileField();
    shrink.mockResolvedValue(buildFile('执照.jpg', 5 * MB));
    await choose(buildFile('执照.jpg', 30 * MB));
    await settle(at(0), '请求超时');
    await press('重试上传 执照.jpg');
    expect(at(1).file.size).toBe(5 * MB);
    expect(shrink).toHaveBeenCalledTimes(1);
    expect(screen.getByText('已压缩：30.0 MB → 5.0 MB')).toBeVisible();
  });

  it('may be too large only after that', async () => {
    const { sent } = showFileField();
    shrink.mockResolvedValue(buildFile('执照.jpg', 10 * MB + 1));
    await choose(buildFile('执照.jpg', 30 * MB));
    expect(await screen.findByText('文件不能超过10 MB')).toBeVisible();
    expect(screen.getByText('不符合要求')).toBeVisible();
    expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is sent as it is where this browser cannot read it: the server decides', async () => {
    const { at } = showFileField();
    shrink.mockRejectedValue(new Error('no picture'));
    await choose(buildFile('执照.jpg', 5 * MB));
    await screen.findByText('上传中 0%');
    expect(at(0).file.size).toBe(5 * MB);
    expect(screen.queryByText(/已压缩/)).toBeNull();
  });

  it('is not sent where that was cancelled meanwhile', async () => {
    const { sent } = showFileField();
    const finish = holdShrinking();
    await choose(buildFile('执照.jpg', 5 * MB));
    await press('取消上传 执照.jpg');
    await finish(buildFile('执照.jpg', 2 * MB));
    expect([sent, listNames()]).toEqual([[], []]);
  });

  it.each([
    ['a smaller picture', buildFile('执照.jpg', 4 * MB)],
    ['another kind of file', buildFile('合同.pdf', 9 * MB)],
  ])('is the only one: %s is sent as it is', async (_what, file) => {
    const { at } = showFileField();
    await choose(file);
    expect(at(0).file).toBe(file);
    expect(shrink).not.toHaveBeenCalled();
  });

  it('is read only up to a size that no scan has', async () => {
    const { sent } = showFileField();
    await choose(buildFile('执照.jpg', 101 * MB));
    expect(screen.getByText('文件不能超过10 MB')).toBeVisible();
    expect([sent, shrink.mock.calls]).toEqual([[], []]);
  });
});

describe('a picture below 4 MB that is refused', () => {
  const REASON = '图片无法识别或尺寸过大';
  beforeEach(() => shrink.mockReset());

  it('is sent again, smaller, once', async () => {
    const { sent, at } = showFileField();
    shrink.mockResolvedValue(buildFile('扫描.jpg', 1.5 * MB));
    await choose(buildFile('扫描.png', 2 * MB));
    await settle(at(0), REASON, true);
    expect(sent.map(({ file }) => file.name)).toEqual(['扫描.png', '扫描.jpg']);
    await settle(at(1), REASON, true);
    expect(screen.getByText('不符合要求')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(shrink).toHaveBeenCalledTimes(1);
  });

  it('is sent again even where its file has grown, once', async () => {
    const { sent, at } = showFileField();
    shrink.mockResolvedValue(buildFile('扫描.jpg', 3 * MB));
    await choose(buildFile('扫描.jpg', 2 * MB));
    await settle(at(0), REASON, true);
    await settle(at(1));
    expect(sent).toHaveLength(2);
    expect(screen.getByText('已上传')).toBeVisible();
  });

  it('stays refused where the browser cannot read it either', async () => {
    const { sent, at } = showFileField();
    shrink.mockRejectedValue(new Error('no picture'));
    await choose(buildFile('假.jpg', 2 * MB));
    await settle(at(0), REASON, true);
    expect(screen.getByText(REASON)).toBeVisible();
    expect(status()).toBe('假.jpg 不符合要求');
    expect(sent).toHaveLength(1);
  });

  it('is not sent again once it is cancelled', async () => {
    const { sent, at } = showFileField();
    let finish: (file: File) => void = () => undefined;
    shrink.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await choose(buildFile('扫描.jpg', 2 * MB));
    await settle(at(0), REASON, true);
    expect(screen.getByText('正在压缩…')).toBeVisible();
    await press('取消上传 扫描.jpg');
    await act(async () => finish(buildFile('扫描.jpg', MB)));
    expect([sent.length, listNames()]).toEqual([1, []]);
  });
});
