import { ContentView } from './content-view';

/** Who the company is: its history, honours, licences, culture and offices. */
export function AboutUsPage() {
  return <ContentView id="about-us" />;
}
