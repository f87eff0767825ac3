import type { Factory } from '@portal/api-contract';
import { Button, Cover } from '@portal/ui-kit';
import { FactoryFigures } from './factory-figures';
import { FactoryMeta } from './factory-meta';
import styles from './factory-card.module.css';

/** Props of `FactoryCard`. */
export interface FactoryCardProps {
  readonly factory: Factory;
  /** The visitor wants to see how it came to be. */
  readonly onShow: () => void;
}

/** Card of a factory with its figures. */
export function FactoryCard({ factory, onShow }: FactoryCardProps) {
  const { id, name, summary, coverImage, metrics } = factory;
  return (
    <article id={id} className={styles.card} aria-labelledby={`${id}-title`}>
      <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 700px" className={styles.cover} />
      <div className={styles.body}>
        <FactoryMeta factory={factory} />
        <h3 id={`${id}-title`}>{name}</h3>
        <p>{summary}</p>
        <FactoryFigures figures={metrics} />
        <Button
          variant="plain"
          className={styles.show}
          onClick={onShow}
          aria-haspopup="dialog"
          aria-describedby={`${id}-title`}
        >
          查看建设历程
        </Button>
      </div>
    </article>
  );
}
