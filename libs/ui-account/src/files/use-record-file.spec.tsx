import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureDialog } from '../dialog/picture-dialog';
import { RecordFiles } from './record-files';
import { useRecordFile } from './use-record-file';

const fetchFile = jest.fn();
const download = jest.fn();

function Files() {
  const file = useRecordFile({ fetchFile, download });
  return (
    <>
      <RecordFiles
        label="附件"
        files={[
          { id: 'f-1', name: '现场.png', size: 2048, type: 'png' },
          { id: 'f-2', name: '日志.pdf', size: 4096, type: 'pdf' },
        ]}
        busyId={file.busyId}
        onOpen={file.open}
      />
      <p role="alert">{file.failure}</p>
      <PictureDialog preview={file.preview} onClose={file.close} />
    </>
  );
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('shows a picture in place', async () => {
  fetchFile.mockResolvedValue(new Blob(['x']));
  render(<Files />);
  await press(/^预览 ?现场\.png/);
  const picture = await screen.findByRole('img', { name: '现场.png' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
  expect(fetchFile).toHaveBeenCalledWith({ method: 'GET', path: '/ptl/file/content', query: { id: 'f-1' } });
});

it('downloads anything else under its name', async () => {
  download.mockResolvedValue(undefined);
  render(<Files />);
  await press(/^下载 ?日志\.pdf/);
  const request = { method: 'GET', path: '/ptl/file/content', query: { id: 'f-2' } };
  await waitFor(() => expect(download).toHaveBeenCalledWith(request, '日志.pdf'));
});

it('tells why a file did not come', async () => {
  fetchFile.mockRejectedValue(new Error('文件不存在'));
  render(<Files />);
  await press(/^预览 ?现场\.png/);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('现场.png：文件不存在'));
});
