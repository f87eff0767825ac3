import { runLoader } from '@portal/data-access-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { page as materials } from '../media-list/material-list.page';
import { page as videos } from '../media-list/video-list.page';
import { openPage } from '../testing/open-page';
import { buildDetail, buildItem, buildPage } from '../testing/sample-items';
import { page } from './media-detail.page';

const video = {
  ...{ mid: 'v1', mainType: 1 as const, title: '看见平行四边形', url: '/community/videoDetail/v1.html' },
  file: { name: 'a.mp4', size: 0, type: 'mp4', seconds: 171 },
};

it.each([
  [materials, [2, 3]],
  [videos, [1]],
])('lists ask for their kinds', async (list, mainTypes) => {
  const calls = await runLoader(list, 'sort=hot');
  expect(calls.find(({ name }) => name === 'listContent')?.body).toMatchObject({ mainTypes, sort: 'hot' });
});

it('lists videos', async () => {
  openPage(videos, '/community/video', { listContent: buildPage([buildItem(video)]) });
  const list = await screen.findByRole('list', { name: '视频' });
  expect(within(list).getByRole('link', { name: '看见平行四边形' })).toHaveAttribute('href', video.url);
});

it('shows how long a video is, its chapters, and that there is no file yet', async () => {
  openPage(
    page,
    '/community/videoDetail/:file',
    {
      findContent: buildDetail({ ...video, chapters: [{ at: 75, title: '散点图' }] }),
      listComments: { ...buildPage([]), commentTotal: 0 },
    },
    { at: '/community/videoDetail/v1.html' },
  );
  expect(await screen.findByText('2:51')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: '章节' })).toHaveTextContent('1:15散点图');
  expect(screen.getByText(/作者还没有上传文件/)).toBeInTheDocument();
});

it('shows a material that is a picture, without a script', async () => {
  const cover = '/ptl/community/content/picture?id=p1';
  const file = { name: 'a.png', size: 598, type: 'png', seconds: 0 };
  openPage(
    page,
    '/community/materialDetail/:file',
    {
      findContent: buildDetail({ ...{ mid: 'm1', mainType: 2, title: '四线制接线图', file, cover } }),
      listComments: { ...buildPage([]), commentTotal: 0 },
    },
    { at: '/community/materialDetail/m1.html' },
  );
  expect(await screen.findByRole('img', { name: '图片预览：四线制接线图' })).toHaveAttribute('src', cover);
});

it('shows a picture for members with a ticket, and not before it has come', async () => {
  const cover = '/ptl/community/content/picture?id=p1';
  openPage(
    page,
    '/community/materialDetail/:file',
    {
      findContent: buildDetail({ ...{ mid: 'm1', mainType: 2, title: '四线制接线图', audience: 2, cover } }),
      ...{ listComments: { ...buildPage([]), commentTotal: 0 }, openCommunityPictures: { ticket: 'u.1.x' } },
    },
    { at: '/community/materialDetail/m1.html', isLoggedIn: true },
  );
  const picture = await screen.findByRole('img', { name: '图片预览：四线制接线图' });
  await waitFor(() => expect(picture).toHaveAttribute('src', '/ptl/community/content/picture?ticket=u.1.x&id=p1'));
});

it('shows a summary where it is more than the beginning of the text, and sizes as people read them', async () => {
  const file = { name: 'a.pdf', size: 598, type: 'pdf', seconds: 0 };
  const open = (changes: object) =>
    openPage(
      page,
      '/community/materialDetail/:file',
      {
        findContent: buildDetail({ ...{ mid: 'm1', mainType: 2, file }, ...changes }),
        listComments: { ...buildPage([]), commentTotal: 0 },
      },
      { at: '/community/materialDetail/m1.html' },
    );
  const html = '<p>按点位数、<code>协议</code>和断网时长三栏对照，附两个算例。</p>';
  const { unmount } = open({ summary: '按点位数、协议和断网…', html });
  expect(await screen.findByText('598 B')).toBeInTheDocument();
  expect(screen.queryByText('按点位数、协议和断网…')).toBeNull();
  unmount();
  open({ summary: '选型会上直接翻', html });
  expect(await screen.findByText('选型会上直接翻')).toBeInTheDocument();
});
