import type { ContentDraft } from '@portal/api-contract/community';
import type { StubResponses } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../testing/open-editor';
import { buildOwn } from '../testing/sample-own';
import { EMPTY_TEXT } from '../writing/content-text';
import { page } from './publish-material.page';

const FILE = { id: 'f1', name: '网关选型表.pdf', size: 1_300_000, type: 'pdf' };
const CAPTIONS = { id: 'f2', name: '字幕.vtt', size: 900, type: 'vtt' };

const MATERIAL: ContentDraft = {
  ...{ draftId: 'd1', mainType: 2, version: 1, savedAt: '2026-11-20T09:30:00+08:00', files: [FILE] },
  text: {
    ...EMPTY_TEXT,
    ...{ title: '边缘网关选型对照表', category: 'edge', tags: ['边缘网关'], isAiMade: false, fileId: 'f1' },
    body: '按点位数、协议和断网时长三栏对照，附每一栏的算法和两个算例。',
  },
};

const VIDEO: ContentDraft = {
  ...{ ...MATERIAL, mainType: 1, files: [{ ...FILE, name: '接线.mp4', type: 'mp4' }, CAPTIONS] },
  text: { ...MATERIAL.text, captionsId: 'f2', chapters: [{ at: 75, title: '参数' }] },
};

const open = (at: string, draft = MATERIAL, responses: StubResponses = {}) =>
  openEditor(
    page,
    { path: '/community/publishMaterial', at, draft },
    { submitContent: buildOwn({ mainType: 2, status: 101 }), deleteFile: null, ...responses },
  );

beforeEach(() => localStorage.clear());

it('asks for the file before anything is sent', async () => {
  const { listCalls } = open('/community/publishMaterial');
  await userEvent.click(await screen.findByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('请上传文件')).toBeInTheDocument();
  expect(listCalls('submitContent')).toEqual([]);
});

it('shows the file of a draft, and submits it', async () => {
  const { listBodies } = open('/community/publishMaterial?draftId=d1');
  expect(await screen.findByText('网关选型表.pdf')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('资料已提交审核')).toBeInTheDocument();
  expect(listBodies('submitContent')).toEqual([{ mid: 'd1' }]);
});

it('says beside the file what the server finds wrong with it', async () => {
  const fieldErrors = [{ field: 'fileId', msg: '资料请上传文档、图片或压缩包' }];
  open('/community/publishMaterial?draftId=d1', MATERIAL, {
    submitContent: { error: { status: 400, code: '422', msg: '请检查输入', data: { fieldErrors } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('资料请上传文档、图片或压缩包')).toBeInTheDocument();
});

it('saves that a file was taken away, and keeps what was not touched', async () => {
  const { listBodies } = open('/community/publishMaterial?draftId=d1', VIDEO);
  await userEvent.click(await screen.findByRole('button', { name: '删除 字幕.vtt' }));
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText('已保存 09:31');
  expect(listBodies('saveContentDraft')[0]).toMatchObject({
    text: { fileId: 'f1', captionsId: null, chapters: [{ at: 75, title: '参数' }] },
  });
});

it('takes chapters as they are typed, and says which cannot be read', async () => {
  const { listBodies } = open('/community/publishMaterial?draftId=d1', VIDEO);
  const chapters = await screen.findByRole('textbox', { name: /章节/ });
  expect(chapters).toHaveValue('1:15 参数');
  await userEvent.clear(chapters);
  await userEvent.type(chapters, '2:05 上电；0:00 接线');
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText('已保存 09:31');
  expect(listBodies('saveContentDraft')[0]).toMatchObject({
    text: {
      chapters: [
        { at: 0, title: '接线' },
        { at: 125, title: '上电' },
      ],
    },
  });
  await userEvent.type(chapters, '；第三章');
  await userEvent.click(screen.getByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('请以“分:秒 标题”书写每一章，例如：1:15 参数')).toBeInTheDocument();
});

it('keeps the cover of a draft, and takes it away with its picture', async () => {
  const cover = '/ptl/community/content/picture?id=f3';
  const draft = {
    ...VIDEO,
    ...{ files: [...VIDEO.files, { ...FILE, id: 'f3', name: '封面.png', type: 'png' }] },
    text: { ...VIDEO.text, cover, fileIds: ['f3'] },
  };
  const { listBodies } = open('/community/publishMaterial?draftId=d1', draft);
  const title = await screen.findByRole('textbox', { name: /标题/ });
  await userEvent.type(title, '（二）');
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText('已保存 09:31');
  expect(listBodies('saveContentDraft')[0]).toMatchObject({ text: { cover, fileIds: ['f3'], fileId: 'f1' } });
  await userEvent.click(screen.getByRole('button', { name: '删除 封面.png' }));
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() =>
    expect(listBodies('saveContentDraft')[1]).toMatchObject({ text: { cover: '', fileIds: [], captionsId: 'f2' } }),
  );
});

it('is for videos too', async () => {
  open('/community/publishMaterial?kind=video');
  expect(await screen.findByRole('heading', { level: 1, name: '发视频' })).toBeInTheDocument();
  expect(screen.getByText(/WebVTT/)).toBeInTheDocument();
});
