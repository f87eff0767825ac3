import type { ActivityDetail, NewsBrief, NewsDetail } from '@portal/api-contract';
import type { PageModule } from '@portal/data-access-api';
import { renderOnStub } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/** A news item of a list. */
export function buildNews(values: Partial<NewsBrief> = {}): NewsBrief {
  return {
    id: 'price-adjust',
    title: '价格下调',
    kind: 'notice',
    summary: '低频与归档规格平均下调。',
    publishedOn: '2026-10-16',
    coverImage: '',
    isPinned: false,
    ...values,
  };
}

/** A news item in full. */
export function buildNewsDetail(values: Partial<NewsDetail> = {}): NewsDetail {
  return {
    ...buildNews(),
    author: '市场部',
    newsSource: '本站',
    bodyHtml: '<p>正文</p>',
    previous: null,
    next: { id: 'next', title: '下一条新闻', summary: '', url: '/news-center-detail/next.html' },
    related: [],
    ...values,
  };
}

/** An activity in full. */
export function buildActivity(values: Partial<ActivityDetail> = {}): ActivityDetail {
  return {
    id: 'edge-course',
    title: '边缘计算公开课',
    summary: '两小时讲清楚断网续传。',
    startsAt: '2026-12-10T14:00:00+08:00',
    endsAt: '2026-12-10T16:00:00+08:00',
    place: '线上直播',
    state: 'enrolling',
    coverImage: '',
    content: {
      form: 'online',
      address: '',
      capacity: 100,
      agenda: [{ time: '14:00', title: '开场', speaker: '周砚' }],
      speakers: [
        { name: '周砚', role: '架构师', intro: '做边缘计算十年。', portrait: '/files/portraits/zhou-yan.svg' },
        { name: '梁溪', role: '工程师', intro: '' },
      ],
      replayChapters: [],
    },
    bodyHtml: '<p>课程介绍</p>',
    seatsLeft: 12,
    waitingCount: 0,
    related: [],
    ...values,
  };
}

/** Renders a page at a URL on a stubbed API. */
export function renderPage({ Page }: PageModule, responses: StubResponses, { path = '*', url = '/' } = {}) {
  return renderOnStub(
    <MemoryRouter initialEntries={[url]}>
      <Routes>
        <Route path={path} element={<Page />} />
      </Routes>
    </MemoryRouter>,
    responses,
  );
}
