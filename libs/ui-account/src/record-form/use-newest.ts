import { useState } from 'react';

/** A record as it is stored: what saving it gave back, until a newer one has been fetched. */
export function useNewest<Stored extends { readonly version: number }>(
  fetched: Stored,
): readonly [Stored, (saved: Stored) => void] {
  const [saved, setSaved] = useState(fetched);
  return [saved.version > fetched.version ? saved : fetched, setSaved];
}
