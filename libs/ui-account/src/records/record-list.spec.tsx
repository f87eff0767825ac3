import { CAPPED_TOTAL } from '@portal/api-contract/rules';
import { useSampleQuery } from '@portal/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { FilterDates, FilterSelect, FilterText } from './filters';
import { RecordList, type RecordListProps } from './record-list';

interface Ticket {
  readonly no: string;
  readonly title: string;
  readonly product: string;
}

const TICKETS: readonly Ticket[] = [
  { no: 'W1', title: '采集中断', product: '边缘网关' },
  { no: 'W2', title: '报表打不开', product: '数据平台' },
];

const page = (list: readonly Ticket[], values = {}) => ({
  list,
  total: list.length,
  pageNo: 1,
  pageSize: 20,
  ...values,
});
const answered = (list: readonly Ticket[], values = {}) => ({
  lastData: page(list, values),
  isFetching: false,
  isError: false,
  refetch: jest.fn(),
});

function Tickets(props: Partial<RecordListProps<Ticket>>) {
  const query = useSampleQuery(['status', 'keyword', 'product', 'from', 'to']);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        返回
      </button>
      <RecordList<Ticket>
        name="工单"
        storageKey="tickets"
        columns={[
          { key: 'no', title: '编号', isFixed: true, render: ({ no }) => <a href={`#${no}`}>{no}</a> },
          { key: 'title', title: '标题', isFluid: true, isWide: true, isSortable: true, render: ({ title }) => title },
          { key: 'product', title: '产品', render: ({ product }) => product },
        ]}
        getKey={({ no }) => no}
        result={answered(TICKETS)}
        query={query}
        tabs={{
          name: 'status',
          items: [
            { value: '', label: '全部', total: 2 },
            { value: '1', label: '处理中', total: 1 },
          ],
        }}
        filters={
          <>
            <FilterText query={query} name="keyword" label="关键词" />
            <FilterSelect
              query={query}
              name="product"
              label="产品"
              options={[{ value: 'gateway', label: '边缘网关' }]}
            />
            <FilterDates query={query} names={['from', 'to']} label="提交日期" />
          </>
        }
        empty={{ message: '还没有工单', action: <a href="#new">提交工单</a> }}
        {...props}
      />
    </>
  );
}

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

async function openList(props: Partial<RecordListProps<Ticket>> = {}, at = '/overview/workorder') {
  const list = (
    <MemoryRouter initialEntries={[at]}>
      <Tickets {...props} />
      <CurrentUrl />
    </MemoryRouter>
  );
  // With the filters, whose code comes after the list.
  return act(async () => render(list));
}

/** Chooses from a field that is there once its code is. */
async function choose(name: string, option: string, inside: HTMLElement = document.body) {
  await userEvent.click(await within(inside).findByRole('combobox', { name }));
  await userEvent.click(await within(inside).findByRole('option', { name: option }));
}

const url = () => screen.getByTestId('address');

function setNarrow(isNarrow: boolean) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: isNarrow && media.includes('767'),
        media,
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList,
  );
}

beforeEach(() => {
  localStorage.clear();
  setNarrow(false);
});

