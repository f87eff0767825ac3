import type { ContractDetail } from '@portal/api-contract/account';
import { storeFile } from '../../testing/multipart';
import { callContract, doContract, readContract } from './testing/contract-desk';
import { setUpContracts } from './testing/set-up-contracts';

const { own, company, prepare, waitFor, openLegal } = setUpContracts();

const openPaper = (browser = own()) => prepare({ signMode: 'paper', specialTerms: '按季度付款。' }, browser);
const handIn = async ({ id, textHash }: ContractDetail, fileId: string, browser = own()) =>
  callContract(browser, 'handInPaper', { id, textHash, fileId });

/** A contract that waits for its customer's signature on paper, and the legal department. */
async function openApproved() {
  const callAsLawyer = await openLegal();
  const { id } = await openPaper();
  await callAsLawyer(id, 'pass');
  return { contract: await readContract(own(), id), callAsLawyer };
}

it('is signed by a scan that the legal department finds good, however long that takes', async () => {
  const { contract, callAsLawyer } = await openApproved();
  expect(contract.actions).toContain('handInPaper');
  const fileId = await storeFile(own(), 'attachment');
  const scanned = await doContract(own(), 'handInPaper', { id: contract.id, textHash: contract.textHash, fileId });
  expect(scanned).toMatchObject({ status: 30, paper: { id: fileId }, dueAt: null });
  expect(scanned.actions).toEqual(['withdraw', 'download', 'urge']);
  expect((await handIn(contract, fileId)).body.msg).toBe('扫描件已提交，请等待核对');
  expect((await callContract(own(), 'urge', { id: contract.id })).status).toBe(200);
  expect((await callAsLawyer(contract.id, 'claim')).status).toBe(200);
  const another = await openLegal();
  expect((await another(contract.id, 'receivePaper')).status).toBe(409);
  expect((await callAsLawyer(contract.id, 'receivePaper')).status).toBe(200);
  expect((await waitFor(contract.id, 40)).log.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['handInPaper', 'sign', 'seal']),
  );
});

it('is returned with a reason, and handed in anew within its days', async () => {
  const { contract, callAsLawyer } = await openApproved();
  const fileId = await storeFile(own(), 'attachment');
  expect((await handIn(contract, fileId)).status).toBe(200);
  expect((await callAsLawyer(contract.id, 'returnPaper', { reason: '' })).status).toBe(400);
  expect((await callAsLawyer(contract.id, 'returnPaper', { reason: '第 3 页缺少盖章' })).status).toBe(200);
  const returned = await readContract(own(), contract.id);
  expect(returned).toMatchObject({ status: 30, paper: null, reason: '第 3 页缺少盖章' });
  expect(returned.actions).toContain('handInPaper');
  expect((await callAsLawyer(contract.id, 'returnPaper', { reason: '再次退回' })).status).toBe(409);
  expect((await handIn(contract, await storeFile(own(), 'attachment'))).status).toBe(200);
  expect(await readContract(own(), contract.id)).toMatchObject({ reason: '' });
});

it('takes no scan of somebody else, of another text, or for what is signed otherwise', async () => {
  const { contract } = await openApproved();
  const stranger = (await company()).browser;
  const fileId = await storeFile(own(), 'attachment');
  expect((await handIn(contract, await storeFile(stranger, 'attachment'))).status).toBe(400);
  expect((await handIn(contract, fileId, stranger)).status).toBe(404);
  expect((await handIn({ ...contract, textHash: 'b'.repeat(64) }, fileId)).status).toBe(409);
  const electronic = await prepare();
  expect((await handIn(electronic, fileId)).body.msg).toBe('该合同须由客户在线签署');
});
