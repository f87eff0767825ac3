import type { EndpointData } from '@portal/api-contract';
import type { readIdentityDocument } from '@portal/api-contract/account';
import { useReadIdentityDocumentMutation } from '@portal/data-access-api/account';
import { toSubmissionError } from '@portal/ui-forms';

/** What stands in a document; empty texts for what could not be read. */
export type DocumentText = EndpointData<typeof readIdentityDocument>;

/** How far a document is read. */
export interface DocumentReading {
  readonly state: 'idle' | 'reading' | 'done';
  readonly text: DocumentText | undefined;
  /** Why nothing was read; empty where it was. */
  readonly problem: string;
}

/** Reads documents. */
export interface DocumentReader extends DocumentReading {
  /** Reads a picture that was stored. */
  read(file: { readonly id: string }): Promise<void>;
}

/** Reads documents from their pictures as soon as those are stored, to fill in a form. */
export function useDocumentReader(kind: 'front' | 'licence', onRead: (text: DocumentText) => void): DocumentReader {
  const [call, { data, error, isLoading }] = useReadIdentityDocumentMutation();
  return {
    state: isLoading ? 'reading' : data || error ? 'done' : 'idle',
    text: data,
    problem: error ? toSubmissionError(error).msg : '',
    async read({ id }: { readonly id: string }): Promise<void> {
      const { data: text } = await call({ kind, fileId: id });
      if (text) onRead(text);
    },
  };
}
