import { allEndpoints } from '../endpoints';

/** Calls of real-name verification that the specification names (§7) and those the design adds (endpoints §4.12). */
const CALLS: readonly (readonly [method: 'GET' | 'POST', path: string, bodyType: 'json' | 'form' | 'multipart'])[] = [
  ...[
    ...['findUserCertification', 'personThreeElement', 'personFourElement', 'enterpriseThreeElement'],
    ...['enterpriseFourElement', 'generateFaceCenterUrl', 'faceRecognitionAuth', 'qrStatus', 'personCredentials'],
    ...['identificationDetailForEffective', 'identificationDetailForOngoing', 'unionPayApply', 'unionPayVerify'],
    ...['smsSend', 'smsVerify', 'ocr', 'changePrecheck', 'signLink', 'appealBind'],
  ].map((name) => ['POST', `/ptl/identification/${name}`, 'json'] as const),
  ...['cancelIdentification', 'identificationBankList', 'api/pageShowMode', 'limits', 'history', 'remitStatus'].map(
    (name) => ['GET', `/ptl/identification/${name}`, 'json'] as const,
  ),
  ['POST', '/ptl/identification/identificationDetail', 'form'],
  ['POST', '/ptl/file/uploadFlexible', 'multipart'],
  ['POST', '/portal_drill/enterprise/audit/sendVerificationCode', 'json'],
];

const find = (path: string) => Object.values(allEndpoints).filter((endpoint) => endpoint.path === path);

it.each(CALLS)('%s %s is in the contract, once, with its encoding', (method, path, bodyType) => {
  expect(find(path).map((endpoint) => [endpoint.method, endpoint.bodyType])).toEqual([[method, bodyType]]);
});

it('keeps the names of the fields that the specification gives', () => {
  const fieldsOf = (path: string) => {
    const [endpoint] = find(path);
    return Object.keys({ ...endpoint?.query?.shape, ...endpoint?.body?.shape });
  };
  expect(fieldsOf('/ptl/identification/identificationBankList')).toEqual(['bankName']);
  expect(fieldsOf('/portal_drill/enterprise/audit/sendVerificationCode')).toEqual([
    ...['mobile', 'faceAuthBussinessType', 'nowDate'],
  ]);
});
