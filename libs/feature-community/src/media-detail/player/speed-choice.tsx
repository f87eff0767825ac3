import { Button } from '@portal/ui-kit';
import { SPEEDS } from './speeds';
import styles from './video-player.module.css';

/** Props of `SpeedChoice`. */
export interface SpeedChoiceProps {
  /** Speed of the video now. */
  readonly rate: number;
  readonly onChoose: (rate: number) => void;
}

/** How fast a video plays: not every browser's player offers it. */
export function SpeedChoice({ rate, onChoose }: SpeedChoiceProps) {
  return (
    <div role="group" aria-label="播放速度" className={styles.speeds}>
      {SPEEDS.map((speed) => (
        <Button key={speed} variant="plain" aria-pressed={speed === rate} onClick={() => onChoose(speed)}>
          {speed}×
        </Button>
      ))}
    </div>
  );
}
