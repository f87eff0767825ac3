import { paths } from '@portal/portal-paths';
import { useNavigate } from 'react-router-dom';
import { readDocument } from './read-document';

/** Returns how the results for a word are opened; those of the document that is being read come first. */
export function useOpenResults(): (word: string) => void {
  const navigate = useNavigate();
  return (wd) => void navigate(paths.documentSearch.href(undefined, { wd, doc: readDocument() }));
}
