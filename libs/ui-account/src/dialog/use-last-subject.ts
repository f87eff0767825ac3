import { useState } from 'react';

/**
 * What a dialog is about; once that is `null`, what it was about last, for its words stay while it fades away. Before
 * the first, `initial`.
 */
export function useLastSubject<Subject>(subject: Subject | null, initial: Subject): Subject {
  const [last, setLast] = useState(subject ?? initial);
  if (subject !== null && subject !== last) setLast(subject);
  return subject ?? last;
}
