import { act, fireEvent, screen } from '@testing-library/react';
import { buildFile, choose, listNames, press, settle, showFileField, status } from '../testing/show-file-field';

const MB = 1024 * 1024;

describe('a file that was refused for what it is', () => {
  const REASON = '仅支持 pdf 格式的文件';

  it('says why, and is not offered to be sent again', async () => {
    const { at, send } = showFileField();
    await choose(buildFile('假.pdf'));
    await settle(at(0), REASON, true);
    expect(screen.getByText('不符合要求')).toBeVisible();
    expect(screen.getByText(REASON)).toBeVisible();
    expect(status()).toBe('假.pdf 不符合要求');
    expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
    await press('提交');
    expect(send).not.toHaveBeenCalled();
    await press('删除 假.pdf');
    expect(listNames()).toEqual([]);
    await press('提交');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('asks for another one, which takes its place even where there may be one alone', async () => {
    const { at, send } = showFileField({ max: 1 });
    await choose(buildFile('假.pdf'));
    await settle(at(0), REASON, true);
    const opened = jest.fn();
    screen.getByLabelText('附件').addEventListener('click', opened);
    await press('重新选择 假.pdf');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(listNames()).toEqual(['假.pdf']);
    fireEvent.change(screen.getByLabelText('附件'), { target: { files: [buildFile('真.pdf')] } });
    expect(screen.queryByText('最多上传1个文件')).toBeNull();
    expect(listNames()).toEqual(['真.pdf']);
    expect(screen.getByRole('list', { name: '附件：已选择' })).toHaveFocus();
    await settle(at(1));
    await press('提交');
    expect(send.mock.calls[0]?.[0]).toEqual({ files: ['真.pdf'] });
  });

  it('stays where what was chosen instead is too large', async () => {
    const { at } = showFileField({ max: 1 });
    await choose(buildFile('假.pdf'));
    await settle(at(0), REASON, true);
    await choose(buildFile('大.pdf', 11 * MB));
    expect(screen.getByText('文件不能超过10 MB')).toBeVisible();
    expect(listNames()).toEqual(['假.pdf']);
  });
});

it('says that a file waits for a network, and how far it is', async () => {
  const { at } = showFileField();
  await choose(buildFile('日志.pdf'));
  act(() => at(0).onProgress(0.4));
  act(() => at(0).onOffline(true));
  expect(screen.getByText('网络已断开，恢复后自动继续（40%）')).toBeVisible();
  expect(status()).toBe('网络已断开，恢复后继续上传 日志.pdf');
  act(() => at(0).onOffline(false));
  expect(screen.getByText('上传中 40%')).toBeVisible();
  expect(status()).toBe('继续上传 日志.pdf');
});
