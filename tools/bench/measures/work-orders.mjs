import { callAll, fillWorkOrders, median, percentile, post, withRecords } from './record-calls.mjs';

const REQUESTS = 2000;
const ROUNDS = 5;
const REPLIES = 2000;
const REPLIED = 50;

const TICKET = '/portal/workorder/ticket';

/**
 * Times a list of 20 work orders at 20 connections among few and among many of them in the database, spread over many
 * owners and all of one owner, and counts the replies that are stored in a second. Milliseconds, 95 of 100.
 */
export function measureWorkOrders({ few, many }) {
  return withRecords(async (caller) => {
    const { origin } = caller;
    const list = () => measureList(origin, caller);
    const sizes = {};
    for (const [kind, ownShare] of Object.entries({ spread: 0.02, own: 1 })) {
      const fillTo = (size) => fillWorkOrders(caller, size, size === few ? 1 : ownShare);
      sizes[kind] = await compare(list, fillTo, few, many);
    }
    return { ...sizes, repliesPerSecond: await measureReplies(origin, caller) };
  });
}

/** The list among few and among many, in turns, so that both meet the machine in the same moods. */
async function compare(list, fillTo, few, many) {
  const times = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, size] of Object.entries({ few, many })) {
      await fillTo(size);
      await list();
      times[name].push(await list());
    }
  }
  const before = median(times.few);
  const after = median(times.many);
  return { before, after, ratio: after / before };
}

async function measureList(origin, caller) {
  const body = JSON.stringify({ pageNo: 1, pageSize: 20 });
  const times = await callAll(caller, REQUESTS, () => ({ url: `${origin}${TICKET}/pageList`, body }));
  return percentile(times, 0.95);
}

async function measureReplies(origin, caller) {
  const ticketNos = await Promise.all(Array.from({ length: REPLIED }, () => submit(origin, caller)));
  const startedAt = performance.now();
  await callAll(caller, REPLIES, (place) => ({
    url: `${origin}${TICKET}/reply`,
    body: JSON.stringify({ ticketNo: ticketNos[place % ticketNos.length], text: `reply ${place}` }),
  }));
  return REPLIES / ((performance.now() - startedAt) / 1000);
}

async function submit(origin, caller) {
  const body = JSON.stringify({
    ...{ typeCode: 'usage.fault', title: '看板打不开，提示超时', severity: 'P3' },
    description: '今天上午起看板一直提示超时，无法查看产线数据。',
    ...{ contactName: '王小明', telephone: '13800138000' },
  });
  return JSON.parse(await post(caller, { url: `${origin}${TICKET}/save`, body })).data.ticketNo;
}
