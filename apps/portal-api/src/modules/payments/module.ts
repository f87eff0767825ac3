import { defineModule } from '../../platform/modules/define-module';
import { readTransferAccount } from '../../platform/transfer-account';
import { purchaseModule } from '../purchase/module';
import { instancesModule } from '../instances/module';
import { realnameModule } from '../realname/module';
import { registerNotifyRoutes } from './notify.routes';
import { createOthersEnd } from './end-others';
import { createGiveBackByHand } from './give-back';
import { openProviders } from './open-providers';
import { createPaymentChecks } from './payment-checks';
import { createFailureRefunds } from './order-refunds';
import { createPayParts } from './pay-parts';
import { paymentData, refundData } from './payment-data';
import { createPaymentOutcome } from './payment-outcome';
import { createPaymentRefunds } from './payment-refunds';
import { createPaymentRoutes } from './payments.routes';
import { createReconciliationRoutes } from './reconciliation/reconciliation.routes';
import { createReconciliations } from './reconciliation/reconciliations';
import { waitingDifferences } from './reconciliation/waiting-differences';
import { createRefunds } from './refund-record';
import { refundBlocker } from './refunds/closing-blocker';
import { sealedAccount } from './refunds/refund-account';
import { failedRefunds, supplementRefunds } from './refunds/refund-todos';
import { startRefunds } from './refunds/start-refunds';
import { createSandboxDesk } from './sandbox-desk';
import { registerSandboxPage } from './sandbox-page.routes';
import { createSandboxRoutes } from './sandbox.routes';
import { createTakeNotice } from './take-notice';
import { sealedPayer } from './transfers/transfer-record';
import { startTransfers } from './transfers/start-transfers';
import { waitingTransfers } from './transfers/waiting-transfers';
import { registerWechatPage } from './wechat-page.routes';
import { waitingRefunds } from './waiting-refunds';

export const paymentsModule = defineModule({
  name: 'payments',
  needs: { purchase: purchaseModule, realname: realnameModule, instances: instancesModule },
  personalData: [paymentData, refundData],
  closingBlockers: [refundBlocker],
  todoQueries: [supplementRefunds, failedRefunds],
  operatorQueues: [waitingRefunds, waitingTransfers, waitingDifferences],
  notPersonal: {
    transfer: 'lines of the bank statements of the platform, which its accounts are made of',
    bill_difference: 'what bills of providers and the books of the platform say differently',
  },
  sealedColumns: [sealedPayer, sealedAccount],
  start(context, offers) {
    const {
      purchase: { orderPayments, refundableOrders },
      realname: { identities },
      instances: { instanceRefunds },
    } = offers;
    const account = readTransferAccount(context.environment, context.isDemo);
    const giveBackByHand = createGiveBackByHand(context.ledger);
    const transfers = startTransfers({ ...context, account, orderPayments, identities, giveBackByHand });
    const refunds = createRefunds(context.ledger);
    const applications = startRefunds({ ...context, refunds, refundableOrders, instanceRefunds });
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
        ...createPaymentRoutes({ ...context, providers, orderPayments, isTransferTaken: account !== undefined }),
        ...createSandboxRoutes({ ...context, desk }),
        ...applications.routes,
        ...createReconciliationRoutes(context),
        ...transfers.routes,
      ],
      jobs: [
        createPaymentRefunds({ ...context, providers, refunds, orderPayments }),
        ...createPayParts({ ...context, providers, refunds, refundableOrders }),
        ...applications.jobs,
      ],
      eventHandlers: [
        createFailureRefunds({ ...context, orderPayments }),
        createOthersEnd(context),
        ...transfers.eventHandlers,
        ...applications.eventHandlers,
      ],
      operatorTasks: [...transfers.operatorTasks, ...applications.operatorTasks],
      due: [
        ...applications.due,
        createPaymentChecks({ ...context, providers, outcome }),
        createReconciliations({
          ...{ ...context, providers, outcome },
          noteFailure: (failure) => context.getApp().log.warn(failure, 'bill not compared'),
        }),
      ],
      registerPages(app) {
        registerNotifyRoutes(app, { ...context, providers, takeNotice });
        if (desk) registerSandboxPage(app, { ...context, desk });
        const { wechatCashier } = providers;
        if (wechatCashier) registerWechatPage(app, { ...context, cashier: wechatCashier });
      },
    };
  },
});
