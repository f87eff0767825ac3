import { ACTIVITY_STATES, NEWS_KINDS } from '@portal/api-contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { buildActivity, buildNews, failed, loaded } from '../../testing/sample-home';

import { STATES, toBeijingDay } from './activity-list';
import { KINDS } from './news-list';
import { NewsSection, type NewsSectionProps } from './news-section';

const someNews = loaded({ list: [buildNews(), buildNews({ id: 'n2', title: '维护公告', kind: 'notice' })] });
const someActivities = loaded({ list: [buildActivity()] });
const renderSection = (props: Partial<NewsSectionProps>) =>
  render(
    <MemoryRouter>
      <NewsSection
        heading={{ title: '新闻与活动', subtitle: '' }}
        news={someNews}
        activities={someActivities}
        {...props}
      />
    </MemoryRouter>,
  );

describe('NewsSection', () => {
  it('shows news and activities with their addresses, days and states', () => {
    renderSection({});
    expect(screen.getByRole('link', { name: /新一代边缘网关发布/ })).toHaveAttribute(
      'href',
      '/news-center-detail/n1.html',
    );
    expect(screen.getByRole('link', { name: /维护公告/ })).toHaveTextContent('公告');
    const activity = screen.getByRole('link', { name: /边缘计算公开课/ });
    expect(activity).toHaveAttribute('href', '/activity-center-detail/a1.html');
    expect(activity).toHaveTextContent('报名中');
    expect(activity).toHaveTextContent('19:30 · 线上直播');
  });

  it('leaves out the list that is empty, and itself when both are', () => {
    const { unmount } = renderSection({ activities: loaded({ list: [] }) });
    expect(screen.queryByText('市场活动')).toBeNull();
    unmount();
    const { container } = renderSection({ news: loaded({ list: [] }), activities: loaded({ list: [] }) });
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the news when only the activities failed', () => {
    renderSection({ activities: failed() });
    expect(screen.getByRole('status')).toHaveTextContent('市场活动暂时无法加载');
    expect(screen.getByText('维护公告')).toBeInTheDocument();
  });
});

it('tells the day in Beijing whatever the offset of the timestamp', () => {
  expect(toBeijingDay('2026-04-16T19:30:00+08:00')).toEqual({ year: '2026', month: '04', day: '16', time: '19:30' });
  expect(toBeijingDay('2026-12-31T17:00:00Z')).toEqual({ year: '2027', month: '01', day: '01', time: '01:00' });
});

it('calls kinds and states as the contract does', () => {
  expect(KINDS).toEqual(NEWS_KINDS);
  expect(Object.fromEntries(Object.entries(STATES).map(([state, { text }]) => [state, text]))).toEqual(ACTIVITY_STATES);
});
