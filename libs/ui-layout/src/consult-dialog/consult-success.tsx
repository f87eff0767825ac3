import { Button } from 'antd';
import { SuccessPanel, SuccessTitle } from './consult-form.styles';

/** Tells that the request arrived and what happens next. */
export function ConsultSuccess({ onClose }: { readonly onClose: () => void }) {
  return (
    <SuccessPanel role="status">
      <SuccessTitle>提交成功</SuccessTitle>
      <p>顾问将在一个工作日内通过您留下的电话与您联系。</p>
      <Button type="primary" onClick={onClose}>
        知道了
      </Button>
    </SuccessPanel>
  );
}
