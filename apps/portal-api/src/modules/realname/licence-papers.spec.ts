import { fillInEnterprise } from './testing/enterprise-calls';
import { setUpRealname } from './testing/set-up-realname';

const { calls, enterprises, reviews } = setUpRealname();

const ENTERPRISE = { ...fillInEnterprise('pass'), type: 2 };
const RENAMED = { ...fillInEnterprise('pass', 1), type: 4 };

/** Somebody with an enterprise, and the pictures that its change by its legal representative needs. */
async function logIn() {
  const { browser } = await reviews.logIn();
  await enterprises.verify(browser, fillInEnterprise('pass'));
  return { browser, papers: await reviews.uploadPapers(browser) };
}

it.each([
  ['no document of whoever acts', { frontFileId: undefined }, 'frontFileId'],
  ['no mandate of somebody authorised', { signerRole: 2 }, 'mandateFileId'],
  ['nothing that proves the change', { letterFileId: undefined }, 'letterFileId'],
])('rejects a licence with %s as a field', async (_name, changes, field) => {
  const { browser, papers } = await logIn();
  const sent = { ...RENAMED, signerRole: 1, ...papers, ...changes };
  const { body } = await calls.post(browser, 'enterpriseCredentials', sent);
  expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field }] } });
});

it('says of each paper that is missing what it is', async () => {
  const { browser, papers } = await logIn();
  const sent = { ...RENAMED, signerRole: 2, ...papers, letterFileId: undefined };
  const { body } = await calls.post(browser, 'enterpriseCredentials', sent);
  const fieldErrors = [
    { field: 'mandateFileId', msg: '请上传加盖公章的授权书' },
    { field: 'letterFileId', msg: '请上传变更证明材料' },
  ];
  expect((body.data as { fieldErrors: object[] }).fieldErrors).toEqual(fieldErrors);
});

it('rejects one picture for two papers', async () => {
  const { browser, papers } = await logIn();
  const sent = { ...RENAMED, signerRole: 1, ...papers, frontFileId: papers.licenceFileId };
  const { body } = await calls.post(browser, 'enterpriseCredentials', sent);
  const fieldErrors = [{ field: 'frontFileId', msg: '请分别上传每份材料的照片' }];
  expect(body).toMatchObject({ code: '422', data: { fieldErrors } });
});

it('shows reviewers who acts, as whom, and each paper that is asked for', async () => {
  const { browser, papers } = await logIn();
  const mandateFileId = await reviews.upload(browser);
  const sent = { ...RENAMED, signerRole: 2, ...papers, mandateFileId };
  const { id } = await calls.submit(browser, 'enterpriseCredentials', sent);
  expect(await reviews.open(await reviews.logInReviewer(), id)).toMatchObject({
    ...{ legalPerson: '**安', handlerName: '**航', signerRole: 2 },
    pictures: [
      { kind: 'licence', id: papers.licenceFileId },
      { kind: 'front', id: papers.frontFileId },
      { kind: 'mandate', id: mandateFileId },
      { kind: 'letter', id: papers.letterFileId },
    ],
  });
});

it('keeps no picture that nobody asks for', async () => {
  const { browser } = await reviews.logIn();
  const papers = { ...(await reviews.uploadPapers(browser)), mandateFileId: await reviews.upload(browser) };
  const { id } = await calls.submit(browser, 'enterpriseCredentials', { ...ENTERPRISE, signerRole: 1, ...papers });
  const { pictures, signerRole } = await reviews.open(await reviews.logInReviewer(), id);
  expect({ kinds: pictures.map(({ kind }) => kind), signerRole }).toEqual({
    kinds: ['licence', 'front'],
    signerRole: 1,
  });
});
