import { useParams } from 'react-router-dom';
import { ContentView } from './content-view';

/** A page of the content, or a legal document, by the id in its address. */
export function ContentByIdPage() {
  const { id = '' } = useParams();
  return <ContentView id={id} />;
}
