import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Block } from './block-types';
import { pickColumns } from './card-grid';
import { PageBlocks, type PageForms } from './page-blocks';

const heading = { title: '标题', subtitle: '副标题' };

function show(block: Block | readonly Block[], forms?: PageForms, bandsAbove?: number) {
  const blocks = Array.isArray(block) ? (block as readonly Block[]) : [block as Block];
  return render(
    <MemoryRouter>
      <PageBlocks blocks={blocks} forms={forms} bandsAbove={bandsAbove} />
    </MemoryRouter>,
  );
}

describe('PageBlocks', () => {
  it('shows a text under its heading', () => {
    show({ kind: 'text', ...heading, html: '<p>第一段</p>' });
    const band = screen.getByRole('region', { name: '标题' });
    expect(within(band).getByText('副标题')).toBeVisible();
    expect(within(band).getByText('第一段')).toBeVisible();
  });

  it('shows a text without a heading as it is', () => {
    show({ kind: 'text', title: '', subtitle: '', html: '<h2>一、总则</h2>' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '一、总则' })).toBeVisible();
  });

  it('alternates plain and soft bands', () => {
    const text: Block = { kind: 'text', ...heading, html: '<p>文</p>' };
    show([text, text, text], {}, 1);
    expect(screen.getAllByRole('region').map((band) => band.dataset['surface'])).toEqual(['soft', 'plain', 'soft']);
  });

  it('shows figures', () => {
    show({
      kind: 'figures',
      ...heading,
      items: [
        { value: '9 个', label: '可用区' },
        { value: '31 PB', label: '数据' },
      ],
    });
    expect(screen.getByText('9 个')).toBeVisible();
    expect(screen.getByText('可用区')).toBeVisible();
  });

  it('makes cards with an address links', () => {
    const card = { text: '说明', icon: '/files/icons/a.svg', linkText: '' };
    show({
      kind: 'cards',
      ...heading,
      items: [
        { ...card, title: '热线', url: 'tel:12377', linkText: '拨打 12377' },
        { ...card, title: '案例', url: '/case' },
        { ...card, title: '文化', url: '' },
      ],
    });
    expect(screen.getByRole('link', { name: /热线.*拨打 12377/ })).toHaveAttribute('href', 'tel:12377');
    expect(screen.getByRole('link', { name: /案例.*了解更多/ })).toHaveAttribute('href', '/case');
    expect(screen.getByRole('heading', { name: '文化' }).closest('a')).toBeNull();
  });

  it.each([
    [1, 3],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
  ])('puts %d cards in %d columns', (count, columns) => expect(pickColumns(count)).toBe(columns));

  it('shows steps in their order', () => {
    const items = Array.from({ length: 6 }, (_, index) => ({ title: `第 ${index + 1} 步`, text: '做' }));
    show({ kind: 'steps', ...heading, items });
    expect(screen.getAllByRole('listitem')[5]).toHaveTextContent('第 6 步');
    expect(screen.getByRole('list')).toHaveStyle('--columns: 3');
  });

  it('shows a timeline', () => {
    const items = [
      { date: '2013-05', title: '成立', text: '从采集起步' },
      { date: '2016-07', title: '建成', text: '第一个可用区' },
    ];
    show({ kind: 'timeline', ...heading, items });
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('2016-07建成第一个可用区');
  });

  it('shows a table under the name of its heading', () => {
    show({ kind: 'table', ...heading, table: { columns: ['名称', '编号'], rows: [['备案', 'A-1']] } });
    expect(screen.getByRole('table', { name: '标题' })).toBeVisible();
  });

  it('unfolds answers', () => {
    show({ kind: 'accordion', ...heading, items: [{ question: '要钱吗？', answer: '首次免费。' }] });
    expect(screen.getByText('要钱吗？')).toBeVisible();
    expect(document.querySelector('script')?.textContent).toContain('FAQPage');
  });

  it('switches tabs', async () => {
    show({
      kind: 'tabs',
      ...heading,
      items: [
        { label: 'cURL', html: '<p>命令</p>' },
        { label: 'Python', html: '<p>脚本</p>' },
      ],
    });
    expect(screen.getByText('命令')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
    expect(screen.getByText('脚本')).toBeVisible();
    expect(screen.queryByText('命令')).not.toBeInTheDocument();
  });

  it('keeps the place of a picture, loads it late and in the width that is needed', () => {
    show({ kind: 'image', ...heading, src: '/files/home/platform', alt: '平台架构', caption: '三层' });
    const picture = screen.getByRole('img', { name: '平台架构' });
    expect(picture).toHaveAttribute('height', '800');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture.getAttribute('srcset')).toMatch(/-480\.webp 480w, .*-960\.webp 960w, .*-1280\.webp 1280w$/);
    expect(screen.getByText('三层')).toBeVisible();
  });

  it('shows people', () => {
    const portrait = '/files/portraits/ji-wangshu.svg';
    show({ kind: 'people', ...heading, items: [{ name: '季望舒', role: '顾问', text: '从业十七年', portrait }] });
    const person = screen.getByRole('listitem');
    expect(person).toHaveTextContent(/^季望舒顾问从业十七年$/);
    expect(person.querySelector('img')).toHaveAttribute('src', portrait);
  });

  it('makes telephones and mail addresses of offices links', () => {
    const office = { city: '上海', address: '示例大道 88 号', phone: '021-0000-8200', mail: 'sh@qiheng.example' };
    show({ kind: 'offices', ...heading, items: [office, { city: '武汉', address: '八层', phone: '', mail: '' }] });
    expect(screen.getByRole('link', { name: '致电上海：021-0000-8200' })).toHaveAttribute('href', 'tel:021-0000-8200');
    expect(screen.getByRole('link', { name: /发邮件到上海/ })).toHaveAttribute('href', 'mailto:sh@qiheng.example');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('asks for the next step', () => {
    show({ kind: 'callToAction', ...heading, actions: [{ text: '预约', url: '/contact' }] });
    expect(screen.getByRole('link', { name: '预约' })).toHaveAttribute('href', '/contact');
  });

  it('shows the form the page gives, and no heading without one', () => {
    const block: Block = { kind: 'form', ...heading, form: 'contact' };
    show(block, { contact: <p>表单</p> }).unmount();
    show(block);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    show(block, { contact: <p>表单</p> });
    expect(screen.getByText('表单')).toBeVisible();
  });
});
