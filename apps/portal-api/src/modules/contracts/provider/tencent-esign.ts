import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock';
import { isConfidential } from '../../../platform/confidential-url';
import { SEAL_RADIUS } from '../../../platform/documents/layout/draw-seal';
import { fetchBytes, readJson } from '../../../platform/http/fetch-text';
import { createTencentClient } from '../../../platform/http/tencent-client';
import { isBusyStatus } from '../../../platform/service-error';
import { NoticeRejectedError } from '../../payments/provider/payment-provider';
import {
  ESIGN_TEXTS,
  type EsignCall,
  EsignProviderError,
  type EsignService,
  type FlowSigner,
  type SigningOutcome,
  type SigningRequest,
} from './esign-provider';

const VERSION = '2020-11-11';

/** How long a URL for signing can be used, as the API says; a minute less, for the way to it. */
const URL_MS = 29 * 60_000;

const FILE_TIMEOUT_MS = 15_000;
const MAX_FILE_BYTES = 16 * 1024 * 1024;

const POINTS = 72 / 25.4;

/** Longest name of a flow, and what it may not have in it. */
const NAME_LENGTH = 200;
const NOT_IN_NAMES = /[^\p{Script=Han}A-Za-z0-9 ()[\]_,;.&+（），；。《》、-]/gu;

/** States of a flow at the provider; all others mean that it waits. */
const STATES: Readonly<Record<number, SigningOutcome['state']>> = {
  ...{ 0: 'signing', 1: 'signing', 2: 'signing', 8: 'signing', 9: 'signing' },
  ...{ 3: 'refused', 10: 'refused', 4: 'signed', 5: 'expired', 6: 'cancelled' },
};

/** An application of Tencent's service for electronic signatures. */
export interface TencentEsignOptions {
  /** Origins of the API, and of the one that takes files. */
  readonly url: string;
  readonly fileUrl: string;
  readonly region: string;
  readonly secretId: string;
  readonly secretKey: string;
  /** The employee in whose name contracts are sent. */
  readonly operatorId: string;
  /** With what notices are signed. */
  readonly callbackToken: string;
  readonly clock: Clock;
}

const flowNo = z.string().min(1).max(ESIGN_TEXTS.flowNo);
const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').replace(/\p{Cc}/gu, ' ').slice(0, ESIGN_TEXTS.reason));
const uploadSchema = z.object({ FileIds: z.array(z.string().min(1)).length(1) });
const flowSchema = z.object({ FlowId: flowNo });
const urlSchema = z.object({
  FlowApproverUrlInfos: z
    .array(z.object({ SignUrl: z.url({ protocol: /^https?$/ }).refine(isConfidential) }))
    .length(1),
});
const infoSchema = z.object({
  FlowDetailInfos: z
    .array(
      z.object({
        FlowId: flowNo,
        FlowStatus: z.int(),
        FlowMessage: text,
        FlowApproverInfos: z.array(z.object({ ApproveTime: z.int().nonnegative().nullish() })).min(1),
      }),
    )
    .length(1),
});
const fileSchema = z.object({
  FileUrls: z.array(z.object({ Url: z.url({ protocol: /^https?$/ }).refine(isConfidential) })).length(1),
});
const noticeSchema = z.object({ MsgData: z.object({ FlowId: flowNo }) });

/**
 * Has customers sign with 腾讯电子签: the document goes there, the customer's company signs on its pages, and the signed
 * file comes back. Nobody is told of a flow by the provider, so that one that was begun twice is nobody's. Notices are
 * signed by the token that the application was given (`Content-Signature`); they say that something has changed, and never
 * what.
 */
