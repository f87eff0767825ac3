import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../document-content/document-content.page';
import { buildReadingResponses, PAGE_URL, renderPage } from '../testing/render-page';
import { feedbackForm } from './feedback-form';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (responses = {}, isLoggedIn = false) =>
  renderPage(page, { ...buildReadingResponses(), ...responses }, { url: PAGE_URL, isLoggedIn });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('feedback on a page', () => {
  it('takes that it has helped at once, and says under which number', async () => {
    const { listCalls } = open({ docFeedback: { feedbackNo: 'F-7' } });
    await press('有帮助');
    expect(await screen.findByText('感谢反馈，编号 F-7')).toBeInTheDocument();
    expect(listCalls('docFeedback')).toHaveLength(1);
    expect(listCalls('docFeedback')[0]?.body).toEqual({
      visibleRange: 2,
      id: 'iot-hub',
      nodeId: 'start/first-device',
      docVersionId: '2.0',
      helpful: true,
    });
    expect(listCalls('docFeedback')[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('says that nothing has arrived, and repeats it under the same key', async () => {
    const { listCalls, respond } = open({ docFeedback: { error: { status: 429, msg: '操作过于频繁' } } });
    await press('有帮助');
    expect(await screen.findByRole('alert')).toHaveTextContent('反馈没有送达：操作过于频繁');
    respond({ docFeedback: { feedbackNo: 'F-8' } });
    await press('重试');
    expect(await screen.findByText('感谢反馈，编号 F-8')).toBeInTheDocument();
    expect(new Set(listCalls('docFeedback').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('asks why it has not, and sends nothing without a reason', async () => {
    const { listCalls } = open({ docFeedback: { feedbackNo: 'F-9' } });
    await press('没帮助');
    await press('提交反馈');
    expect(await screen.findByText('请选择原因或填写说明')).toBeInTheDocument();
    expect(listCalls('docFeedback')).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: '示例无法运行' }));
    await userEvent.type(screen.getByRole('textbox', { name: /补充说明/ }), '第三步报错');
    await press('提交反馈');
    expect(await screen.findByText(/感谢反馈，编号 F-9/)).toBeInTheDocument();
    expect(listCalls('docFeedback')[0]?.body).toMatchObject({
      helpful: false,
      reasons: ['example'],
      text: '第三步报错',
      contact: '',
    });
  });

  it('keeps what was typed, also after a refusal, until it has been taken', async () => {
    const first = open({ docFeedback: { error: { status: 503, msg: '' } } });
    await press('没帮助');
    await userEvent.type(await screen.findByRole('textbox', { name: /补充说明/ }), '第三步报错');
    await press('提交反馈');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    first.unmount();

    open({ docFeedback: { feedbackNo: 'F-1' } });
    await press('没帮助');
    expect(await screen.findByRole('textbox', { name: /补充说明/ })).toHaveValue('第三步报错');
    await press('提交反馈');
    await screen.findByText(/感谢反馈/);
    await waitFor(() => expect(sessionStorage.getItem('draft:doc-feedback-iot-hub-start/first-device:')).toBeNull());
  });

  it.each([
    ['', [], '请选择原因或填写说明'],
    ['', ['wrong'], ''],
    ['a'.repeat(500), [], ''],
    ['a'.repeat(501), ['wrong'], '说明不能超过500个字符'],
  ] as const)('judges a text %# by its length and the reasons', (text, reasons, message) => {
    expect(feedbackForm.rules.text?.(text, { text, reasons, contact: '' })).toBe(message);
  });

  it('shows users their own, with what became of it', async () => {
    open(
      {
        docFeedbackMine: [
          {
            feedbackNo: 'F-3',
            contentType: CONTENT_TYPES.DOCUMENT,
            id: 'iot-hub',
            nodeId: 'faq',
            docVersionId: '2.0',
            title: '常见问题一览',
            helpful: false,
            reasons: ['wrong'],
            text: '单位写错了',
            status: 'handled',
            reply: '已更正。',
            createdAt: '2026-11-01T10:00:00+08:00',
          },
        ],
      },
      true,
    );
    await press('我的反馈');
    const dialog = await screen.findByRole('dialog', { name: '我的反馈' });
    expect(await within(dialog).findByRole('link', { name: '常见问题一览' })).toBeInTheDocument();
    expect(dialog).toHaveTextContent('已处理');
    expect(dialog).toHaveTextContent('2026-11-01 · 编号 F-3 · 内容有误或与产品不一致');
    expect(dialog).toHaveTextContent('回复：已更正。');
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not offer visitors what they cannot have', async () => {
    open();
    await screen.findByRole('button', { name: '有帮助' });
    expect(screen.queryByRole('button', { name: '我的反馈' })).toBeNull();
  });
});
