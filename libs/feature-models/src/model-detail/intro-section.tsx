import type { ModelContent } from '@portal/api-contract';
import styles from './model-detail.module.css';
import { PageSection } from './page-section';

/** What the model is for. */
export function IntroSection({ intro }: Pick<ModelContent, 'intro'>) {
  return (
    <PageSection id="intro">
      <div className={styles.intro}>
        {intro.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </PageSection>
  );
}
