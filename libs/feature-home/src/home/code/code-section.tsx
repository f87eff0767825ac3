import type { HomeSectionOf } from '@portal/api-contract';
import { Section, Tabs } from '@portal/ui-kit';
import { ActionLinks } from '../action-links/action-links';
import styles from './code-section.module.css';

/** How a program begins: the steps beside the very lines, in one language or another. */
export function CodeSection({ title, subtitle, steps, samples, actions }: Omit<HomeSectionOf<'code'>, 'kind'>) {
  return (
    <Section title={title} subtitle={subtitle} className={styles.section}>
      <div className={styles.body}>
        <div className={styles.steps}>
          <ol>
            {steps.map(({ title: step, text }) => (
              <li key={step}>
                <h3>{step}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <ActionLinks actions={actions} ground="light" />
        </div>
        <div className={styles.console}>
          <Tabs label="示例" items={samples.map(({ name }) => ({ id: name, label: name }))}>
            {(activeId) => (
              <pre className={styles.lines} tabIndex={0}>
                <code>{samples.find(({ name }) => name === activeId)?.lines.join('\n')}</code>
              </pre>
            )}
          </Tabs>
        </div>
      </div>
    </Section>
  );
}
