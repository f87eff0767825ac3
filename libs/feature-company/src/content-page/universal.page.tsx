import { ContentView } from './content-view';

/** The brand's general page. */
export function UniversalPage() {
  return <ContentView id="universal" />;
}
