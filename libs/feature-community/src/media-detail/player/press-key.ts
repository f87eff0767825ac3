import { SPEEDS } from './speeds';

const STEP = 10;

/** What keys need beside the video. */
export interface KeyCalls {
  readonly play: () => void;
  readonly onNote: (note: string) => void;
}

/** Does what a letter stands for. Space and arrows are the browser's, and of whatever has the focus. */
export function pressKey(video: HTMLVideoElement, key: string, { play, onNote }: KeyCalls): void {
  switch (key.toLowerCase()) {
    case 'k':
      if (video.paused) play();
      else video.pause();
      return;
    case 'j':
    case 'l':
      video.currentTime = Math.max(0, video.currentTime + (key.toLowerCase() === 'l' ? STEP : -STEP));
      return;
    case 'm':
      video.muted = !video.muted;
      return;
    case 'c':
      for (const track of video.textTracks) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
      return;
    case 'f':
      if (document.fullscreenElement) void document.exitFullscreen();
      else video.requestFullscreen().catch(() => onNote('浏览器不允许全屏播放'));
      return;
    case '<':
    case '>':
      video.playbackRate = nextSpeed(video.playbackRate, key === '>');
      return;
    default:
  }
}

function nextSpeed(rate: number, isFaster: boolean): number {
  const next = isFaster ? SPEEDS.find((speed) => speed > rate) : SPEEDS.findLast((speed) => speed < rate);
  return next ?? rate;
}
