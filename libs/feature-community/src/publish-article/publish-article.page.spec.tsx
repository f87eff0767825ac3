import type { ContentDraft } from '@portal/api-contract/community';
import { buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../testing/open-editor';
import { buildOwn } from '../testing/sample-own';
import { EMPTY_TEXT } from '../writing/content-text';
import { page } from './publish-article.page';

const DRAFT: ContentDraft = {
  ...{ draftId: 'd1', mainType: 5, version: 1, savedAt: '2026-11-20T09:30:00+08:00', files: [] },
  text: {
    ...EMPTY_TEXT,
    ...{ title: '断网续传的三个坑', category: 'edge', tags: ['边缘网关'], isAiMade: false },
    body: '先算一天的量，再看断网最长多久。缓存按两者的乘积留三成余量，写满以后从最旧的开始丢，并且告警；补传限速，实时数据优先。',
  },
};
const HIT = { field: 'body', start: 0, end: 2, word: '先算', rule: 'word' } as const;
const CHECK = { ok: true, hits: [], links: 0, pictures: 0, maxLinks: 5, maxPictures: 10 };

const open = (at: string, responses: StubResponses = {}) =>
  openEditor(
    page,
    { path: '/community/publishArticle', at, draft: DRAFT },
    { submitContent: buildOwn({ status: 101 }), ...responses },
  );

beforeEach(() => localStorage.clear());

it('says what is missing, and sends nothing', async () => {
  const { listCalls } = open('/community/publishArticle');
  await userEvent.click(await screen.findByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('请声明是否含 AI 生成内容')).toBeInTheDocument();
  expect(screen.getByText('请至少添加1个标签')).toBeInTheDocument();
  expect(listCalls('submitContent')).toEqual([]);
});

it('says before anything is written that a telephone is needed, and leads to it', async () => {
  const { unmount } = open('/community/publishArticle', { getUserProfile: buildProfile({ telephone: '' }) });
  expect(await screen.findByText(/发布内容前需要绑定并验证手机号/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去绑定' })).toHaveAttribute('href', '/user-info/security');
  unmount();
  open('/community/publishArticle');
  expect(await screen.findByRole('button', { name: '提交发布' })).toBeInTheDocument();
  expect(screen.queryByText(/发布内容前需要绑定并验证手机号/)).toBeNull();
});

it('submits a draft that the check has nothing against', async () => {
  const { listBodies } = open('/community/publishArticle?draftId=d1');
  expect(await screen.findByRole('textbox', { name: /标题/ })).toHaveValue('断网续传的三个坑');
  await userEvent.click(screen.getByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('文章已提交审核')).toBeInTheDocument();
  expect(listBodies('precheckContent')[0]).toMatchObject({ title: '断网续传的三个坑', tags: ['边缘网关'] });
  expect(listBodies('submitContent')).toEqual([{ mid: 'd1' }]);
});

it('names the words that the check finds, and may be sent to a person all the same', async () => {
  const { listBodies } = open('/community/publishArticle?draftId=d1', {
    precheckContent: { ...CHECK, ok: false, hits: [HIT] },
  });
  await userEvent.click(await screen.findByRole('button', { name: '提交发布' }));
  const panel = await screen.findByRole('region', { name: '发布前检查：1 处需要确认' });
  expect(panel).toHaveTextContent('正文第 1 字：先算不宜公开的词语');
  expect(listBodies('submitContent')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '仍要提交人工审核' }));
  expect(await screen.findByText('文章已提交审核')).toBeInTheDocument();
});

it('is checked again after a person was asked in vain', async () => {
  const { listBodies } = open('/community/publishArticle?draftId=d1', {
    precheckContent: { ...CHECK, ok: false, hits: [HIT] },
    submitContent: { error: { status: 409, msg: '内容已在审核中' } },
  });
  const submit = await screen.findByRole('button', { name: '提交发布' });
  await userEvent.click(submit);
  await userEvent.click(await screen.findByRole('button', { name: '仍要提交人工审核' }));
  await waitFor(() => expect(listBodies('submitContent')).toHaveLength(1));
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
  await waitFor(() => expect(listBodies('precheckContent')).toHaveLength(2));
  expect(listBodies('submitContent')).toHaveLength(1);
});

it('submits nothing but what is on the page', async () => {
  const current = { ...DRAFT, version: 3, text: { ...DRAFT.text, title: '别处改过的标题' } };
  const { listCalls } = open('/community/publishArticle?draftId=d1', {
    saveContentDraft: { error: { status: 409, code: '409', msg: '草稿已在其他页面或设备上修改', data: { current } } },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /标题/ }), '！');
  await userEvent.click(screen.getByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('内容还没有保存到服务器，请稍后再提交')).toBeInTheDocument();
  expect([listCalls('precheckContent'), listCalls('submitContent')]).toEqual([[], []]);
  expect(localStorage).toHaveLength(1);
});

