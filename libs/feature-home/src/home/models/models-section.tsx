import { type FeaturedModel, MODEL_TYPES } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { CardLink } from '@portal/ui-kit';
import type { BlockQuery } from '../block/block';
import { BlockSection, type Heading } from '../block/block-section';
import styles from './models-section.module.css';

/** Props of `ModelsSection`. */
export interface ModelsSectionProps {
  readonly heading: Heading;
  readonly query: BlockQuery<readonly FeaturedModel[]>;
}

/** Industrial models, each with how well it does and where it ends. */
export function ModelsSection({ heading, query }: ModelsSectionProps) {
  if (query.data?.length === 0) return null;
  return (
    <BlockSection
      name="工业模型"
      heading={heading}
      surface="soft"
      action={{ text: '进入模型市场', href: paths.industrialModel.href() }}
      query={query}
      sizeClass={styles.size}
    >
      {(models) => (
        <ul className={styles.grid}>
          {models.map(({ id, name, modelType, industry, summary, accuracy, limit }) => (
            <li key={id}>
              <CardLink href={paths.modelDetail.href({ file: htmlFile(id) })} className={styles.card}>
                <p className={styles.kind}>
                  {MODEL_TYPES[modelType]} · {industry}
                </p>
                <h3>{name}</h3>
                <p className={styles.summary}>{summary}</p>
                <dl className={styles.facts}>
                  <div>
                    <dt>{accuracy.metric}</dt>
                    <dd className={styles.accuracy}>{accuracy.value}</dd>
                  </div>
                  <div>
                    <dt>适用边界</dt>
                    <dd>{limit}</dd>
                  </div>
                </dl>
              </CardLink>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
