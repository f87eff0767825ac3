import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPreference } from '../testing/sample-messages';
import { page } from './messages.page';

const PATH = '/overview/message';
const STORED = buildPreference();

const open = (responses: StubResponses = {}) =>
  renderPage(
    page,
    { path: PATH, at: `${PATH}?view=preference`, isLoggedIn: true },
    { getMessagePreference: STORED, ...responses },
  );
const box = (name: string) => screen.findByRole('checkbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存设置' }));

describe('the preference', () => {
  it('shows types by ways, with those that cannot be chosen', async () => {
    open();
    expect(await box('工单：邮件')).toBeChecked();
    expect(await box('工单：短信')).not.toBeChecked();
    for (const name of ['工单：站内，始终开启', '安全：短信，不可关闭', '安全：邮件，不可关闭']) {
      expect(await box(name)).toBeChecked();
      expect(await box(name)).toBeDisabled();
    }
    expect(screen.getByRole('rowheader', { name: /工单/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '保存设置' })).toBeDisabled();
  });

  it('saves ways and quiet hours, and once more on the new version', async () => {
    const { listBodies, respond } = open();
    await userEvent.click(await box('订单：短信'));
    await userEvent.click(await box('开启免打扰'));
    fireEvent.change(screen.getByLabelText('结束时间'), { target: { value: '07:30' } });
    const saved = buildPreference({
      channels: { ...STORED.channels, order: { sms: true, mail: true } },
      quietHours: { from: '22:00', to: '07:30' },
      version: 1,
    });
    respond({ updateMessagePreference: saved, getMessagePreference: saved });
    await save();
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(listBodies('updateMessagePreference')).toEqual([{ ...saved, version: 0 }]);
    await userEvent.click(await box('开启免打扰'));
    await save();
    await waitFor(() =>
      expect(listBodies('updateMessagePreference')[1]).toMatchObject({ quietHours: null, version: 1 }),
    );
  });

  it('refuses quiet hours that are none', async () => {
    const { listCalls } = open({
      getMessagePreference: buildPreference({ quietHours: { from: '22:00', to: '08:00' } }),
    });
    fireEvent.change(await screen.findByLabelText('结束时间'), { target: { value: '22:00' } });
    expect(screen.getByLabelText('结束时间')).toHaveAccessibleDescription('免打扰的开始与结束时间不能相同');
    expect(screen.getByRole('button', { name: '保存设置' })).toBeDisabled();
    expect(listCalls('updateMessagePreference')).toEqual([]);
  });

  it('goes back to what is stored', async () => {
    open();
    await userEvent.click(await box('订单：短信'));
    await userEvent.click(screen.getByRole('button', { name: '还原' }));
    expect(await box('订单：短信')).not.toBeChecked();
  });

  it('keeps what was chosen when another tab has saved, and saves it on the new version', async () => {
    const { listBodies, respond } = open({
      updateMessagePreference: { error: { status: 409, msg: '消息设置已在别处修改，请刷新后重试' } },
    });
    await userEvent.click(await box('订单：短信'));
    await save();
    expect(await screen.findByText('消息设置已在别处修改，请刷新后重试')).toBeVisible();
    const newer = buildPreference({ version: 3, quietHours: { from: '21:00', to: '06:00' } });
    respond({ getMessagePreference: newer, updateMessagePreference: { ...newer, version: 4 } });
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('已载入最新设置，您修改的内容已保留')).toBeVisible();
    expect(await box('订单：短信')).toBeChecked();
    expect(screen.getByLabelText('开始时间')).toHaveValue('21:00');
    await save();
    await waitFor(() =>
      expect(listBodies('updateMessagePreference')[1]).toMatchObject({
        version: 3,
        quietHours: { from: '21:00', to: '06:00' },
        channels: { order: { sms: true, mail: true } },
      }),
    );
  });

  it('offers another attempt when it cannot be read', async () => {
    const { respond } = open({ getMessagePreference: { error: { status: 503 } } });
    await screen.findByText('设置加载失败');
    respond({ getMessagePreference: STORED });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await box('工单：邮件')).toBeChecked();
  });
});
