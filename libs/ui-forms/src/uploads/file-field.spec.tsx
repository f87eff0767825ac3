import { act, fireEvent, screen } from '@testing-library/react';
import { buildFile, choose, listNames, press, settle, showFileField, status } from '../testing/show-file-field';

const MB = 1024 * 1024;

describe('a file of a form', () => {
  it('is on its way once chosen, in percent, and stored then', async () => {
    const { at, send } = showFileField();
    await choose(buildFile('日志.pdf'));
    expect(screen.getByText('上传中 0%')).toBeVisible();
    expect(status()).toBe('正在上传 日志.pdf');
    act(() => at(0).onProgress(0.429));
    expect(screen.getByText('上传中 42%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '日志.pdf 上传进度' })).toHaveAttribute('aria-valuenow', '42');
    act(() => at(0).onProgress(1));
    expect(screen.getByText('正在检查…')).toBeVisible();
    await settle(at(0));
    expect(screen.getByText('已上传')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(status()).toBe('日志.pdf 已上传');
    await press('提交');
    expect(send.mock.calls[0]?.[0]).toEqual({ files: ['日志.pdf'] });
  });

  it('can be cancelled, and leaves nothing on the form', async () => {
    const { at, send } = showFileField();
    await choose(buildFile('日志.pdf'));
    await press('取消上传 日志.pdf');
    expect(at(0).signal.aborted).toBe(true);
    expect(listNames()).toEqual([]);
    expect(status()).toBe('已取消上传 日志.pdf');
    expect(screen.getByRole('list', { name: '附件：已选择' })).toHaveFocus();
    await press('提交');
    expect(send.mock.calls[0]?.[0]).toEqual({ files: [] });
  });

  it('that was stored in the moment it was cancelled is removed', async () => {
    const { at, remove } = showFileField();
    await choose(buildFile('日志.pdf'));
    await act(async () => {
      at(0).finish();
      screen.getByRole('button', { name: '取消上传 日志.pdf' }).click();
    });
    expect(remove).toHaveBeenCalledWith('日志.pdf');
    expect(listNames()).toEqual([]);
  });

  it('that was not taken says why, and is sent again without being chosen again', async () => {
    const { sent, at } = showFileField();
    await choose(buildFile('日志.pdf'));
    act(() => at(0).onProgress(0.5));
    await settle(at(0), '请求超时');
    expect(screen.getByText('上传失败')).toBeVisible();
    expect(screen.getByText('请求超时')).toBeVisible();
    expect(status()).toBe('日志.pdf 上传失败');
    await press('重试上传 日志.pdf');
    expect(screen.getByText('上传中 0%')).toBeVisible();
    expect(sent.map(({ file }) => file.name)).toEqual(['日志.pdf', '日志.pdf']);
    await settle(at(1));
    expect(screen.getByText('已上传')).toBeVisible();
    expect(screen.queryByText('请求超时')).toBeNull();
  });

  it('that was not taken can be removed', async () => {
    const { at } = showFileField();
    await choose(buildFile('日志.pdf'));
    await settle(at(0), '请求超时');
    await press('删除 日志.pdf');
    expect(listNames()).toEqual([]);
    expect(status()).toBe('已删除 日志.pdf');
  });

  it('holds the form back until it is stored or given up', async () => {
    const { at, send } = showFileField();
    await choose(buildFile('日志.pdf'));
    await press('提交');
    const hold = '请等待附件上传完成，或取消、删除未上传的附件';
    expect(screen.getByText(hold)).toBeVisible();
    expect(screen.getByLabelText('附件')).toHaveFocus();
    await settle(at(0), '请求超时');
    await press('提交');
    expect(send).not.toHaveBeenCalled();
    await press('删除 日志.pdf');
    expect(screen.queryByText(hold)).toBeNull();
    await press('提交');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is removed from the store as well', async () => {
    const { remove } = showFileField({ stored: [{ id: 'f1', name: '简历.pdf', size: 2048, type: 'pdf' }] });
    expect(screen.getByText('2 KB')).toBeInTheDocument();
    await press('删除 简历.pdf');
    expect(remove).toHaveBeenCalledWith('f1');
    expect(listNames()).toEqual([]);
    expect(screen.getByRole('list', { name: '附件：已选择' })).toHaveFocus();
  });

  it('may be as large as its purpose permits', async () => {
    const { sent } = showFileField();
    await choose(buildFile('日志.pdf', 10 * MB + 1), buildFile('小.pdf'));
    expect(screen.getByText('文件不能超过10 MB')).toBeInTheDocument();
    expect(sent.map((one) => one.file.name)).toEqual(['小.pdf']);
  });

  it('is given up with the form', async () => {
    const { at, unmount } = showFileField();
    await choose(buildFile('日志.pdf'));
    unmount();
    expect(at(0).signal.aborted).toBe(true);
  });
});

describe('files that wait', () => {
  it('are told of until they are stored, given up or refused', async () => {
    const { at, onPending } = showFileField();
    const told = () => onPending.mock.calls.map(([isPending]) => isPending);
    await choose(buildFile('一.pdf'), buildFile('二.pdf'));
    await settle(at(0));
    expect(told()).toEqual([true]);
    await settle(at(1), '请求超时');
    expect(told()).toEqual([true]);
    await press('删除 二.pdf');
    expect(told()).toEqual([true, false]);
    await choose(buildFile('三.pdf'));
    await settle(at(2), '仅支持 pdf 格式的文件', true);
    expect(told()).toEqual([true, false, true, false]);
  });

  it('wait no more once the form is gone', async () => {
    const { onPending, unmount } = showFileField();
    await choose(buildFile('一.pdf'));
    unmount();
    expect(onPending).toHaveBeenLastCalledWith(false);
  });
});

describe('several files of a form', () => {
  it('are on their way at once, each with its own end', async () => {
    const { at, send } = showFileField();
    await choose(buildFile('一.pdf'), buildFile('二.pdf'), buildFile('三.pdf'));
    act(() => at(1).onProgress(0.7));
    const bars = screen.getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['0', '70', '0']);
    await press('取消上传 二.pdf');
    expect([0, 1, 2].map((index) => at(index).signal.aborted)).toEqual([false, true, false]);
    await act(async () => {
      at(2).finish();
      at(0).finish();
    });
    expect(listNames()).toEqual(['三.pdf', '一.pdf']);
    await press('提交');
    expect(send.mock.calls[0]?.[0]).toEqual({ files: ['三.pdf', '一.pdf'] });
  });

  it('are no more than there may be, those on their way included', async () => {
    const { sent } = showFileField({ max: 2 });
    await choose(buildFile('一.pdf'));
    await choose(buildFile('二.pdf'), buildFile('三.pdf'));
    expect(screen.getByText('最多上传2个文件')).toBeInTheDocument();
    expect(sent.map(({ file }) => file.name)).toEqual(['一.pdf', '二.pdf']);
  });

  it('is not sent where its name is that of another kind, however large it is', () => {
    const { sent } = showFileField();
    const drop = (file: File) => fireEvent.change(screen.getByLabelText('附件'), { target: { files: [file] } });
    drop(buildFile('工具.exe', 200 * MB));
    expect(screen.getByText('请选择 pdf、jpg、png 格式的文件')).toBeVisible();
    expect(sent).toEqual([]);
    drop(buildFile('照片.JPEG'));
    expect(sent.map(({ file }) => file.name)).toEqual(['照片.JPEG']);
    expect(screen.queryByText(/请选择/)).toBeNull();
  });
});
