import { LayersDiagram, type LayersDiagramProps } from '@portal/ui-content';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import { ModalPanel } from '../shared/modal-panel';
import styles from './architecture-view.module.css';

/** Architecture with a way to see it large. */
export function ArchitectureView({ title, layers }: LayersDiagramProps) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className={styles.view}>
      <LayersDiagram title={title} layers={layers} />
      <Button variant="plain" className={styles.zoom} onClick={() => setIsLarge(true)}>
        放大查看
      </Button>
      {isLarge && (
        <ModalPanel label={`${title}（放大）`} variant="full" onClose={() => setIsLarge(false)}>
          <p className={styles.title}>{title}</p>
          <div className={styles.large}>
            <LayersDiagram title={title} layers={layers} />
          </div>
        </ModalPanel>
      )}
    </div>
  );
}
