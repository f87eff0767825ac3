import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CommunityLayout } from './community-layout';

it.each([
  ['/community', '社区首页'],
  ['/community/simulation', '社区首页'],
  ['/community/blogArticle', '文章'],
  ['/community/simulation/qaDetail/q1.html', '问答'],
])('marks where %s belongs', (at, text) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <CommunityLayout>内容</CommunityLayout>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(text);
});
