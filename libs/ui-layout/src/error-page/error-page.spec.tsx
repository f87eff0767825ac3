import { HomeHrefContext } from '@portal/ui-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ErrorPage, type ErrorPageProps } from './error-page';
import { LastResortErrorPage } from './last-resort-error-page';

const renderPage = (props: ErrorPageProps) =>
  render(
    <HomeHrefContext value="/homepage">
      <ErrorPage {...props} />
    </HomeHrefContext>,
    { wrapper: MemoryRouter },
  );

describe('ErrorPage', () => {
  it('says that a page could not be found and leads home', () => {
    renderPage({ statusCode: 404 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^This page could not be found$/);
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByText(/^Back to the home page$/)).toHaveAttribute('lang', 'en');
  });

  it('speaks Chinese beside the sentence of the specification', () => {
    const { unmount } = renderPage({ statusCode: 404 });
    expect(screen.getByText('没有找到这个页面')).toBeInTheDocument();
    unmount();
    renderPage({ message: 'x is not a function' });
    expect(screen.getByText('页面出错了')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/homepage');
  });

  it.each([
    [404, '返回首页 Back to the home page'],
    [500, '返回首页'],
  ])('has one way home, in the languages of its sentence (%i)', (statusCode, name) => {
    renderPage({ statusCode });
    const ways = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/homepage');
    expect(ways).toHaveLength(1);
    expect(ways[0]).toHaveAccessibleName(name);
  });

  it('shows Error and 500 by default, without the link of a missing page', () => {
    renderPage({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Error$/);
    expect(screen.getByText('500')).toBeInTheDocument();
    expect(screen.queryByText('Back to the home page')).toBeNull();
  });

  it('shows the message it was given', () => {
    renderPage({ statusCode: 503, message: 'Service unavailable' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service unavailable');
    expect(screen.getByText('503')).toBeInTheDocument();
  });

  it('offers ways on', () => {
    renderPage({ statusCode: 404 });
    expect(screen.getByRole('navigation', { name: '常用页面' })).toHaveTextContent('产品');
  });
});

describe('LastResortErrorPage', () => {
  it('needs nothing around it', () => {
    render(<LastResortErrorPage homePath="/miot/homepage" />);
    expect(screen.getByText('An error occurred while showing the error page')).toBeInTheDocument();
    expect(screen.getByText('错误页面也无法显示，请稍后再试')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByRole('link', { name: '返回首页 Go back to home' })).toHaveAttribute('href', '/miot/homepage');
  });
});
