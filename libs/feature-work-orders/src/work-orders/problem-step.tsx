import type { WorkOrderType } from '@portal/api-contract/account';
import type { BoundField } from '@portal/ui-content/form';
import { DataNotice } from '@portal/ui-kit';
import { FormStep } from './form-step';
import { ProductSelect } from './product-select';
import { TypePicker } from './type-picker';

/** Props of `ProblemStep`. */
export interface ProblemStepProps {
  readonly product: BoundField<string>;
  readonly type: BoundField<string>;
  readonly types: TypesCall;
}

interface TypesCall {
  readonly data?: readonly WorkOrderType[] | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** First step: what the problem is about. */
export function ProblemStep({ product, type, types }: ProblemStepProps) {
  return (
    <FormStep number={1} title="产品与问题类型" text="选对类型，工单会直接分给熟悉它的工程师。">
      <ProductSelect field={product} />
      <Types field={type} call={types} />
    </FormStep>
  );
}

function Types({ field, call }: { readonly field: BoundField<string>; readonly call: TypesCall }) {
  if (call.data) return <TypePicker field={field} types={call.data} />;
  return <DataNotice message="问题类型加载失败" error={call.error} onRetry={() => void call.refetch()} />;
}
