import type { WizardStep } from '@portal/ui-forms';
import type { EnterpriseFields } from './enterprise-form.rules';
import type { EnterpriseMethod } from './enterprise-task';

type TransitionRequest = WizardStep<EnterpriseFields>;

const LICENCE: TransitionRequest = {
  name: 'licence',
  title: '企业信息',
  fields: ['licenceFileId', 'companyName', 'creditCode', 'legalPerson', 'validUntil'],
};
const LEGAL: TransitionRequest = {
  name: 'legal',
  title: '法定代表人',
  fields: ['legalPersonIdNumber', 'legalPersonTelephone'],
};
const HANDLER: TransitionRequest = {
  name: 'handler',
  title: '经办人',
  fields: ['handlerName', 'telephone', 'signerRole', 'frontFileId', 'mandateFileId', 'letterFileId'],
};
const CONFIRM: TransitionRequest = { name: 'confirm', title: '核对并提交', fields: [] };

/** Steps of the form by method. */
export const ENTERPRISE_STEPS: Readonly<
  Record<EnterpriseMethod, readonly [TransitionRequest, ...TransitionRequest[]]>
> = {
  3: [LICENCE, HANDLER, CONFIRM],
  4: [LICENCE, LEGAL, HANDLER, CONFIRM],
  5: [LICENCE, HANDLER, CONFIRM],
};
