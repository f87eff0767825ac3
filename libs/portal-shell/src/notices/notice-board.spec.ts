import type { ApiError } from '@portal/data-access-api';
import { createNoticeBoard } from './notice-board';

const error = (values: Partial<ApiError>): ApiError => ({
  kind: 'status',
  status: 500,
  code: '500',
  message: '服务器错误(500)，请检查网络或联系管理员',
  msg: '',
  fieldErrors: [],
  traceId: 't',
  ...values,
});

describe('createNoticeBoard', () => {
  it('shows a failure once, however often it happens', () => {
    const board = createNoticeBoard();
    board.report(error({}));
    board.report(error({}));
    expect(board.getNotices()).toHaveLength(1);
  });

  it('leaves to a form what the form shows beside its fields', () => {
    const board = createNoticeBoard();
    for (const code of ['409', '422', '429']) board.report(error({ code, message: code }));
    expect(board.getNotices()).toHaveLength(0);
  });

  it('keeps the latest three and lets them be dismissed', () => {
    const board = createNoticeBoard();
    for (const message of ['一', '二', '三', '四']) board.report(error({ message }));
    expect(board.getNotices().map((notice) => notice.message)).toEqual(['二', '三', '四']);
    board.dismiss(board.getNotices()[0]?.id ?? 0);
    expect(board.getNotices().map((notice) => notice.message)).toEqual(['三', '四']);
  });
});