export function createTencentEsign({
  url,
  fileUrl,
  operatorId,
  callbackToken,
  clock,
  ...account
}: TencentEsignOptions): EsignService {
  const toError = (code: string, isOutage?: boolean) => new EsignProviderError(`Tencent Cloud ${code}`, isOutage);
  const api = createTencentClient({ ...account, url, toError, version: VERSION });
  const fileApi = createTencentClient({ ...account, url: fileUrl, toError, version: VERSION });
  const operator = { Operator: { UserId: operatorId } };

  async function create(request: SigningRequest, { signal }: EsignCall): Promise<string> {
    const { contractNo, title, signer, until, writeDocument } = request;
    const { pdf, place } = await writeDocument();
    const name = `${title} ${contractNo}`.replace(NOT_IN_NAMES, '').slice(-NAME_LENGTH);
    const { FileIds } = await fileApi.call(
      'UploadFiles',
      {
        ...{ BusinessType: 'DOCUMENT', Caller: { OperatorId: operatorId } },
        FileInfos: [{ FileBody: Buffer.from(pdf).toString('base64'), FileName: `${contractNo}.pdf` }],
      },
      uploadSchema,
      signal,
    );
    const seal = {
      ...{ ComponentType: 'SIGN_SEAL', ComponentRequired: true, FileIndex: 0, ComponentPage: place.page + 1 },
      ...{ ComponentPosX: (place.x - SEAL_RADIUS) * POINTS, ComponentPosY: (place.y - SEAL_RADIUS) * POINTS },
      ...{ ComponentWidth: 2 * SEAL_RADIUS * POINTS, ComponentHeight: 2 * SEAL_RADIUS * POINTS },
    };
    const { FlowId } = await api.call(
      'CreateFlowByFiles',
      {
        ...{ ...operator, FileIds, FlowName: name, Deadline: Math.floor(until.getTime() / 1000) },
        ...{ UserData: Buffer.from(contractNo).toString('base64') },
        Approvers: [{ ...toApprover(signer), NotifyType: 'NONE', SignComponents: [seal] }],
      },
      flowSchema,
      signal,
    );
    return FlowId;
  }

  async function query(FlowId: string, { signal }: EsignCall): Promise<SigningOutcome> {
    const { FlowDetailInfos } = await api.call(
      'DescribeFlowInfo',
      { ...operator, FlowIds: [FlowId] },
      infoSchema,
      signal,
    );
    const [info] = FlowDetailInfos;
    const state = info && STATES[info.FlowStatus];
    if (info?.FlowId !== FlowId || state === undefined) throw toError('response');
    if (state === 'refused') return { state, reason: info.FlowMessage };
    if (state !== 'signed') return { state };
    const signedAt = Math.max(...info.FlowApproverInfos.map(({ ApproveTime }) => ApproveTime ?? 0));
    return { state, signedAt: signedAt > 0 ? new Date(signedAt * 1000) : clock() };
  }

  return {
    name: '腾讯电子签',

    async begin(request, known, call) {
      const FlowId = known || (await create(request, call));
      const { FlowApproverUrlInfos } = await api.call(
        'CreateFlowSignUrl',
        { ...operator, FlowId, FlowApproverInfos: [toApprover(request.signer)], JumpUrl: request.returnUrl },
        urlSchema,
        call.signal,
      );
      return {
        flowNo: FlowId,
        url: FlowApproverUrlInfos[0]?.SignUrl ?? '',
        expiresAt: new Date(clock().getTime() + URL_MS),
      };
    },

    query,

    async cancel(FlowId, call) {
      const standing = await query(FlowId, call);
      if (standing.state !== 'signing') return standing;
      const why = { ...operator, FlowId, CancelMessage: '合同已失效' };
      await api.call('CancelFlow', why, z.object({}), call.signal);
      const ended = await query(FlowId, call);
      if (ended.state === 'signing') throw toError('response');
      return ended;
    },

    async readSigned(FlowId, { signal }) {
      const wanted = { ...operator, BusinessType: 'FLOW', BusinessIds: [FlowId], FileType: 'PDF' };
      const { FileUrls } = await api.call('DescribeFileUrls', wanted, fileSchema, signal);
      const options = { name: 'Tencent Cloud', timeoutMs: FILE_TIMEOUT_MS, maxBytes: MAX_FILE_BYTES, signal };
      const { status, bytes } = await fetchBytes(FileUrls[0]?.Url ?? '', options).catch((error: unknown) => {
        throw new EsignProviderError(error instanceof Error ? error.message : 'Tencent Cloud is silent');
      });
      if (status !== 200) throw toError('file', isBusyStatus(status));
      if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw toError('file');
      return bytes;
    },

    readNotice({ headers, body }) {
      const expected = Buffer.from(`sha256=${createHmac('sha256', callbackToken).update(body).digest('hex')}`);
      const given = Buffer.from(String(headers['content-signature']));
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new NoticeRejectedError('The signature of the notice is wrong');
      return noticeSchema.safeParse(readJson(body.toString('utf8'))).data?.MsgData.FlowId;
    },
  };
}

/** A company's signer, as the API has them. */
function toApprover({ name, telephone, company }: FlowSigner) {
  return { ApproverType: 0, OrganizationName: company, ApproverName: name, ApproverMobile: telephone };
}
