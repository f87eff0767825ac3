import type { ContentDetail } from '@portal/api-contract/community';
import { Button } from '@portal/ui-kit';
import { formatSeconds } from '../../writing/chapters';
import styles from './video-player.module.css';

/** Props of `VideoChapters`. */
export interface VideoChaptersProps {
  readonly chapters: ContentDetail['chapters'];
  /** Where the video is; below 0 before it was played. */
  readonly seconds: number;
  /** Plays a chapter; absent where there is no film. */
  readonly onChoose?: (at: number) => void;
}

/** Chapters of a video, of which the one that is played is marked; nothing where there are none. */
export function VideoChapters({ chapters, seconds, onChoose }: VideoChaptersProps) {
  if (chapters.length === 0) return null;
  const current = chapters.findLastIndex(({ at }) => at <= seconds);
  return (
    <ol className={styles.chapters} aria-label="章节">
      {chapters.map(({ at, title }, index) => (
        <li key={at}>
          {onChoose ? (
            <Button variant="plain" aria-current={index === current ? 'true' : undefined} onClick={() => onChoose(at)}>
              <time>{formatSeconds(at)}</time>
              {title}
            </Button>
          ) : (
            <p>
              <time>{formatSeconds(at)}</time>
              {title}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
