import type { Film } from '@portal/api-contract';
import styles from './factory-film.module.css';

/** A factory's film. Nothing of it is loaded before somebody plays it; those who cannot see it can read it. */
export function FactoryFilm({ film }: { readonly film: Film }) {
  const { title, file, poster, captions, durationS, transcript } = film;
  return (
    <div className={styles.film}>
      <figure>
        <video src={file} poster={poster} controls preload="none" playsInline aria-label={`影片：${title}`}>
          <track kind="captions" src={captions} srcLang="zh" label="中文" default />
        </video>
        <figcaption>
          <h3>{title}</h3>
          <p>影片 {formatLength(durationS)} · 无声，有字幕</p>
        </figcaption>
      </figure>
      {transcript.length > 0 && (
        <details>
          <summary>影片的文字版</summary>
          <p>{transcript.join('')}</p>
        </details>
      )}
    </div>
  );
}

function formatLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} 分 ${seconds % 60} 秒` : `${seconds} 秒`;
}
