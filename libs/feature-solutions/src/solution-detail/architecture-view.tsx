import { LayersDiagram, type LayersDiagramProps } from '@portal/ui-content';
import { Button, Dialog } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './architecture-view.module.css';

/** Architecture with a way to see it large. */
export function ArchitectureView({ title, layers }: LayersDiagramProps) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className={styles.view}>
      <LayersDiagram title={title} layers={layers} />
      <Button className={styles.zoom} onClick={() => setIsLarge(true)}>
        放大查看
      </Button>
      {isLarge && (
        <Dialog title={title} label={`${title}（放大）`} size="full" onClose={() => setIsLarge(false)}>
          <div className={styles.large}>
            <LayersDiagram title={title} layers={layers} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
