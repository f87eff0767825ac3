import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AccountPage } from './account-page';

it('names a page, the way back and what can be done', () => {
  render(
    <MemoryRouter>
      <AccountPage
        title="工单详情"
        lead="处理进度"
        back={{ href: '/overview/workorder', text: '工单' }}
        actions={<button type="button">催单</button>}
      >
        内容
      </AccountPage>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '工单详情' })).toBeVisible();
  expect(screen.getByRole('link', { name: '工单' })).toHaveAttribute('href', '/overview/workorder');
  expect(screen.getByRole('button', { name: '催单' })).toBeVisible();
});
