import type { sms } from 'tencentcloud-sdk-nodejs-sms';
import { DeliveryError } from './delivery-error';
import type { SmsProvider } from './sms-provider';
import type { SmsPurpose } from './sms-purposes';

const TIMEOUT_S = 2;

/** An application of Tencent Cloud's SMS service. */
export interface TencentSmsOptions {
  /** Origin of the API. */
  readonly url: string;
  readonly region: string;
  readonly secretId: string;
  readonly secretKey: string;
  readonly appId: string;
  /** What stands in brackets before each text. */
  readonly signName: string;
  /** Numbers of the approved templates. */
  readonly templates: Readonly<Record<SmsPurpose, string>>;
  /** Seconds that the API is waited for. */
  readonly timeoutS?: number;
}

type Client = InstanceType<typeof sms.v20210111.Client>;

/**
 * Hands messages to Tencent Cloud. The API delivers each request: one that is repeated arrives again, and is told by its
 * id in the provider's reports. A telephone that takes nothing and a text that may not be sent fail for good; throttling
 * and what an operator can put right do not.
 */
export function createTencentSmsProvider(options: TencentSmsOptions): SmsProvider {
  const { appId, signName, templates } = options;
  let client: Promise<Client> | undefined;
  return {
    async send({ id, telephone, purpose, values }) {
      client ??= createClient(options);
      const response = await (
        await client
      )
        .SendSms({
          ...{ SmsSdkAppId: appId, SignName: signName, PhoneNumberSet: [`+86${telephone}`] },
          ...{ TemplateId: templates[purpose], TemplateParamSet: [...values], SessionContext: id },
        })
        .catch((error: unknown) => {
          throw toDeliveryError(error instanceof Error && 'code' in error ? error.code : 'failed');
        });
      const code = response.SendStatusSet?.[0]?.Code;
      if (code !== 'Ok') throw toDeliveryError(code);
    },
  };
}

/** The client is loaded with the first message: it takes a tenth of a second and is needed by few installations. */
async function createClient(options: TencentSmsOptions): Promise<Client> {
  const { url, region, secretId, secretKey, timeoutS = TIMEOUT_S } = options;
  const { protocol, host } = new URL(url);
  const { sms } = await import('tencentcloud-sdk-nodejs-sms');
  return new sms.v20210111.Client({
    credential: { secretId, secretKey },
    region,
    profile: { httpProfile: { protocol: `${protocol}//`, endpoint: host, reqTimeout: timeoutS } },
  });
}

/** What speaks of this telephone or this text, whenever it is sent. */
const PERMANENT_CODES: readonly unknown[] = [
  'FailedOperation.ContainSensitiveWord',
  'FailedOperation.PhoneNumberInBlacklist',
  'FailedOperation.PhoneNumberParseFail',
  'InvalidParameter.DirtyWordFound',
  'InvalidParameterValue.ContentLengthLimit',
  'InvalidParameterValue.IncorrectPhoneNumber',
  'InvalidParameterValue.ProhibitedUseUrlInTemplateParameter',
  'InvalidParameterValue.TemplateParameterFormatError',
  'InvalidParameterValue.TemplateParameterLengthLimit',
];

/** The provider's own words are left out, they may repeat the telephone; so is a code that is none. */
function toDeliveryError(code: unknown): DeliveryError {
  const name = typeof code === 'string' && /^[A-Za-z.]+$/.test(code) ? code : 'unknown';
  return new DeliveryError(`Tencent Cloud ${name}`, PERMANENT_CODES.includes(code));
}
