import { type ComponentType, useEffect, useState } from 'react';
import { runWhenIdle } from '@portal/ui-kit';
import type { ToolboxContainerProps } from './toolbox-container';

/** The side toolbar; it floats over the page and is nothing to read, so it comes once the page has nothing else to do. */
export function LazyToolbox(props: ToolboxContainerProps) {
  const [Toolbox, setToolbox] = useState<ComponentType<ToolboxContainerProps> | null>(null);
  useEffect(() => {
    runWhenIdle(() => {
      // Without its code there is no toolbar, and the page is complete all the same; the next page tries again.
      void import('./toolbox-container').then(
        ({ ToolboxContainer }) => setToolbox(() => ToolboxContainer),
        () => undefined,
      );
    });
  }, []);
  return Toolbox && <Toolbox {...props} />;
}
