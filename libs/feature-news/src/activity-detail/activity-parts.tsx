import type { ActivityContent } from '@portal/api-contract';
import { Portrait } from '@portal/ui-kit';
import styles from './activity-detail.module.css';

/** What happens when. */
export function AgendaList({ agenda }: Pick<ActivityContent, 'agenda'>) {
  if (agenda.length === 0) return null;
  return (
    <section aria-labelledby="agenda-title">
      <h2 id="agenda-title" className={styles.heading}>
        议程
      </h2>
      <ol className={styles.agenda}>
        {agenda.map(({ time, title, speaker }) => (
          <li key={`${time}${title}`}>
            <span className={styles.time}>{time}</span>
            <span>{title}</span>
            {speaker && <span className={styles.speaker}>{speaker}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who speaks. */
export function SpeakerList({ speakers }: Pick<ActivityContent, 'speakers'>) {
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="speakers-title">
      <h2 id="speakers-title" className={styles.heading}>
        嘉宾
      </h2>
      <ul className={styles.speakers}>
        {speakers.map(({ name, role, intro, portrait }) => (
          <li key={name}>
            <Portrait name={name} src={portrait} />
            <div>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.intro}>{intro}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was said, chapter by chapter. */
export function ReplayChapters({ chapters }: { readonly chapters: ActivityContent['replayChapters'] }) {
  if (chapters.length === 0) return null;
  return (
    <section id="replay" className={styles.replay} aria-labelledby="replay-title">
      <h2 id="replay-title" className={styles.heading}>
        回放要点
      </h2>
      <ol className={styles.chapters}>
        {chapters.map(({ time, title, text }) => (
          <li key={time}>
            <span className={styles.time}>{time}</span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
