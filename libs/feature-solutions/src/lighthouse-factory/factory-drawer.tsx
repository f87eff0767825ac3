import type { Factory } from '@portal/api-contract';
import { ButtonLink, Cover, Drawer } from '@portal/ui-kit';
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
    <Drawer title={name} edge="right" className={styles.drawer} onClose={onClose}>
      <div className={styles.content}>
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
      </div>
    </Drawer>
  );
}
