import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { buildCallToAction, buildCase, buildPartner, buildPlatform, failed, loaded } from '../testing/sample-home';
import { AssuranceSection } from './assurance/assurance-section';
import { CallToAction } from './call-to-action/call-to-action';

import { CasesSection } from './cases/cases-section';
import { CodeSection } from './code/code-section';
import { FactoriesSection } from './factories/factories-section';
import { FiguresSection } from './figures/figures-section';
import { ModelsSection } from './models/models-section';
import { PartnersSection } from './partners/partners-section';
import { PlatformSection } from './platform/platform-section';
import { ReadingsSection } from './readings/readings-section';
import { listLinks, RegionsSection } from './regions/regions-section';

const heading = { title: '标题', subtitle: '' };
const renderHere = (element: ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);

describe('FiguresSection', () => {
  it('pairs every figure with its meaning', () => {
    renderHere(<FiguresSection variant="panel" figures={[{ value: '126', unit: '万台', label: '在线接入设备' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('在线接入设备');
    expect(screen.getByRole('definition')).toHaveTextContent('126万台');
  });
});

describe('ReadingsSection', () => {
  it('says of what each reading is, where it comes from and whether it is as it should be', () => {
    const reading = { label: '主轴振动', value: '2.8', unit: 'mm/s', state: 'warning' as const, trend: [1, 2] };
    renderHere(<ReadingsSection title="装配一线" source="演示数据" readings={[reading]} />);
    const wall = screen.getByRole('region', { name: '装配一线' });
    expect(wall).toHaveTextContent('演示数据');
    expect(within(wall).getByRole('listitem')).toHaveTextContent('主轴振动注意2.8mm/s');
  });
});

describe('CodeSection', () => {
  it('shows the steps, and the lines in the language that is chosen', async () => {
    renderHere(
      <CodeSection
        {...heading}
        steps={[{ title: '试运行', text: '先看费用。' }]}
        samples={[
          { name: '命令行', lines: ['qh server create', '  --dry-run'] },
          { name: 'Python', lines: ['import qh'] },
        ]}
        actions={[{ text: '免费试用', url: '/product' }]}
      />,
    );
    expect(screen.getByRole('tabpanel')).toHaveTextContent('qh server create --dry-run');
    await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('import qh');
    expect(screen.getByRole('link', { name: '免费试用' })).toHaveAttribute('href', '/product');
  });
});

describe('RegionsSection', () => {
  const region = (name: string, x: number) => ({ name, note: '', zones: 2, x, y: 0 });

  it('names every region once to those who cannot see the sketch', () => {
    renderHere(<RegionsSection {...heading} regions={[region('华北', 10), region('华东', 60)]} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '华北',
      '华东',
    ]);
    expect(screen.getAllByText('2 个可用区')).toHaveLength(2);
  });

  it('joins each with the two nearest, and no two of them twice', () => {
    const links = listLinks([region('a', 0), region('b', 10), region('c', 30), region('d', 100)]);
    expect(links.map(([from, to]) => from.name + to.name)).toEqual(['ab', 'ac', 'bc', 'cd', 'bd']);
  });
});

describe('AssuranceSection', () => {
  it('pairs every service with its promise, and lists the certificates', () => {
    const levels = [{ service: '云服务器', promise: '99.99%', note: '单实例' }];
    renderHere(<AssuranceSection {...heading} levels={levels} certificates={[{ name: '等级保护三级', note: '' }]} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['99.99%', '单实例']);
    expect(screen.getByText('等级保护三级')).toBeInTheDocument();
  });
});

describe('FactoriesSection', () => {
  it('shows each factory with its figures', () => {
    const factory = {
      ...{ id: 'f1', name: '总装工厂', place: '辽宁', industry: '装备制造', year: 2026, summary: '', coverImage: '' },
      metrics: [{ value: '42%', label: '上门次数下降' }],
    };
    renderHere(<FactoriesSection heading={heading} query={loaded([factory])} />);
    expect(screen.getByRole('link', { name: /总装工厂/ })).toHaveTextContent('2026 · 辽宁 · 装备制造');
    expect(screen.getByRole('definition')).toHaveTextContent('42%');
  });

  it('is hidden without factories', () => {
    const { container } = renderHere(<FactoriesSection heading={heading} query={loaded([])} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('ModelsSection', () => {
  it('says how well a model does and where it ends', () => {
    const model = {
      ...{ id: 'm1', name: '轴承寿命', modelType: 2 as const, industry: '装备', summary: '', calls: 3 },
      ...{ accuracy: { metric: '提前量', value: '72 小时', note: '' }, limit: '转速低于 30 转不适用' },
    };
    renderHere(<ModelsSection heading={heading} query={loaded([model])} />);
    const card = screen.getByRole('link', { name: /轴承寿命/ });
    expect(card).toHaveAttribute('href', '/modelDetail/m1.html');
    expect(card).toHaveTextContent('行业机理 · 装备');
    expect(card).toHaveTextContent('提前量72 小时适用边界转速低于 30 转不适用');
  });
});

describe('CasesSection', () => {
  it.each(['slides', 'metrics'] as const)('shows the one figure and the customer of each case as %s', (variant) => {
    renderHere(
      <CasesSection
        variant={variant}
        heading={heading}
        query={loaded([buildCase(), buildCase({ id: 'c2', customer: '澄湖乳业' })])}
      />,
    );
    const [first] = within(screen.getByRole('list')).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/case-details/c1.html');
    expect(first).toHaveTextContent('0.6%废品率');
    expect(screen.getByRole('img', { name: '澄湖乳业' })).toBeInTheDocument();
  });

  it('is hidden without cases and honest when the call failed', () => {
    const { container, unmount } = renderHere(<CasesSection variant="slides" heading={heading} query={loaded([])} />);
    expect(container).toBeEmptyDOMElement();
    unmount();
    renderHere(<CasesSection variant="slides" heading={heading} query={failed()} />);
    expect(screen.getByRole('status')).toHaveTextContent('客户案例暂时无法加载');
  });
});

describe('PlatformSection', () => {
  it('shows the picture, the points and the advantages', () => {
    renderHere(<PlatformSection {...buildPlatform()} />);
    expect(screen.getByRole('img', { name: '四层架构' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('heading', { level: 3, name: '边缘' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: '接得上' })).toBeInTheDocument();
  });
});

describe('PartnersSection', () => {
  it('names every partner, with or without a mark', () => {
    const list = [buildPartner(), buildPartner({ id: 'pt2', name: '澜石软件', logo: '' })];
    renderHere(<PartnersSection heading={heading} query={loaded(list)} />);
    expect(screen.getByRole('img', { name: '衡川自动化' })).toBeInTheDocument();
    expect(screen.getByText('澜石软件')).toBeInTheDocument();
  });

  it('is hidden without partners', () => {
    const { container } = renderHere(<PartnersSection heading={heading} query={loaded([])} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('CallToAction', () => {
  it('leads on', () => {
    renderHere(<CallToAction {...buildCallToAction()} />);
    expect(screen.getByRole('link', { name: '预约交流' })).toHaveAttribute('href', '/contact');
  });
});
