import { defineModule } from '../../platform/modules/define-module';
import { createCaptchaService } from './captcha.service';
import { createSmsCodes } from './sms-codes.service';
import { createVerificationRoutes } from './verification.routes';

export const verificationModule = defineModule({
  name: 'verification',
  start(context) {
    const captcha = createCaptchaService(context.secrets, context.rateLimiter);
    const smsCodes = createSmsCodes(context);
    return {
      offer: { captcha, smsCodes },
      routes: createVerificationRoutes(captcha),
      jobs: [{ name: 'sms-codes.purge', every: 'hour', run: smsCodes.purgeExpired }],
    };
  },
});
