import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { DetailState } from './detail-state';
import { FaqList } from './faq-list';
import { FigureStrip } from './figure-strip';
import { CaseLinks } from './case-links';
import { ItemLinks } from './item-links';
import { LayersDiagram } from './layers-diagram';
import { ShareBar } from './share-bar';
import { TextTable } from './text-table';
import { TitledTexts } from './titled-texts';

it('lists the layers of an architecture with their parts', () => {
  render(<LayersDiagram title="平台架构" layers={[{ name: '应用', items: ['看板', '告警'] }]} />);
  const layers = within(screen.getByRole('list', { name: '平台架构' }));
  expect(layers.getByText('应用')).toBeVisible();
  expect(within(layers.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('names the rows and columns of a table', () => {
  render(<TextTable caption="规格" table={{ columns: ['项', '标准版'], rows: [['连接数', '1000']] }} />);
  expect(screen.getByRole('table', { name: '规格' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: '连接数' })).toBeInTheDocument();
});

it('gives questions to search engines too', () => {
  const { container } = render(<FaqList faqs={[{ question: '能停吗？', answer: '</script>可以' }]} />);
  const data = container.querySelector('script')?.textContent ?? '';
  expect(data).not.toContain('</script>');
  expect(JSON.parse(data)).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: '能停吗？' }] });
});

it('shows figures, texts and links', () => {
  render(
    <MemoryRouter>
      <FigureStrip figures={[{ value: '31%', label: '停机' }]} />
      <TitledTexts items={[{ title: '接入', text: '二十种协议' }]} variant="steps" />
      <ItemLinks items={[{ id: 'a', title: '智慧园区', summary: '一张图', url: '/solution/a.html' }]} />
    </MemoryRouter>,
  );
  expect(screen.getByText('31%')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '接入' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /智慧园区/ })).toHaveAttribute('href', '/solution/a.html');
});

describe('a page about one item', () => {
  it('waits, fails honestly, and shows the item', async () => {
    const refetch = jest.fn();
    const show = (call: object) => (
      <DetailState result={{ isError: false, refetch, ...call }}>{(data) => <p>{String(data)}</p>}</DetailState>
    );
    const { rerender } = render(show({}));
    expect(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
    rerender(show({ isError: true, error: { message: '服务器错误(500)' } }));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalled();
    rerender(show({ data: '内容' }));
    expect(screen.getByText('内容')).toBeInTheDocument();
  });
});

it('copies the address, and says where it cannot', async () => {
  const user = userEvent.setup();
  render(<ShareBar title="新闻" />);
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('链接已复制')).toBeInTheDocument();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText(/请手动复制/)).toBeInTheDocument();
});

it('shows a customer case with its picture, its figure and whose it is', () => {
  const item = {
    ...{ id: 'a', title: '停机减少三成', summary: '说明', url: '/case-details/a.html', customer: '轴承厂' },
    ...{ industry: '装备制造', metric: { value: '31%', label: '停机减少' } },
    ...{ logo: '/files/logos/a.svg', coverImage: '/files/cases/a' },
  };
  render(<CaseLinks items={[item]} />, { wrapper: MemoryRouter });
  const card = screen.getByRole('link', { name: /停机减少三成/ });
  expect(card).toHaveAttribute('href', '/case-details/a.html');
  expect(card).toHaveTextContent('31% 停机减少');
  expect(screen.getByRole('img', { name: '轴承厂' })).toHaveAttribute('src', '/files/logos/a.svg');
  expect(card.querySelector('img[src*="/files/cases/a"]')).toBeInTheDocument();
});
