import { type AppDispatch, isLoggedIn, readSession } from '@portal/data-access-api';
import { communityTicketsApi } from '@portal/data-access-api/community';
import { toSubmissionError } from '@portal/ui-forms';
import { formatSeconds } from '../../writing/chapters';
import { pressKey } from './press-key';
import { openPosition } from '../../shared/kept-positions';

/** A video that is watched over. */
export interface Watching {
  /** Plays it from a second on. */
  readonly goTo: (seconds: number) => void;
  /** Does what a key stands for. */
  readonly press: (key: string) => void;
  /** Ends it, and keeps where the reader is. */
  readonly stop: () => void;
}

/** What is watched, and who hears of it. */
export interface WatchOptions {
  readonly mid: string;
  readonly dispatch: AppDispatch;
  /** Gets what is said to the reader; empty for nothing. */
  readonly onNote: (note: string) => void;
}

/** Seconds between two notes of where the reader is. */
const KEEP_EVERY = 15;
/** So close to the beginning or the end, one begins anew. */
const EDGE = 10;
/** A link into a video names its second. */
const LINKED = /^#t=(\d{1,6})$/;

const { openCommunityFile } = communityTicketsApi.endpoints;

/** Goes on where the reader has stopped, keeps where they stop, and has a ticket where the film is not for everybody. */
export function watchVideo(video: HTMLVideoElement, { mid, dispatch, onNote }: WatchOptions): Watching {
  const ended = new AbortController();
  const position = openPosition(dispatch, mid);
  let isPlaced = false;
  let kept = 0;
  let mayRenew = true;

  const play = () =>
    video.play().catch((error: DOMException) => {
      // What cannot be read is an event of its own; a pause meanwhile is no failure.
      if (error.name === 'NotAllowedError') onNote('请按播放键开始');
    });

  async function place(): Promise<void> {
    if (isPlaced) return;
    isPlaced = true;
    if (video.currentTime > EDGE) return;
    const [, linked] = LINKED.exec(window.location.hash) ?? [];
    const seconds = linked === undefined ? await position.read() : Number(linked);
    if (seconds <= EDGE || video.currentTime > EDGE) return;
    kept = seconds;
    video.currentTime = seconds;
    onNote(linked === undefined ? `从上次看到的 ${formatSeconds(seconds)} 继续` : '');
  }

  function keep(): void {
    const seconds = Math.floor(video.currentTime);
    const isDone = video.ended || (video.duration > 0 && video.duration - seconds <= EDGE);
    const stopped = isDone ? 0 : seconds;
    if (!isPlaced || stopped === kept || (seconds < EDGE && kept === 0)) return;
    kept = stopped;
    void position.keep(stopped);
  }

  /** A ticket lasts ten minutes: a film that goes on later asks for another one. */
  async function renew(): Promise<void> {
    if (!mayRenew || !isLoggedIn(readSession())) return onNote('视频暂时无法播放，请稍后重试');
    mayRenew = false;
    const [at, goesOn] = [video.currentTime, !video.paused];
    const open = (part: 'preview' | 'captions') =>
      dispatch(openCommunityFile.initiate({ mid, part }, { track: false }));
    const { data, error } = await open('preview');
    if (!data) return onNote(toSubmissionError(error).msg);
    const track = video.querySelector('track');
    if (track && track.readyState !== track.LOADED) track.src = (await open('captions')).data?.url ?? track.src;
    video.src = data.url;
    video.currentTime = at;
    onNote('');
    if (goesOn) await play();
  }

  const listen = (type: string, listener: () => void) =>
    video.addEventListener(type, listener, { signal: ended.signal });
  listen('play', () => void place());
  listen('pause', keep);
  listen('ended', keep);
  listen('timeupdate', () => {
    if (Math.abs(video.currentTime - kept) >= KEEP_EVERY) keep();
  });
  listen('loadeddata', () => {
    mayRenew = true;
  });
  listen('error', () => void renew());
  document.addEventListener('visibilitychange', keep, { signal: ended.signal });

  if (video.error !== null || !video.hasAttribute('src')) void renew();
  else if (!video.paused) void place();

  return {
    goTo(seconds) {
      isPlaced = true;
      video.currentTime = seconds;
      onNote('');
      void play();
    },
    press: (key) => pressKey(video, key, { play: () => void play(), onNote }),
    stop() {
      keep();
      ended.abort();
    },
  };
}
