import { clearSession, writeSession } from '@portal/data-access-api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { buildDetail, buildPage } from '../../testing/sample-items';
import { page } from '../media-detail.page';

const VIDEO = {
  ...{ mid: 'v1', mainType: 1 as const, title: '看见平行四边形', url: '/community/videoDetail/v1.html' },
  ...{ file: { name: 'a.mp4', size: 2_000_000, type: 'mp4', seconds: 171 }, fileUrl: '/ptl/film' },
  chapters: [
    { at: 0, title: '接线' },
    { at: 75, title: '散点图' },
  ],
};

interface OpenOptions {
  readonly item?: object;
  readonly isLoggedIn?: boolean;
  readonly progress?: number;
  readonly at?: string;
}

/** The player as jsdom has it: a video of which nothing is read. */
async function open({ item = {}, isLoggedIn = false, progress = 0, at = VIDEO.url }: OpenOptions = {}) {
  if (isLoggedIn) writeSession('token', { account: 'zhang', userCode: 'u1' });
  const shown = openPage(
    page,
    '/community/videoDetail/:file',
    {
      findContent: buildDetail({ ...VIDEO, ...item }),
      listComments: { ...buildPage([]), commentTotal: 0 },
      ...{ saveVisit: null, getProgress: { progress }, openCommunityFile: { url: '/ptl/film?ticket=1' } },
      getParticipation: [],
    },
    { at, isLoggedIn },
  );
  const video = (await screen.findByLabelText('视频：看见平行四边形')) as HTMLVideoElement;
  let isPaused = true;
  Object.defineProperty(video, 'paused', { get: () => isPaused });
  Object.defineProperty(video, 'duration', { value: 171 });
  video.play = jest.fn(async () => {
    isPaused = false;
    fireEvent.play(video);
  });
  video.pause = jest.fn(() => {
    isPaused = true;
    fireEvent.pause(video);
  });
  return { ...shown, video };
}

function watchUntil(video: HTMLVideoElement, seconds: number) {
  video.currentTime = seconds;
  fireEvent.timeUpdate(video);
}

beforeEach(() => localStorage.clear());

it('has its cover for a picture, and a drawn ground without one', async () => {
  const { video, unmount } = await open({ item: { cover: '' } });
  expect(video).toHaveAttribute('poster', '/files/common/video-ground.svg');
  unmount();
  const { video: other } = await open({ item: { cover: '/ptl/community/content/picture?id=p1' } });
  expect(other).toHaveAttribute('poster', '/ptl/community/content/picture?id=p1');
});

it('plays chapters, and marks the one that is played', async () => {
  const { video } = await open();
  const chapter = screen.getByRole('button', { name: /散点图/ });
  await userEvent.click(chapter);
  await waitFor(() => expect(video.currentTime).toBe(75));
  expect(video.play).toHaveBeenCalled();
  watchUntil(video, 80);
  expect(chapter).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: /接线/ })).not.toHaveAttribute('aria-current');
});

it('plays faster by a button and by a key, and takes letters', async () => {
  const { video } = await open();
  await userEvent.click(screen.getByRole('button', { name: '1.5×' }));
  expect(video.playbackRate).toBe(1.5);
  fireEvent.keyDown(video, { key: '>' });
  await waitFor(() => expect(video.playbackRate).toBe(2));
  fireEvent.rateChange(video);
  expect(screen.getByRole('button', { name: '2×' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(video, { key: 'l' });
  await waitFor(() => expect(video.currentTime).toBe(10));
  fireEvent.keyDown(video, { key: 'j' });
  await waitFor(() => expect(video.currentTime).toBe(0));
  fireEvent.keyDown(video, { key: 'm', ctrlKey: true });
  fireEvent.keyDown(video, { key: 'k' });
  await waitFor(() => expect(video.play).toHaveBeenCalled());
  expect(video.muted).toBe(false);
});

it('goes on where a visitor has stopped in this browser, and from the start once it was seen', async () => {
  const first = await open();
  void first.video.play();
  await waitFor(() => expect(first.video.paused).toBe(false));
  watchUntil(first.video, 66);
  await waitFor(() => expect(localStorage.getItem('video-positions')).toBe('[["v1",66]]'));
  first.unmount();

  const second = await open();
  void second.video.play();
  expect(await screen.findByText('从上次看到的 1:06 继续')).toBeInTheDocument();
  expect(second.video.currentTime).toBe(66);
  watchUntil(second.video, 165);
  await waitFor(() => expect(localStorage.getItem('video-positions')).toBe('[]'));
  expect(second.listCalls('getProgress')).toEqual([]);
});

it('goes on where a member has stopped on another device, and tells the history', async () => {
  const { video, listBodies } = await open({ isLoggedIn: true, progress: 90 });
  void video.play();
  expect(await screen.findByText('从上次看到的 1:30 继续')).toBeInTheDocument();
  expect(video.currentTime).toBe(90);
  watchUntil(video, 120);
  await waitFor(() => expect(listBodies('saveVisit')).toContainEqual({ targetId: 'v1', progress: 120 }));
  expect(listBodies('saveVisit')[0]).toEqual({ targetId: 'v1' });
  expect(localStorage.getItem('video-positions')).toBeNull();
});

it('keeps nothing of a member who has logged out', async () => {
  const { video, listBodies, unmount } = await open({ isLoggedIn: true });
  void video.play();
  await waitFor(() => expect(video.paused).toBe(false));
  watchUntil(video, 60);
  await waitFor(() => expect(listBodies('saveVisit')).toContainEqual({ targetId: 'v1', progress: 60 }));
  const before = listBodies('saveVisit').length;
  clearSession();
  watchUntil(video, 90);
  unmount();
  expect(localStorage.getItem('video-positions')).toBeNull();
  expect(listBodies('saveVisit')).toHaveLength(before);
});

it('begins at the second that a link names', async () => {
  window.location.hash = '#t=75';
  const { video } = await open();
  void video.play();
  await waitFor(() => expect(video.currentTime).toBe(75));
  window.location.hash = '';
});

it('has a ticket for a video that is for members alone, and another one once it has ended', async () => {
  const { video, listBodies } = await open({ item: { audience: 2 }, isLoggedIn: true });
  await waitFor(() => expect(video.getAttribute('src')).toBe('/ptl/film?ticket=1'));
  expect(listBodies('openCommunityFile')).toEqual([{ mid: 'v1', part: 'preview' }]);
  fireEvent.loadedData(video);
  void video.play();
  watchUntil(video, 130);
  fireEvent.error(video);
  await waitFor(() => expect(listBodies('openCommunityFile')).toHaveLength(2));
  await waitFor(() => expect(video.play).toHaveBeenCalledTimes(2));
  expect(video.currentTime).toBe(130);
  fireEvent.error(video);
  expect(await screen.findByText('视频暂时无法播放，请稍后重试')).toBeInTheDocument();
});

it('says so where a visitor’s video cannot be read', async () => {
  const { video, listCalls } = await open();
  Object.defineProperty(video, 'error', { value: {} });
  fireEvent.error(video);
  expect(await screen.findByText('视频暂时无法播放，请稍后重试')).toBeInTheDocument();
  expect(listCalls('openCommunityFile')).toEqual([]);
});
