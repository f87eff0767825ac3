import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** States of a flow, as the API numbers them. */
const [WAITING, SIGNED] = [1, 4];

interface Flow {
  readonly pdf: Buffer;
  returnUrl: string;
  signedAt: number;
}

interface Params {
  readonly FileInfos?: readonly { readonly FileBody: string }[];
  readonly FileIds?: readonly string[];
  readonly FlowIds?: readonly string[];
  readonly BusinessIds?: readonly string[];
  readonly FlowId?: string;
  readonly JumpUrl?: string;
}

/** A service outside on whose pages contracts are signed. */
export interface EsignService {
  /** Variables by which a portal has its contracts signed there. */
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Stands in for 腾讯电子签 in a browser: it takes files, shows a page with a button that signs, and gives files back as they
 * came. Signatures of calls and all that may go wrong are for the specs of the API.
 */
export async function startEsignService(): Promise<EsignService> {
  const files: Buffer[] = [];
  const flows: Flow[] = [];
  const findFlow = (flowNo: string | undefined) => flows[Number(flowNo?.slice(1)) - 1];
  let origin = '';

  const actions: Readonly<Record<string, (params: Params) => object | undefined>> = {
    UploadFiles({ FileInfos }) {
      files.push(Buffer.from(FileInfos?.[0]?.FileBody ?? '', 'base64'));
      return { FileIds: [`${files.length}`] };
    },
    CreateFlowByFiles({ FileIds }) {
      const pdf = files[Number(FileIds?.[0]) - 1];
      if (pdf) flows.push({ pdf, returnUrl: '', signedAt: 0 });
      return pdf && { FlowId: `f${flows.length}` };
    },
    CreateFlowSignUrl({ FlowId, JumpUrl = '' }) {
      const flow = findFlow(FlowId);
      if (flow) flow.returnUrl = JumpUrl;
      return flow && { FlowApproverUrlInfos: [{ SignUrl: `${origin}/sign/${FlowId}` }] };
    },
    DescribeFlowInfo({ FlowIds: [FlowId] = [] }) {
      const flow = findFlow(FlowId);
      return (
        flow && {
          FlowDetailInfos: [
            {
              ...{ FlowId, FlowStatus: flow.signedAt > 0 ? SIGNED : WAITING, FlowMessage: '' },
              FlowApproverInfos: [{ ApproveTime: flow.signedAt }],
            },
          ],
        }
      );
    },
    DescribeFileUrls: ({ BusinessIds: [flowNo] = [] }) =>
      findFlow(flowNo) && { FileUrls: [{ Url: `${origin}/files/${flowNo}` }] },
  };

  async function respond(request: IncomingMessage) {
    const [, place, flowNo] = (request.url ?? '').split('/');
    const flow = findFlow(flowNo);
    if (flow && place === 'files') return { type: 'application/pdf', body: flow.pdf };
    if (flow && place === 'sign' && request.method === 'GET') return { type: 'text/html', body: PAGE };
    if (flow && place === 'sign') {
      flow.signedAt = Math.floor(Date.now() / 1000);
      return { type: 'text/html', body: '', location: flow.returnUrl };
    }
    const call = actions[String(request.headers['x-tc-action'])];
    const content = call?.(JSON.parse(await text(request)) as Params);
    const said = content ?? { Error: { Code: 'ResourceNotFound', Message: 'Nothing of that name is here' } };
    return { type: 'application/json', body: JSON.stringify({ Response: { ...said, RequestId: 'r1' } }) };
  }

  const server = createServer((request, response) => {
    void respond(request).then(({ type, body, location }) => {
      const head = { 'content-type': `${type}; charset=utf-8`, ...(location !== undefined && { location }) };
      response.writeHead(location === undefined ? 200 : 303, head).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    variables: {
      ...{ ESIGN_TENCENT_SECRET_ID: 'id', ESIGN_TENCENT_SECRET_KEY: 'key', ESIGN_TENCENT_OPERATOR_ID: 'operator' },
      ...{
        ESIGN_TENCENT_CALLBACK_TOKEN: 'token-of-callbacks',
        ESIGN_TENCENT_URL: origin,
        ESIGN_TENCENT_FILE_URL: origin,
      },
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PAGE = `<!doctype html><html lang="zh-CN"><title>签署页面</title>
<h1>签署页面</h1><form method="post"><button>确认签署</button></form></html>`;
