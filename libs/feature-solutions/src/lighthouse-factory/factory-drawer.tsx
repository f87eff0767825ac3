import type { Factory, Video } from '@portal/api-contract';
import { ButtonLink, Cover, Drawer } from '@portal/ui-kit';
import styles from './factory-drawer.module.css';
import { FactoryFigures } from './factory-figures';
import { FactoryMeta } from './factory-meta';
import { toVisitHref } from './visit-href';

/** Props of `FactoryDrawer`. */
export interface FactoryDrawerProps {
  readonly factory: Factory;
  readonly onClose: () => void;
}

/** A factory with the steps it took, beside the list. */
export function FactoryDrawer({ factory, onClose }: FactoryDrawerProps) {
  const { id, name, summary, coverImage, metrics, timeline, film } = factory;
  return (
    <Drawer title={name} edge="right" className={styles.drawer} onClose={onClose}>
      <div className={styles.content}>
        <FactoryMeta factory={factory} />
        {film ? (
          <FactoryVideo video={film} />
        ) : (
          <Cover src={coverImage} sizes="(max-width: 620px) 92vw, 580px" className={styles.cover} />
        )}
        <p className={styles.summary}>{summary}</p>
        <FactoryFigures figures={metrics} />
        <h3 className={styles.subtitle}>建设历程</h3>
        <ol className={styles.timeline}>
          {timeline.map(({ date, title, text }) => (
            <li key={date + title}>
              <time dateTime={date}>{date}</time>
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink href={toVisitHref(id)} variant="primary">
          预约参观
        </ButtonLink>
      </div>
    </Drawer>
  );
}

/** A factory's video. Nothing of it is loaded before somebody plays it; those who cannot see it can read it. */
function FactoryVideo({ video }: { readonly video: Video }) {
  const { title, file, poster, captions, durationS, transcript } = video;
  return (
    <div className={styles.video}>
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
