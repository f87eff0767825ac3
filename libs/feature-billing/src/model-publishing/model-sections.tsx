import { accountPaths } from '@portal/portal-paths/account';
import { SiteLink } from '@portal/ui-kit';
import styles from './publishing.module.css';

const SECTIONS = [
  { href: accountPaths.modelBase.href(), text: '我使用的' },
  { href: accountPaths.publishedModels.href(), text: '我发布的' },
] as const;

/** Leads from the models that the reader uses to those that the reader publishes, and back. */
export function ModelSections({ current }: { readonly current: (typeof SECTIONS)[number]['text'] }) {
  return (
    <nav className={styles.sections} aria-label="我的模型">
      {SECTIONS.map(({ href, text }) => (
        <SiteLink
          key={href}
          href={href}
          className={styles.section}
          aria-current={text === current ? 'page' : undefined}
        >
          {text}
        </SiteLink>
      ))}
    </nav>
  );
}
