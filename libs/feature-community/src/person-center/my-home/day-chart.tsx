import { TableHead, VisuallyHidden } from '@portal/ui-kit';
import styles from './my-home.module.css';

/** What came on a day. */
export interface DayFigures {
  /** As 2026-11-20. */
  readonly date: string;
  readonly likes: number;
  readonly collects: number;
  readonly followers: number;
  readonly reputation: number;
}

const WIDTH = 600;
const HEIGHT = 160;

/** Days side by side: how much was done with what one wrote, and the reputation that it brought. */
export function DayChart({ days }: { readonly days: readonly DayFigures[] }) {
  const sums = days.map(({ likes, collects }) => likes + collects);
  const max = Math.max(1, ...sums);
  const step = WIDTH / Math.max(1, days.length);
  const total = sums.reduce((all, sum) => all + sum, 0);
  const reputation = days.reduce((all, day) => all + day.reputation, 0);
  return (
    <figure className={styles.chart}>
      <figcaption>
        互动 <strong>{total}</strong> 次，声望 <strong>{reputation >= 0 ? `+${reputation}` : reputation}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {sums.map((sum, index) => {
          const height = (sum / max) * (HEIGHT - 12);
          return (
            <rect
              key={days[index]?.date}
              x={index * step + step * 0.2}
              width={step * 0.6}
              y={HEIGHT - height}
              height={height}
              rx="2"
            />
          );
        })}
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{days[0]?.date}</span>
        <span>{days.at(-1)?.date}</span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>近 30 天每天的互动</caption>
          <TableHead columns={['日期', '赞', '收藏', '新关注', '声望']} />
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{day.date}</th>
                <td>{day.likes}</td>
                <td>{day.collects}</td>
                <td>{day.followers}</td>
                <td>{day.reputation}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
