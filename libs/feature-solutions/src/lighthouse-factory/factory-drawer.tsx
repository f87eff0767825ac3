import type { Factory } from '@portal/api-contract';
import { ButtonLink, Cover } from '@portal/ui-kit';
import { ModalPanel } from '../shared/modal-panel';
import { FactoryFigures } from './factory-figures';
import { FactoryFilm } from './factory-film';
import { FactoryMeta } from './factory-meta';
import { toVisitHref } from './visit-href';
import styles from './factory-drawer.module.css';

/** Props of `FactoryDrawer`. */
export interface FactoryDrawerProps {
  readonly factory: Factory;
  readonly onClose: () => void;
}

/** A factory with the steps it took, beside the list. */
export function FactoryDrawer({ factory, onClose }: FactoryDrawerProps) {
  const { id, name, summary, coverImage, metrics, timeline, film } = factory;
  return (
    <ModalPanel label={name} variant="drawer" onClose={onClose}>
      <h2 className={styles.title}>{name}</h2>
      <FactoryMeta factory={factory} />
      {film ? (
        <FactoryFilm film={film} />
      ) : (
        <Cover src={coverImage} sizes="(max-width: 620px) 92vw, 580px" className={styles.cover} />
      )}
      <p className={styles.summary}>{summary}</p>
      <FactoryFigures figures={metrics} />
      <h3 className={styles.subtitle}>建设历程</h3>
      <ol className={styles.timeline}>
        {timeline.map(({ date, title, text }) => (
          <li key={date + title}>
            <time dateTime={date}>{date}</time>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href={toVisitHref(id)} variant="primary">
        预约参观
      </ButtonLink>
    </ModalPanel>
  );
}