describe('RecordList', () => {
  it('shows records as a table under their columns', async () => {
    await openList({ rowActions: ({ no }) => <button type="button">催单 {no}</button> });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '编号',
      '标题',
      '产品',
      '操作',
    ]);
    expect(screen.getByRole('row', { name: /W1 采集中断 边缘网关 催单 W1/ })).toBeVisible();
    expect(screen.getByRole('navigation', { name: '工单分页' })).toHaveTextContent('共 2 条');
  });

  it('says of what is counted no further that there is more', async () => {
    await openList({ result: answered(TICKETS, { total: CAPPED_TOTAL }) });
    expect(screen.getByRole('navigation', { name: '工单分页' })).toHaveTextContent('超过 1000 条');
  });

  it('keeps its state in the address, so back finds it again', async () => {
    await openList();
    await userEvent.click(screen.getByRole('link', { name: '处理中 1' }));
    await userEvent.type(screen.getByRole('searchbox', { name: '关键词' }), ' 采集 {Enter}');
    expect(url()).toHaveTextContent('/overview/workorder?status=1&keyword=%E9%87%87%E9%9B%86');
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(screen.getByRole('searchbox', { name: '关键词' })).toHaveValue('');
    expect(screen.getByRole('link', { name: '处理中 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('leads to the first page with every filter, and keeps the names of others', async () => {
    await openList({}, '/overview/workorder?page=3&size=10&from=2026-06-01&other=x');
    await choose('产品', '边缘网关');
    expect(url()).toHaveTextContent('/overview/workorder?size=10&from=2026-06-01&other=x&product=gateway');
    expect(screen.getByLabelText('提交日期从')).toHaveValue('2026-06-01');
    await userEvent.click(screen.getByRole('button', { name: '清空筛选' }));
    expect(url()).toHaveTextContent('/overview/workorder?size=10&other=x');
  });

  it('filters by a span of days', async () => {
    await openList();
    await userEvent.type(screen.getByLabelText('提交日期从'), '2026-06-01{Enter}');
    await userEvent.type(screen.getByLabelText('提交日期到'), '2026-06-30{Enter}');
    expect(url()).toHaveTextContent('?from=2026-06-01&to=2026-06-30');
  });

  it('filters by a span of days that is open at its end', async () => {
    await openList();
    await userEvent.type(screen.getByLabelText('提交日期从'), '2026-06-01{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    expect(url()).toHaveTextContent(/\?from=2026-06-01$/);
  });

  it('turns the pages in the address', async () => {
    await openList({ result: answered(TICKETS, { total: 45 }) });
    await userEvent.click(screen.getByRole('link', { name: '第 2 页' }));
    expect(url()).toHaveTextContent('/overview/workorder?page=2');
    await choose('每页条数', '50 条/页');
    expect(url()).toHaveTextContent('/overview/workorder?size=50');
  });

  it('keeps what can be done with a row in sight, under a heading of its own', async () => {
    await openList({ rowActions: ({ no }) => <button type="button">催单 {no}</button> });
    const cells = [
      screen.getByRole('columnheader', { name: '操作' }),
      screen.getByRole('button', { name: '催单 W1' }).closest('td'),
    ];
    for (const cell of cells) expect(cell).toHaveClass('pinned');
  });

  it('orders by a heading', async () => {
    await openList();
    const heading = screen.getByRole('columnheader', { name: '标题' });
    const click = () => userEvent.click(within(heading).getByRole('button', { name: '标题' }));
    expect(heading).toHaveAttribute('aria-sort', 'none');
    await click();
    expect(url()).toHaveTextContent('?sort=title');
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await click();
    expect(url()).toHaveTextContent('?sort=-title');
    await click();
    expect(url()).toHaveTextContent(/^\/overview\/workorder$/);
  });

  it('says that nobody has made a record yet, and what to do', async () => {
    await openList({ result: answered([]), onExport: () => Promise.resolve() });
    expect(screen.getByText('还没有工单')).toBeVisible();
    expect(screen.getByRole('link', { name: '提交工单' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '按状态查看' })).not.toBeInTheDocument();
    expect(screen.queryByRole('search', { name: '筛选' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '列设置' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '导出' })).not.toBeInTheDocument();
  });

  it('says that the filters leave nothing, and takes them away', async () => {
    await openList({ result: answered([]) }, '/overview/workorder?status=1&keyword=a');
    expect(screen.getByText('没有符合条件的结果')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '按状态查看' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: '清空筛选' }).at(-1) as HTMLElement);
    expect(url()).toHaveTextContent(/^\/overview\/workorder$/);
  });

  it('leads back from a page that is empty by now', async () => {
    await openList({ result: answered([], { total: 20, pageNo: 2 }) }, '/overview/workorder?page=2');
    await userEvent.click(screen.getByRole('button', { name: '回到第一页' }));
    expect(url()).toHaveTextContent(/^\/overview\/workorder$/);
  });

  it('offers another attempt when the records cannot be read', async () => {
    const refetch = jest.fn();
    await openList({ result: { isFetching: false, isError: true, refetch } });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('keeps the place of records that are on their way', async () => {
    await openList({ result: { isFetching: true, isError: false, refetch: jest.fn() } });
    expect(screen.getByRole('status', { name: '正在加载工单' })).toBeInTheDocument();
  });

  it('hides columns and remembers it, but not the fixed ones', async () => {
    const { unmount } = await openList();
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    expect(screen.getByRole('checkbox', { name: '编号' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: '产品' }));
    expect(screen.queryByRole('columnheader', { name: '产品' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '列设置' })).toHaveFocus();
    unmount();
    await openList();
    expect(screen.queryByRole('columnheader', { name: '产品' })).not.toBeInTheDocument();
  });

  it('says why an export has failed', async () => {
    await openList({ onExport: () => Promise.reject(new Error('导出太频繁，请稍后再试')) });
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('导出太频繁，请稍后再试');
    expect(screen.getByRole('button', { name: '导出' })).toBeEnabled();
  });

  it('selects rows and lets go of them', async () => {
    function Selecting() {
      const [keys, onChange] = useState<readonly string[]>([]);
      return <Tickets selection={{ keys, onChange, actions: <button type="button">批量删除</button> }} />;
    }
    render(
      <MemoryRouter>
        <Selecting />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: '选择工单 W2' }));
    expect(screen.getByText('已选 1 项')).toBeVisible();
    expect(screen.getByRole('button', { name: '批量删除' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部工单' }));
    expect(screen.getByText('已选 2 项')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部工单' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择工单 W1' }));
    await userEvent.click(screen.getByRole('button', { name: '取消选择' }));
    expect(screen.queryByText('已选 1 项')).not.toBeInTheDocument();
  });

  it('shows cards on phones, and the filters in a drawer', async () => {
    setNarrow(true);
    await openList({}, '/overview/workorder?product=gateway');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('采集中断')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '筛选 (1)' }));
    const drawer = screen.getByRole('dialog', { name: '筛选' });
    await choose('产品', '全部', drawer);
    await userEvent.click(within(drawer).getByRole('button', { name: '查看结果' }));
    expect(screen.getByRole('button', { name: '筛选' })).toHaveFocus();
    expect(url()).toHaveTextContent(/^\/overview\/workorder$/);
  });
});
