import { clearSession, writeSession } from '@portal/data-access-api';
import { renderOnStub } from '@portal/data-access-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ReadingPlace } from './reading-place';

const HEIGHT = 4000;
/** How far the window is scrolled, in per cent of the text. */
let percent = 0;

const scrollTo = (to: number) =>
  act(() => {
    percent = to;
    fireEvent.scroll(window);
  });

beforeEach(() => {
  percent = 0;
  writeSession('token', { account: 'zhang', userCode: 'u1' });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const top = (-HEIGHT * percent) / 100;
    return { top, bottom: top + HEIGHT, height: HEIGHT } as DOMRect;
  });
  jest.spyOn(window, 'scrollTo').mockReturnValue();
});

afterEach(() => {
  clearSession();
  localStorage.clear();
  jest.restoreAllMocks();
});

function open(progress: number, text: ReactNode = '先算一天的量') {
  const shown = renderOnStub(<ReadingPlace mid="a1">{text}</ReadingPlace>, {
    getProgress: { progress },
    saveVisit: null,
  });
  return {
    ...shown,
    listPlaces: () => shown.listBodies('saveVisit').map((body) => (body as { progress: number }).progress),
  };
}

it('leads who has read a part of it before to where they stopped', async () => {
  open(43);
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('上次读到 43%'));
  await userEvent.click(screen.getByRole('button', { name: '继续阅读' }));
  expect(window.scrollTo).toHaveBeenCalledWith(0, (HEIGHT * 43) / 100);
  expect(status).toBeEmptyDOMElement();
  expect(screen.getByText('先算一天的量')).toHaveFocus();
});

it('is announced, by a status that was there before, and reached before the links of the text', async () => {
  open(43, <a href="#in">一天的量</a>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const resume = await screen.findByRole('button', { name: '继续阅读' });
  expect(screen.getByRole('status')).toContainElement(resume);
  await userEvent.tab();
  expect(resume).toHaveFocus();
});

it('offers nothing to who begins, or goes on by themselves', async () => {
  const { listBodies } = open(43);
  expect(await screen.findByRole('button', { name: '从头阅读' })).toBeInTheDocument();
  scrollTo(6);
  expect(screen.getByRole('status')).toHaveTextContent('上次读到 43%');
  expect(listBodies('saveVisit')).toEqual([]);
  scrollTo(12);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(listBodies('saveVisit')).toHaveLength(1);
});

it('keeps the place now and then, when the page is left, and none once it is read to the end', async () => {
  const { listPlaces, listBodies, unmount } = open(0);
  await waitFor(() => expect(listBodies('getProgress')).toHaveLength(1));
  await screen.findByText('先算一天的量');
  await waitFor(() => {
    scrollTo(12);
    expect(listPlaces()).toEqual([12]);
  });
  scrollTo(15);
  expect(listPlaces()).toEqual([12]);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(listPlaces()).toEqual([12, 15]));
  scrollTo(100);
  await waitFor(() => expect(listPlaces()).toEqual([12, 15, 0]));
  scrollTo(30);
  scrollTo(33);
  // Then nothing can be measured any more.
  percent = 100;
  unmount();
  await waitFor(() => expect(listPlaces()).toEqual([12, 15, 0, 30, 33]));
});

it('keeps that of visitors in their browser', async () => {
  clearSession();
  const { listBodies } = open(0);
  await screen.findByText('先算一天的量');
  await waitFor(() => {
    scrollTo(percent === 40 ? 51 : 40);
    expect(localStorage.getItem('video-positions')).toMatch(/^\[\["a1",(40|51)\]\]$/);
  });
  expect(listBodies('saveVisit')).toEqual([]);
});

it.each([
  ['nobody', () => clearSession()],
  ['somebody else', () => writeSession('other', { account: 'li', userCode: 'u2' })],
])('keeps nothing once %s is logged in', async (_who, change) => {
  const { listBodies, listPlaces, unmount } = open(0);
  await waitFor(() => {
    scrollTo(12);
    expect(listPlaces()).toEqual([12]);
  });
  scrollTo(15);
  change();
  fireEvent(document, new Event('visibilitychange'));
  scrollTo(40);
  unmount();
  expect(listBodies('saveVisit')).toHaveLength(1);
  expect(localStorage.getItem('video-positions')).toBeNull();
});
