import type { StoredFile } from '@portal/api-contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineForm } from '../definition/define-form';
import { files } from '../definition/field';
import { useForm } from '../form/use-form';
import { FileField } from '../uploads/file-field';
import type { UploadWatch } from '../uploads/use-uploads';

/** A file that is on its way until the test says otherwise. */
export interface SentFile extends UploadWatch {
  readonly file: File;
  /** Ends its way: stored, or not for that reason. */
  readonly finish: (reason?: string, isRejected?: boolean) => void;
}

/** Shows a form with a field for files; returns what the field has sent. */
export function showFileField({ max = 3, stored = [] as StoredFile[] } = {}) {
  const sent: SentFile[] = [];
  const send = jest.fn().mockResolvedValue({ data: 'taken' });
  const remove = jest.fn().mockResolvedValue(undefined);
  const onPending = jest.fn();
  const store = (file: File, watch: UploadWatch) =>
    new Promise<StoredFile>((resolve, reject) => {
      watch.signal.addEventListener('abort', () => reject(new Error('Aborted')));
      const finish = (reason = '', isRejected = false) => {
        if (reason) reject(Object.assign(new Error(reason), { isRejected }));
        else resolve({ id: file.name, name: file.name, size: 2048, type: 'pdf' });
      };
      sent.push({ file, finish, ...watch });
    });
  const definition = defineForm({
    files: files({ label: '附件', hint: '不超过 10 MB', accept: '.pdf,.jpg,.png', max }),
  });
  const Sample = () => {
    const { props, bind } = useForm(definition, { start: { files: stored }, send });
    return (
      <form {...props}>
        <FileField field={bind('files')} upload={{ store, remove, onPending }} />
        <button type="submit">提交</button>
      </form>
    );
  };
  const { unmount } = render(<Sample />);
  return { sent, send, remove, onPending, unmount, at: (index: number) => sent[index] as SentFile };
}

/** Ends the way of a file: stored, or not for that reason. */
export const settle = ({ finish }: SentFile, ...end: Parameters<SentFile['finish']>) => act(async () => finish(...end));

/** A file of that many bytes. */
export const buildFile = (name: string, size = 1) =>
  Object.defineProperty(new File(['x'], name, { type: 'application/pdf' }), 'size', { value: size });

/** Chooses files in the field. */
export const choose = (...chosen: File[]) => userEvent.upload(screen.getByLabelText('附件'), chosen);

/** Presses the button of that name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Names of the files in the field. */
export const listNames = () => screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent);

/** What those hear who do not see the field. */
export const status = () => screen.getByRole('status').textContent;
