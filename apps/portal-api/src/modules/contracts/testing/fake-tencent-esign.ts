import { createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/clock';
import { readBody } from '../../../testing/fake-gateway';
import { type FakeServer, startFakeServer } from '../../../testing/fake-server';
import { isSignedByTencent, TENCENT_ACCOUNT } from '../../../testing/tencent-signature';
import type { RawNotice } from '../../payments/provider/payment-provider';

/** The application that the fake knows. */
export const ESIGN_APPLICATION = { operatorId: 'yDRSoperator', callbackToken: 'token-of-the-callbacks' } as const;

/** States of a flow, as the API numbers them. */
export const ESIGN_STATES = { waiting: 1, refused: 3, signed: 4, expired: 5, cancelled: 6 } as const;

interface FakeFlow {
  readonly pdf: Buffer;
  readonly asked: Params;
  status: number;
  message: string;
  signedAt: Date | undefined;
}

interface Params {
  readonly FlowId?: string;
  readonly FlowIds?: readonly string[];
  readonly FileIds?: readonly string[];
  readonly BusinessIds?: readonly string[];
  readonly FileInfos?: readonly { readonly FileBody: string; readonly FileName: string }[];
  readonly Operator?: { readonly UserId: string };
  readonly Caller?: { readonly OperatorId: string };
  readonly Approvers?: readonly Readonly<Record<string, unknown>>[];
  readonly FlowApproverInfos?: readonly Readonly<Record<string, unknown>>[];
  readonly [name: string]: unknown;
}

/** What becomes of the next calls. */
export interface EsignMood {
  readonly error?: string;
  readonly response?: object;
  readonly transport?: 'fail' | 'hang';
}

/** Tencent's service for electronic signatures. */
export interface FakeTencentEsign extends FakeServer {
  mood: EsignMood;
  /** What was called so far. */
  readonly calls: readonly { readonly action: string; readonly params: Params }[];
  /** Flows by their numbers, the first one first. */
  readonly flows: ReadonlyMap<string, FakeFlow>;
  /** Has a flow signed, refused, expired or cancelled, whoever does that. */
  settle(flowNo: string, status: number, more?: { readonly message?: string; readonly at?: Date }): void;
  /** A notice that something has become of a flow. */
  notify(flowNo: string, token?: string): RawNotice;
}

/** Starts it on a free port. It takes nothing that is not signed, and serves what was signed as it was sent. */
export async function startFakeTencentEsign(now: Clock): Promise<FakeTencentEsign> {
  const flows = new Map<string, FakeFlow>();
  const files = new Map<string, Buffer>();
  const state = {
    mood: {} as EsignMood,
    calls: [] as { action: string; params: Params }[],
    flows,
    settle(flowNo: string, status: number, { message = '', at = now() }: { message?: string; at?: Date } = {}) {
      const flow = flows.get(flowNo);
      if (flow === undefined) throw new Error(`There is no flow ${flowNo}`);
      Object.assign(flow, { status, message, signedAt: status === ESIGN_STATES.signed ? at : undefined });
    },
    notify(flowNo: string, token: string = ESIGN_APPLICATION.callbackToken): RawNotice {
      const text = JSON.stringify({ MsgId: 'm1', MsgType: 'FlowStatusChange', MsgData: { FlowId: flowNo } });
      const signature = createHmac('sha256', token).update(text).digest('hex');
      return { headers: { 'content-signature': `sha256=${signature}` }, body: Buffer.from(text) };
    },
  };

  const server: FakeServer = await startFakeServer(async (request, response) => {
    if (state.mood.transport === 'hang') return;
    if (state.mood.transport === 'fail') return void response.writeHead(502).end();
    if (request.method === 'GET' && !request.url?.startsWith('/files/')) return void response.writeHead(404).end();
    const flow = flows.get(/^\/files\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '');
    if (flow) return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(flow.pdf);
    const { headers } = request;
    const body = await readBody(request);
    const action = String(headers['x-tc-action']);
    const params = JSON.parse(body) as Params;
    const send = (content: object) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ Response: { ...content, RequestId: 'a0aabda6' } }));
    const fail = (Code: string) => void send({ Error: { Code, Message: `refused for ${body}` } });
    const operator = params.Operator?.UserId ?? params.Caller?.OperatorId;
    if (headers['x-tc-version'] !== '2020-11-11' || headers['x-tc-region'] !== TENCENT_ACCOUNT.region)
      return fail('InvalidAction');
    if (!isSignedByTencent(headers, body)) return fail('AuthFailure.SignatureFailure');
    if (operator !== ESIGN_APPLICATION.operatorId) return fail('OperationDenied');
    state.calls.push({ action, params });
    if (state.mood.error !== undefined) return fail(state.mood.error);
    if (state.mood.response !== undefined) return void send(state.mood.response);
    const said = respond(action, params, server.origin);
    return said ? void send(said) : fail('ResourceNotFound.Flow');
  });

  function respond(action: string, params: Params, origin: string): object | undefined {
    switch (action) {
      case 'UploadFiles': {
        const id = `file${files.size + 1}`;
        files.set(id, Buffer.from(params.FileInfos?.[0]?.FileBody ?? '', 'base64'));
        return { TotalCount: 1, FileIds: [id] };
      }
      case 'CreateFlowByFiles': {
        const pdf = files.get(params.FileIds?.[0] ?? '');
        const flowNo = `yDwFlow${flows.size + 1}`;
        if (pdf) flows.set(flowNo, { pdf, asked: params, status: 1, message: '', signedAt: undefined });
        return pdf && { FlowId: flowNo };
      }
      case 'CreateFlowSignUrl':
        return flows.has(params.FlowId ?? '')
          ? { FlowApproverUrlInfos: [{ SignUrl: `${origin}/sign/${params.FlowId}`, ApproverType: 0 }] }
          : undefined;
      case 'CancelFlow': {
        const flow = flows.get(params.FlowId ?? '');
        if (flow?.status === 1) flow.status = ESIGN_STATES.cancelled;
        return flow && {};
      }
      case 'DescribeFlowInfo': {
        const [FlowId = ''] = params.FlowIds ?? [];
        const flow = flows.get(FlowId);
        const ApproveTime = Math.floor((flow?.signedAt?.getTime() ?? 0) / 1000);
        const more = { FlowApproverInfos: [{ ApproveTime, ApproveName: '经办人' }] };
        const info = flow && { FlowId, FlowStatus: flow.status, FlowMessage: flow.message, ...more };
        return info && { FlowDetailInfos: [info] };
      }
      case 'DescribeFileUrls': {
        const [flowNo = ''] = params.BusinessIds ?? [];
        return flows.has(flowNo) ? { FileUrls: [{ Url: `${origin}/files/${flowNo}`, Option: '' }] } : undefined;
      }
      default:
        return undefined;
    }
  }
  return Object.assign(state, server);
}
