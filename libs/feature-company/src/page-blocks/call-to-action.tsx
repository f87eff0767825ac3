import { ButtonLink, Section } from '@portal/ui-kit';
import type { BlockOf } from './block-types';
import styles from './call-to-action.module.css';

/** Band that asks for the next step. */
export function CallToAction({
  title,
  subtitle,
  actions,
}: Pick<BlockOf<'callToAction'>, 'title' | 'subtitle' | 'actions'>) {
  return (
    <Section title={title} subtitle={subtitle} surface="navy" className={styles.band ?? ''}>
      <p className={styles.actions}>
        {actions.map(({ text, url }, index) => (
          <ButtonLink key={text} href={url} variant={index === 0 ? 'primary' : 'secondary'}>
            {text}
          </ButtonLink>
        ))}
      </p>
    </Section>
  );
}
