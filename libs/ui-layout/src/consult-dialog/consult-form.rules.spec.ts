import { consultRequestSchema } from '@portal/api-contract';
import { CONSULT_LIMITS } from './consult-form.rules';

const request = {
  userName: '张工',
  companyName: '远岭重工',
  telephone: '13800138000',
  topic: 'product',
  content: '希望了解产线能耗监测的方案',
  consent: true,
  captchaTicket: 'ticket',
};
const accepts = (values: object) => consultRequestSchema.safeParse({ ...request, ...values }).success;

describe('rules of the consultation', () => {
  it.each(['userName', 'companyName'] as const)('allow as many characters in %s as the contract', (field) => {
    expect(accepts({ [field]: '字'.repeat(CONSULT_LIMITS[field]) })).toBe(true);
    expect(accepts({ [field]: '字'.repeat(CONSULT_LIMITS[field] + 1) })).toBe(false);
  });

  it('ask for as long a description as the contract', () => {
    expect(accepts({ content: '字'.repeat(CONSULT_LIMITS.contentMin) })).toBe(true);
    expect(accepts({ content: '字'.repeat(CONSULT_LIMITS.contentMin - 1) })).toBe(false);
    expect(accepts({ content: '字'.repeat(CONSULT_LIMITS.contentMax) })).toBe(true);
    expect(accepts({ content: '字'.repeat(CONSULT_LIMITS.contentMax + 1) })).toBe(false);
  });
});
