import { SideCard } from '../../shared/side-card';
import styles from './my-home.module.css';

/** Props of `LevelCard`. */
export interface LevelCardProps {
  readonly level: number;
  readonly levelLabel: string;
  readonly reputation: number;
  /** Reputation of the next level; null at the last. */
  readonly nextLevelAt: number | null;
  readonly unlocks: readonly string[];
}

/** Trust level, what it unlocks, and how far the next one is. */
export function LevelCard({ level, levelLabel, reputation, nextLevelAt, unlocks }: LevelCardProps) {
  return (
    <SideCard title="信任等级">
      <p className={styles.level}>
        <strong>LV{level}</strong> {levelLabel}
      </p>
      {nextLevelAt !== null && (
        <>
          <progress max={nextLevelAt} value={Math.min(reputation, nextLevelAt)} aria-label="距离下一级" />
          <p className={styles.quiet}>
            再获得 {Math.max(0, nextLevelAt - reputation)} 声望升到 LV{level + 1}
          </p>
        </>
      )}
      <ul className={styles.unlocks}>
        {unlocks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </SideCard>
  );
}
