import { toMoney } from '../../../platform/money/money';
import { type ComparedThing, judgeDifference } from './judge-difference';

const done = (amount: number) => ({ amount: toMoney(amount), isDone: true });
const open = (amount: number) => ({ amount: toMoney(amount), isDone: false });
const judge = (billed?: ComparedThing['billed'], own?: ComparedThing['own'], booked?: number) =>
  judgeDifference({ billed, own, booked: booked === undefined ? undefined : toMoney(booked) });

it.each([
  ['are the same', done(100), done(100), 100],
  ['are both still open', open(100), open(100), 100],
  ['have nothing, or nothing that has moved', undefined, open(100), undefined],
  ['have nothing but a try there', open(100), undefined, undefined],
])('says nothing where they %s', (_name, billed, own, booked) => {
  expect(judge(billed, own, booked)).toBeUndefined();
});

it.each([
  ['only the bill has', done(100), undefined, undefined, 'missingHere', 100, null],
  ['only we have', undefined, done(100), 100, 'missingThere', null, 100],
  ['has moved there alone', done(100), open(100), undefined, 'state', 100, 100],
  ['has moved here alone', open(100), done(100), 100, 'state', 100, 100],
  ['is another amount there', done(101), done(100), 100, 'amount', 101, 100],
  ['is on no account of the ledger', done(100), done(100), undefined, 'amount', 100, 0],
  ['is another amount in the ledger', done(100), done(100), 99, 'amount', 100, 99],
] as const)('says what %s', (_name, billed, own, posted, reason, there, here) => {
  expect(judge(billed, own, posted)).toEqual({ reason, billed: there, booked: here });
});
