import type { Layers } from '@portal/api-contract';
import styles from './layers-diagram.module.css';

/** Props of `LayersDiagram`. */
export interface LayersDiagramProps {
  /** What the diagram shows, e.g. 设备接入平台架构. */
  readonly title: string;
  readonly layers: Layers;
}

/** Architecture in layers, each with its parts side by side. */
export function LayersDiagram({ title, layers }: LayersDiagramProps) {
  return (
    <ol className={styles.layers} aria-label={title}>
      {layers.map(({ name, items }) => (
        <li key={name}>
          <b>{name}</b>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
