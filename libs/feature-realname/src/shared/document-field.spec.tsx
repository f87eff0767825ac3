import type { StoredFile } from '@portal/api-contract';
import { defineForm, Form, type UploadCalls, useForm } from '@portal/ui-forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentField } from './document-field';
import { pictureField } from './picture-field';

const form = defineForm({ licenceFileId: pictureField({ label: '营业执照' }) });
const STORED: StoredFile = { id: 'f-1', name: '执照.jpg', size: 2048, type: 'jpg' };
const picture = new File(['x'], '执照.jpg', { type: 'image/jpeg' });

function Sample({ upload, onSent }: { readonly upload: UploadCalls; readonly onSent: (sent: object) => void }) {
  const state = useForm(form, {
    rules: { licenceFileId: (files) => (files.length === 0 ? '请上传营业执照' : '') },
    send: (request) => {
      onSent(request);
      return { data: null };
    },
  });
  return (
    <Form form={state} label="认证">
      <DocumentField field={state.bind('licenceFileId')} upload={upload} isRequired />
    </Form>
  );
}

function show(store: UploadCalls['store']) {
  const [onSent, remove] = [jest.fn(), jest.fn().mockResolvedValue(undefined)];
  render(<Sample upload={{ store, remove }} onSent={onSent} />);
  return { onSent, remove };
}

const choose = () => userEvent.upload(screen.getByLabelText('营业执照'), picture);
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));

it('is sent as the id of the picture that was stored', async () => {
  const { onSent } = show(() => Promise.resolve(STORED));
  await choose();
  expect(await screen.findByText('执照.jpg 已上传', { selector: 'span' })).toBeVisible();
  await submit();
  expect(onSent).toHaveBeenCalledWith({ licenceFileId: 'f-1' });
});

it('is taken with the camera at the back of a telephone', async () => {
  show(() => Promise.resolve(STORED));
  const camera = screen.getByLabelText('拍照上传营业执照');
  expect(camera).toHaveAttribute('capture', 'environment');
  await userEvent.upload(camera, picture);
  expect(await screen.findByText('执照.jpg 已上传', { selector: 'span' })).toBeVisible();
});

it('asks for the picture again once it is deleted', async () => {
  const { onSent, remove } = show(() => Promise.resolve(STORED));
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: '删除' }));
  expect(remove).toHaveBeenCalledWith('f-1');
  await submit();
  expect(await screen.findByText('请上传营业执照')).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
});

it('holds the form back while a picture was not taken, and says why', async () => {
  const { onSent } = show(() => Promise.reject(Object.assign(new Error('上传服务繁忙'), { isRejected: false })));
  await choose();
  expect(await screen.findByText('上传服务繁忙')).toBeVisible();
  await submit();
  expect(await screen.findByText('请等待照片上传完成，或取消、删除未上传的照片')).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
});

it('sends nothing that is far too large', async () => {
  const store = jest.fn();
  show(store);
  const large = Object.defineProperty(new File(['x'], '扫描.png'), 'size', { value: 30 * 1024 * 1024 });
  await userEvent.upload(screen.getByLabelText('营业执照'), large);
  expect(screen.getByText('照片过大，请压缩到 10 MB 以内')).toBeVisible();
  expect(store).not.toHaveBeenCalled();
});