it('names a new draft in the URL, so that it is gone on with', async () => {
  window.history.replaceState(null, '', '/community/publishArticle');
  open('/community/publishArticle');
  await userEvent.type(await screen.findByRole('textbox', { name: /标题/ }), '断网');
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('已保存 09:31')).toBeInTheDocument();
  expect(window.location.search).toBe('?draftId=d1');
  expect(localStorage).toHaveLength(0);
});

it('names no draft in the URL once it is submitted', async () => {
  window.history.replaceState(null, '', '/community/publishArticle?draftId=d1&kind=x');
  open('/community/publishArticle?draftId=d1');
  await userEvent.click(await screen.findByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('文章已提交审核')).toBeInTheDocument();
  expect(window.location.search).toBe('?kind=x');
});

it('says of a text that is published later when that is', async () => {
  open('/community/publishArticle?draftId=d1', {
    submitContent: buildOwn({ status: 211, revision: null, publishAt: '2026-12-01T08:00:00+08:00' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '提交发布' }));
  expect(await screen.findByText('文章已定时')).toBeInTheDocument();
  expect(screen.getByText('2026-12-01 08:00 自动发布，之前只有你能看到')).toBeInTheDocument();
});

it('shows what the server makes of the text', async () => {
  open('/community/publishArticle?draftId=d1');
  expect(await screen.findByText('预览', { selector: 'section p' })).toBeInTheDocument();
});

it('saves on demand, and says when', async () => {
  const { listBodies } = open('/community/publishArticle?draftId=d1');
  await userEvent.type(await screen.findByRole('textbox', { name: /标题/ }), '！');
  await userEvent.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('已保存 09:31')).toBeInTheDocument();
  await waitFor(() => expect(listBodies('saveContentDraft')).toHaveLength(1));
});

it('refers to a product that has a page, by its name', async () => {
  const product = {
    ...({ id: 'p1', code: 'EDGE', productName: '边缘[网关]', productRoute: '', labelFlag: 1 } as const),
  };
  const shown = { ...product, summary: '', icon: '', isContentEmpty: false };
  open('/community/publishArticle', {
    getNavProduct: [
      {
        ...{ id: 'c1', name: '边缘', coverImage: '', children: [] },
        childrenData: [shown, { ...shown, id: 'p2', code: 'BARE', productName: '没有页面', isContentEmpty: true }],
      },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: '引用产品' }));
  const choice = screen.getByRole('combobox', { name: '产品' });
  expect(choice).toHaveFocus();
  expect(within(choice).queryByRole('option', { name: '没有页面' })).toBeNull();
  await userEvent.selectOptions(choice, await within(choice).findByRole('option', { name: '边缘[网关]' }));
  await userEvent.keyboard('{Enter}');
  const body = screen.getByRole('textbox', { name: /正文/ });
  expect(body).toHaveValue('[边缘 网关 ](/product-detail/EDGE.html)');
  expect(body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '引用产品' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: '引用产品' })).toBeNull();
  expect(body).toHaveFocus();
});
