import type { StoredFile } from '@portal/api-contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from '../form/file-field';
import { useForm } from '../form/use-form';
import type { UploadWatch } from '../form/use-uploads';

interface Values {
  readonly files: readonly StoredFile[];
}

/** A file that is on its way until the test says otherwise. */
export interface SentFile extends UploadWatch {
  readonly file: File;
  /** Ends its way: stored, or not for that reason. */
  readonly finish: (reason?: string, isRefused?: boolean) => void;
}

/** Shows a form with a field for files; gives what the field has sent. */
export function showFileField({ most = 3, files = [] as StoredFile[] } = {}) {
  const sent: SentFile[] = [];
  const send = jest.fn().mockResolvedValue({ receipt: 'taken' });
  const remove = jest.fn().mockResolvedValue(undefined);
  const onPending = jest.fn();
  const store = (file: File, watch: UploadWatch) =>
    new Promise<StoredFile>((resolve, reject) => {
      watch.signal.addEventListener('abort', () => reject(new Error('Aborted')));
      const finish = (reason = '', isRefused = false) => {
        if (reason) reject(Object.assign(new Error(reason), { isRefused }));
        else resolve({ id: file.name, name: file.name, size: 2048, type: 'pdf' });
      };
      sent.push({ file, finish, ...watch });
    });
  const Sample = () => {
    const { form, bind } = useForm<Values, string>({ initial: { files }, rules: {}, send });
    return (
      <form {...form}>
        <FileField
          field={bind('files')}
          label="附件"
          hint="不超过 10 MB"
          accept=".pdf,.jpg,.png"
          most={most}
          upload={{ store, remove, onPending }}
        />
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
export const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('附件'), files);

/** Presses the button of that name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Names of the files in the field. */
export const listNames = () => screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent);

/** What those hear who do not see the field. */
export const status = () => screen.getByRole('status').textContent;
