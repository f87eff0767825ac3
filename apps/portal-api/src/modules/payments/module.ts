import { defineModule } from '../../platform/modules/define-module';
import { purchaseModule } from '../purchase/module';
import { registerNotifyRoutes } from './notify.routes';
import { createOthersEnd } from './end-others';
import { openProviders } from './open-providers';
import { createPaymentChecks } from './payment-checks';
import { createFailureRefunds, createRefundPayOut } from './order-refunds';
import { paymentData, refundData } from './payment-data';
import { createPaymentOutcome } from './payment-outcome';
import { createPaymentRefunds } from './payment-refunds';
import { createPaymentRoutes } from './payments.routes';
import { createRefundQueueRoutes } from './refund-queue.routes';
import { createSandboxDesk } from './sandbox-desk';
import { registerSandboxPage } from './sandbox-page.routes';
import { createSandboxRoutes } from './sandbox.routes';
import { createTakeNotice } from './take-notice';
import { waitingRefunds } from './waiting-refunds';

export const paymentsModule = defineModule({
  name: 'payments',
  needs: { purchase: purchaseModule },
  personalData: [paymentData, refundData],
  operatorQueues: [waitingRefunds],
  start(context, { purchase: { orderPayments } }) {
    const providers = openProviders(context);
    const outcome = createPaymentOutcome({ ...context, orderPayments });
    const takeNotice = createTakeNotice({
      ...{ ...context, outcome },
      noteRejection: (rejection) => context.getApp().log.warn(rejection, 'payment notice rejected'),
    });
    const { cashier } = providers;
    const desk = cashier && createSandboxDesk({ cashier, provider: providers.get('sandbox'), takeNotice });
    return {
      routes: [
        ...createPaymentRoutes({ ...context, providers, orderPayments }),
        ...createSandboxRoutes({ ...context, desk }),
        ...createRefundQueueRoutes(context),
      ],
      jobs: [createPaymentRefunds({ ...context, providers }), createRefundPayOut({ ...context, providers })],
      eventHandlers: [createFailureRefunds({ ...context, providers, orderPayments }), createOthersEnd(context)],
      due: [createPaymentChecks({ ...context, providers, outcome })],
      registerPages(app) {
        registerNotifyRoutes(app, { ...context, providers, takeNotice });
        if (desk) registerSandboxPage(app, { ...context, desk });
      },
    };
  },
});
