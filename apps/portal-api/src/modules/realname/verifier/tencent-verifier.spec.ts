import {
  type FakeTencentIdentity,
  type IdentityMood,
  startFakeTencentIdentity,
  TENCENT_RULE,
} from '../testing/fake-tencent-identity';
import { toCall } from '../testing/verifier-contract';
import { TENCENT_ACCOUNT } from '../../../testing/tencent-signature';
import { createTencentVerifier, type TencentVerifierOptions } from './tencent-verifier';

const createVerifier = ({ origin }: FakeTencentIdentity, options: Partial<TencentVerifierOptions> = {}) =>
  createTencentVerifier({ ...TENCENT_ACCOUNT, ruleId: TENCENT_RULE, faceUrl: origin, ocrUrl: origin, ...options });

describe('Tencent Cloud', () => {
  let fake: FakeTencentIdentity;
  beforeEach(async () => {
    fake = await startFakeTencentIdentity();
  });
  afterEach(() => fake.close());

  const NUMBER = '11000019900307001X';
  const person = { name: '林予安', idNumber: NUMBER };
  const card = { ...person, telephone: '13800000001', bankCard: '6299990000000017' };

  it('is asked what there is to ask, and no more', async () => {
    await createVerifier(fake).checkPerson(card, toCall());
    expect(fake.calls).toEqual([
      {
        action: 'BankCard4EVerification',
        params: { Name: '林予安', IdCard: NUMBER, Phone: '13800000001', BankCard: '6299990000000017' },
      },
    ]);
  });

  it.each([
    [card, '-12', { element: 'bankCard', reason: '该银行卡无法用于核验，请换一张卡或改用其他方式' }],
    [card, '-19', { reason: '今日核验次数已达上限，请明日再试或改用其他方式' }],
    [{ ...person, telephone: '13800000001' }, '-9', { element: 'telephone' }],
    [{ ...person, telephone: '13800000001' }, '-4', { reason: '填写的信息与登记信息不一致，请核对后重试' }],
    [person, '-5', { element: 'idNumber' }],
  ])('refuses %j by its result %s', async (asked, result, expected) => {
    fake.mood = { result };
    const verdict = await createVerifier(fake).checkPerson(asked, toCall());
    expect(verdict).toMatchObject({ isMatch: false, ...expected });
  });

  it.each<[IdentityMood, string]>([
    [{ result: '-4' }, 'Tencent Cloud result -4'],
    [{ result: '-99' }, 'Tencent Cloud result -99'],
    [{ error: 'RequestLimitExceeded' }, 'Tencent Cloud RequestLimitExceeded'],
    [{ error: `No ${NUMBER}` }, 'Tencent Cloud failed'],
    [{ transport: 'fail' }, 'Tencent Cloud failed'],
  ])('says nothing at %j, and no more about it than a code', async (mood, message) => {
    fake.mood = mood;
    const error = await createVerifier(fake)
      .checkPerson(person, toCall())
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'VerifierUnreachableError', message });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(NUMBER);
  });

  it('says nothing where it is not waited for any longer', async () => {
    fake.mood = { transport: 'hang' };
    const asking = createVerifier(fake).checkPerson(person, toCall('r', 100));
    await expect(asking).rejects.toMatchObject({ name: 'VerifierUnreachableError' });
  });

  it('says nothing to a wrong secret', async () => {
    const asking = createVerifier(fake, { secretKey: 'wrong' }).checkPerson(person, toCall());
    await expect(asking).rejects.toMatchObject({ message: 'Tencent Cloud AuthFailure.SignatureFailure' });
    expect(fake.calls).toEqual([]);
  });

  it('compares a face by a token, and for what and whom it was begun alone', async () => {
    const verifier = createVerifier(fake);
    const returnUrl = 'https://portal.example/face-telephone?returnTicket=s';
    const face = { ...person, pageUrl: 'https://portal.example/', returnUrl };
    const { url, token } = await verifier.startFace(face, toCall('face-1'));
    expect(url).toBe(`https://faceid.example/?token=${token}`);
    expect(fake.calls[0]?.params).toEqual({
      ...{ RuleId: TENCENT_RULE, Name: '林予安', IdCard: NUMBER, RedirectUrl: returnUrl, Extra: 'face-1' },
    });
    const read = (reference = 'face-1', asked: object = {}) =>
      verifier.readFace({ token, ...person, ...asked }, toCall(reference));
    expect(await read()).toBe('waiting');
    fake.endFace(token, 0);
    expect(await read()).toBe('passed');
    expect(await read('face-2')).toBe('failed');
    expect(await read('face-1', { name: '周启航' })).toBe('failed');
    for (const said of [{ Extra: 'face-2' }, { Name: '周启航' }, { IdCard: '110000199209180038' }, { IdCard: '' }]) {
      fake.endFace(token, 0, { Extra: 'face-1', Name: '林予安', IdCard: NUMBER, ...said });
      expect(await read()).toBe('failed');
    }
    fake.endFace(token, 3001, { Extra: 'face-1', Name: '林予安', IdCard: NUMBER });
    expect(await read()).toBe('failed');
    expect(await read('face-1', { token: '' })).toBe('waiting');
  });

  it('reads nothing from a picture without a document, and says so where it is away', async () => {
    const picture = { kind: 'licence', type: 'jpg', bytes: Buffer.from('x') } as const;
    fake.mood = { error: 'FailedOperation.ImageNoBusinessCard' };
    expect(await createVerifier(fake).readDocument(picture, toCall())).toEqual({ name: '', number: '' });
    fake.mood = { error: 'FailedOperation.UnOpenError' };
    await expect(createVerifier(fake).readDocument(picture, toCall())).rejects.toThrow('UnOpenError');
  });
});
