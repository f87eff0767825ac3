import { paths } from '@portal/portal-paths';
import { ButtonLink, Section } from '@portal/ui-kit';
import styles from './call-to-action.module.css';

/** Props of `CallToAction`. */
export interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  /** What the first button says; it leads to the contact form. */
  readonly contactText: string;
}

/** Dark band at the end of a page: the way to talk to somebody. */
export function CallToAction({ title, text, contactText }: CallToActionProps) {
  return (
    <Section title={title} subtitle={text} surface="navy" className={styles.band ?? ''}>
      <div className={styles.actions}>
        <ButtonLink href={paths.contact.href()} variant="primary">
          {contactText}
        </ButtonLink>
        <ButtonLink href={paths.businessConsulting.href()}>业务咨询</ButtonLink>
      </div>
    </Section>
  );
}
