import type { ContentDetail } from '@portal/api-contract/community';
import { useState } from 'react';
import { SpeedChoice } from './speed-choice';
import { useWatching } from './use-watching';
import { VideoChapters } from './video-chapters';
import styles from './video-player.module.css';

/** Drawn for videos that have no picture. */
const GROUND = '/files/common/video-ground.svg';

/**
 * A video in the browser's own player, which plays, shows captions and takes keys without a script. With the first play
 * come chapters that follow, more speeds and keys, and the place where the reader has stopped.
 */
export function VideoPlayer({ item }: { readonly item: ContentDetail }) {
  const { mid, title, fileUrl, captionsUrl, cover, chapters, audience } = item;
  // Browsers send no token with a film: who may see it is told by a ticket.
  const needsTicket = audience === 2;
  const { video, note, watch } = useWatching(mid, needsTicket);
  const [seconds, setSeconds] = useState(-1);
  const [rate, setRate] = useState(1);
  return (
    <div
      className={styles.player}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (!ctrlKey && !metaKey && !altKey) watch((watching) => watching.press(key));
      }}
    >
      <video
        ref={video}
        className={styles.film}
        controls
        playsInline
        preload="none"
        aria-label={`视频：${title}`}
        poster={cover || GROUND}
        {...(!needsTicket && { src: fileUrl })}
        onPlay={() => watch()}
        onError={() => watch()}
        onTimeUpdate={({ currentTarget }) => setSeconds(Math.floor(currentTarget.currentTime))}
        onRateChange={({ currentTarget }) => setRate(currentTarget.playbackRate)}
      >
        {captionsUrl && <track kind="captions" srcLang="zh" label="中文" src={captionsUrl} default />}
      </video>
      <div className={styles.bar}>
        <p role="status">{note}</p>
        <SpeedChoice
          rate={rate}
          onChoose={(next) => {
            if (video.current) video.current.playbackRate = next;
          }}
        />
      </div>
      <VideoChapters chapters={chapters} seconds={seconds} onChoose={(at) => watch((watching) => watching.goTo(at))} />
      <p className={styles.keys}>
        快捷键：K 播放或暂停，J、L 后退或前进 10 秒，&lt;、&gt; 调速，C 字幕，M 静音，F 全屏
      </p>
    </div>
  );
}
