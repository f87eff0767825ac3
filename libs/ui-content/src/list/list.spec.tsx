import { useSampleQuery } from '@portal/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { FilterBar } from './filter-bar';
import { ItemList, type ItemListProps } from './item-list';
import { KeywordForm } from './keyword-form';
import type { ListQuery } from './list-query';
import { ListTools } from './list-tools';
import { listPages } from './pagination';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function WithQuery({ children }: { readonly children: (query: ListQuery) => ReactNode }) {
  return children(useSampleQuery(['kind', 'keyword']));
}

const renderAt = (url: string, children: (query: ListQuery) => ReactNode) =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <WithQuery>{children}</WithQuery>
      <CurrentUrl />
    </MemoryRouter>,
  );

const pageUrl = () => screen.getByRole('status', { name: '' }).textContent;

describe('filters', () => {
  const groups = [
    {
      name: 'kind',
      label: '类型',
      options: [
        { value: 'a', label: '甲' },
        { value: 'b', label: '乙' },
      ],
    },
  ];

  it('are links that keep the rest of the query and lead to the first page', async () => {
    renderAt('/list?kind=a&page=3&sort=new', (query) => <FilterBar query={query} groups={groups} />);
    const [chosen] = screen.getAllByRole('link', { name: '甲' });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getAllByRole('link', { name: '乙' })[0] as HTMLElement);
    expect(screen.getByText('/list?kind=b&sort=new')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('link', { name: '全部' })[0] as HTMLElement);
    expect(screen.getByText('/list?sort=new')).toBeInTheDocument();
  });

  it('leave out groups that have nothing to choose from', () => {
    renderAt('/list', (query) => <FilterBar query={query} groups={[{ name: 'kind', label: '类型', options: [] }]} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('search and order', () => {
  it('put the keyword into the address', async () => {
    renderAt('/list?page=2', (query) => <KeywordForm query={query} label="产品名称" />);
    await userEvent.type(screen.getByRole('searchbox', { name: '产品名称' }), ' 网关 {enter}');
    expect(decodeURIComponent(screen.getByText(/^\/list/).textContent ?? '')).toBe('/list?keyword=网关');
  });

  it('mark the order that is in force', () => {
    const sorts = [
      { value: 'best', label: '推荐' },
      { value: 'new', label: '最新' },
    ];
    renderAt('/list?sort=new', (query) => <ListTools query={query} sorts={sorts} />);
    expect(screen.getByRole('link', { name: '最新' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '推荐' })).toHaveAttribute('href', '/list');
  });
});

describe('a list', () => {
  const show = (result: Partial<ItemListProps<string>['result']>, at = '/list') =>
    renderAt(at, (query) => (
      <ItemList
        name="新闻"
        result={{ isError: false, refetch: jest.fn(), ...result }}
        query={query}
        itemHeight={80}
        getKey={(item) => item}
      >
        {(item) => <b>{item}</b>}
      </ItemList>
    ));

  it('shows its items, their number and the other pages', () => {
    show({ data: { list: ['甲', '乙'], total: 25, pageNo: 2, pageSize: 10 } }, '/list?page=2');
    expect(screen.getByText('共 25 个新闻')).toBeInTheDocument();
    const pages = screen.getByRole('navigation', { name: '分页' });
    expect(within(pages).getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    expect(within(pages).getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/list');
    expect(within(pages).getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/list?page=3');
  });

  it('says that it is on its way, and offers another try when it failed', async () => {
    const { unmount } = show({});
    expect(screen.getByRole('status', { name: '正在加载新闻' })).toBeInTheDocument();
    unmount();
    const refetch = jest.fn();
    show({ isError: true, error: { message: '网络超时(504)' }, refetch });
    expect(screen.getByText('网络超时(504)')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('tells apart what is empty and what is filtered away', () => {
    const empty = { data: { list: [], total: 0, pageNo: 1, pageSize: 10 } };
    const { unmount } = show(empty);
    expect(screen.getByText(/暂时没有新闻/)).toBeInTheDocument();
    unmount();
    show(empty, '/list?kind=a');
    expect(screen.getByRole('link', { name: '清空筛选' })).toHaveAttribute('href', '/list');
  });
});

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])('shows around page %i of %i: %j', (current, last, pages) => expect(listPages(current, last)).toEqual(pages));

it('has an address for everything', () => {
  renderAt('/list?kind=a', () => null);
  expect(pageUrl()).toBe('/list?kind=a');
});
