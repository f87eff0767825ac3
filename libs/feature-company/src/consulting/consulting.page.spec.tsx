import type { StubResponses } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, visitorResponses } from '../testing/render-page';
import { buildCards, buildContent } from '../testing/sample-company';
import { listServices } from './consulting.page';
import { page } from './consulting.page';

jest.mock('@portal/ui-kit/captcha', () => ({
  Captcha: ({ onTicket }: { onTicket: (ticket: string) => void }) => (
    <button type="button" onClick={() => onTicket('ticket')}>
      安全验证
    </button>
  ),
}));

const content = buildContent({
  blocks: [
    buildCards('咨询方向', '上云评估与规划', '成本优化'),
    buildCards('其他', '不是方向'),
    { kind: 'form', title: '预约咨询', subtitle: '', form: 'consult' },
  ],
});
const receipt = { applicationNo: 'SC20261121ABC', state: 10 } as const;
const open = (more: StubResponses = {}, isLoggedIn = false) =>
  renderPage(
    page,
    { path: '/business-consulting', isLoggedIn },
    { ...visitorResponses, findContentById: content, ...more },
  );
const service = () => screen.findByRole('combobox', { name: /咨询方向/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交预约' }));

async function fill() {
  await userEvent.selectOptions(await service(), '成本优化');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /行业/ }), '能源电力');
  await userEvent.type(screen.getByRole('textbox', { name: /企业名称/ }), '远岭重工');
  await userEvent.type(screen.getByRole('textbox', { name: /联系人/ }), '张工');
  await userEvent.type(screen.getByRole('textbox', { name: /联系电话/ }), '13800138000');
  await userEvent.type(screen.getByRole('textbox', { name: /需求描述/ }), '想弄清楚云上账单为何上涨');
  await userEvent.click(screen.getByRole('button', { name: '安全验证' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

describe('ConsultingPage', () => {
  it('offers the services of the page', async () => {
    open();
    const options = within(await service()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['请选择', '上云评估与规划', '成本优化']);
    expect(listServices([])).toEqual([]);
  });

  it('sends once what was typed and says what happens next', async () => {
    const { calls } = open({ saveServiceConsult: receipt });
    await fill();
    await submit();
    expect(await screen.findByText(receipt.applicationNo)).toBeVisible();
    expect(screen.queryByRole('link', { name: '查看进度' })).not.toBeInTheDocument();
    const sent = calls.filter(({ name }) => name === 'saveServiceConsult');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      service: '成本优化',
      industry: '能源电力',
      companyName: '远岭重工',
      contactName: '张工',
      telephone: '13800138000',
      content: '想弄清楚云上账单为何上涨',
      captchaTicket: 'ticket',
      consent: true,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads those with a login to their applications', async () => {
    open({ saveServiceConsult: receipt, getUserProfile: { error: { status: 503 } } }, true);
    await fill();
    await submit();
    expect(await screen.findByRole('link', { name: '查看进度' })).toHaveAttribute('href', '/overview/applications');
  });

  it('names what is missing and sends nothing', async () => {
    const { calls } = open();
    await service();
    await submit();
    expect(await service()).toHaveFocus();
    for (const message of ['请选择咨询方向', '请选择行业', '请至少用10个字描述需求', '请先完成安全验证']) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(calls.some(({ name }) => name === 'saveServiceConsult')).toBe(false);
  });

  it('asks for another captcha after a refusal', async () => {
    open({ saveServiceConsult: { error: { status: 429, msg: '提交过于频繁' } } });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('提交过于频繁');
    await submit();
    expect(screen.getByText('请先完成安全验证')).toBeVisible();
    expect(sessionStorage.getItem('draft:consult:')).not.toMatch(/ticket|consent/);
  });
});
