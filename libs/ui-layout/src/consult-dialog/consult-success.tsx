import { Button } from 'antd';
import { SuccessPanel, SuccessTitle } from './consult-success.styles';

/** Tells that the request arrived and what happens next. */
export function ConsultSuccess({ onClose }: { readonly onClose: () => void }) {
  return (
    <SuccessPanel role="status">
      <SuccessTitle>提交成功</SuccessTitle>
      <p>咨询已登记，联系您时使用您留下的电话。</p>
      <Button type="primary" onClick={onClose}>
        知道了
      </Button>
    </SuccessPanel>
  );
}
