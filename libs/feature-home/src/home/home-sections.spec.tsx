import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { buildCase, buildHomeContent, buildPartner, failed, loaded, pending } from '../testing/sample-home';

import { CasesSection } from './cases/cases-section';
import { NumbersSection } from './number-strip/numbers-section';
import { CallToAction, PartnersSection } from './home.page';
import { PlatformSection } from './platform/platform-section';

const heading = { title: '标题', subtitle: '' };
const renderHere = (element: ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);

describe('NumbersSection', () => {
  it('pairs every figure with its meaning', () => {
    renderHere(<NumbersSection query={loaded(buildHomeContent())} />);
    expect(screen.getByRole('term')).toHaveTextContent('在线接入设备');
    expect(screen.getByRole('definition')).toHaveTextContent('126万台');
  });

  it('is hidden without figures', () => {
    const { container } = renderHere(<NumbersSection query={loaded({ numbers: [] })} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('keeps its place while it loads', () => {
    renderHere(<NumbersSection query={pending()} />);
    expect(screen.getByRole('region', { name: '关键数据' })).not.toBeEmptyDOMElement();
  });
});

describe('CasesSection', () => {
  it('shows the one figure and the customer of each case', () => {
    renderHere(
      <CasesSection heading={heading} query={loaded([buildCase(), buildCase({ id: 'c2', customer: '澄湖乳业' })])} />,
    );
    const [first] = within(screen.getByRole('list')).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/case-details/c1.html');
    expect(first).toHaveTextContent('0.6%废品率');
    expect(screen.getByRole('img', { name: '澄湖乳业' })).toBeInTheDocument();
  });

  it('is hidden without cases and honest when the call failed', () => {
    const { container, unmount } = renderHere(<CasesSection heading={heading} query={loaded([])} />);
    expect(container).toBeEmptyDOMElement();
    unmount();
    renderHere(<CasesSection heading={heading} query={failed()} />);
    expect(screen.getByRole('status')).toHaveTextContent('客户案例暂时无法加载');
  });
});

describe('PlatformSection', () => {
  it('shows the picture, the points and the advantages', () => {
    const { platform, advantages } = buildHomeContent();
    renderHere(<PlatformSection platform={platform} advantages={advantages} />);
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
    renderHere(<CallToAction callToAction={buildHomeContent().callToAction} />);
    expect(screen.getByRole('link', { name: '预约交流' })).toHaveAttribute('href', '/contact');
  });
});
