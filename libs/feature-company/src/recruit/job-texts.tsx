import type { JobDetail } from '@portal/api-contract';
import styles from './job-view.module.css';

/** What a job is about and whom it asks for. */
export function JobTexts({ job: { duties, requirements, extras } }: { readonly job: JobDetail }) {
  return (
    <div className={styles.texts}>
      <TextList title="工作职责" texts={duties} />
      <TextList title="任职要求" texts={requirements} />
      {extras.length > 0 && <TextList title="加分项" texts={extras} />}
    </div>
  );
}

function TextList({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ol>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
