import type { FormRules } from '@portal/ui-content/form';
import { REMARK_LIMIT } from '../shared/purchase-options';

/** What stands in the form of an order; the agreement has the name its version is sent under. */
export interface OrderValues {
  readonly contractFirst: boolean;
  readonly remark: string;
  readonly agreementVersion: boolean;
}

/** Rules of the form; the contract's own, compared by a test. */
export const ORDER_RULES: FormRules<OrderValues> = {
  remark: (value) => ([...value.trim()].length > REMARK_LIMIT ? `备注不能超过${REMARK_LIMIT}个字` : ''),
  agreementVersion: (value) => (value ? '' : '请先阅读并同意服务协议'),
};
