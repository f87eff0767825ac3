import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from '../badge/badge';
import { CardLink } from '../card/card-link';
import { Section } from './section';

describe('Section', () => {
  it('is a landmark named by its heading, with a link to more', () => {
    render(
      <MemoryRouter>
        <Section title="热门产品" subtitle="按需选用" action={{ text: '查看全部', href: '/product' }}>
          <CardLink href="/product-detail/a.html">
            产品 <Badge tone="new">最新</Badge>
          </CardLink>
        </Section>
      </MemoryRouter>,
    );
    expect(screen.getByRole('region', { name: '热门产品' })).toHaveTextContent('按需选用');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('热门产品');
    expect(screen.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/product');
    expect(screen.getByRole('link', { name: /产品 最新/ })).toHaveAttribute('href', '/product-detail/a.html');
  });
});
