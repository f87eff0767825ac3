import { Button, Skeleton } from '@portal/ui-kit';
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './form-on-demand.module.css';

/** Props of `FormOnDemand`. */
export interface FormOnDemandProps {
  /** Anchor of the form: a URL that names it opens it. */
  readonly id: string;
  /** What the button says that opens it. */
  readonly openText: string;
  readonly variant?: 'primary' | 'secondary';
  /** Height of the form in pixels, so that little moves when it appears. */
  readonly height: number;
  /** Renders the form, which may be loaded only then. */
  readonly children: () => ReactNode;
}

const neverChanges = () => () => undefined;

/** A form at the end of a page that is loaded once somebody asks for it, and stays. */
export function FormOnDemand({ id, openText, variant = 'primary', height, children }: FormOnDemandProps) {
  const location = useLocation();
  // The server does not know the anchor, so the first render is closed as what it sent.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isNamed = isHydrated && location.hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  if (isNamed && !isOpen) setIsOpen(true);

  // Every link that names the form leads to it again, also where the URL stays the same.
  useEffect(() => {
    if (isNamed) ref.current?.scrollIntoView?.();
  }, [isNamed, location]);

  return (
    <div ref={ref} id={id} className={styles.place}>
      {isOpen ? (
        <div className={styles.panel}>
          <Suspense
            fallback={
              <div role="status" aria-label="正在加载">
                <Skeleton height={height} />
              </div>
            }
          >
            {children()}
          </Suspense>
        </div>
      ) : (
        <Button variant={variant} onClick={() => setIsOpen(true)}>
          {openText}
        </Button>
      )}
    </div>
  );
}
