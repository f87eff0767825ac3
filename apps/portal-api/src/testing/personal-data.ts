import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { enrolment } from '../modules/activities/enrolments.tables';
import { address } from '../modules/addresses/addresses.tables';
import { application } from '../modules/applications/applications.tables';
import { loginLog } from '../modules/auth/login-log.tables';
import { documentFeedback } from '../modules/documents/documents.tables';
import { favorite } from '../modules/favorites/favorites.tables';
import { idpAccount, oidcPayload } from '../modules/identity-provider/identity-provider.tables';
import { productInstance, RELEASED } from '../modules/instances/instances.tables';
import { invoiceTitle } from '../modules/invoice-titles/invoice-titles.tables';
import { sealTitle } from '../modules/invoice-titles/title-form';
import { seedInvoice } from '../modules/invoices/testing/seed-invoice';
import { publishedModel, publishedModelVersion } from '../modules/model-publishing/published-models.tables';
import { MODEL_TEXT } from '../modules/model-publishing/testing/publishing-desk';
import { modelSubscription, modelUsage } from '../modules/model-subscriptions/model-subscriptions.tables';
import { sealDraft } from '../modules/realname/drafts.repository';
import { identificationDraft } from '../modules/realname/drafts.tables';
import { sealForm, sealIdentity } from '../modules/realname/identity-form';
import { identification } from '../modules/realname/realname.tables';
import { payment } from '../modules/payments/payments.tables';
import { sealAccount } from '../modules/payments/refunds/refund-account';
import { refund } from '../modules/payments/refunds.tables';
import { findPayUntil } from '../modules/purchase/order-creation';
import { coupon } from '../modules/purchase/coupons.tables';
import { COMPLETED, orderExport, purchaseOrder, quote } from '../modules/purchase/purchase.tables';
import { transferVoucher } from '../modules/purchase/vouchers.tables';
import { trial, trialUsage } from '../modules/trials/trials.tables';
import { visit } from '../modules/tracking/tracking.tables';
import { portalUser } from '../modules/users/users.tables';
import { toContactPlace } from '../modules/work-orders/work-order-detail';
import { toSecretPlace } from '../modules/work-orders/work-order-record';
import { workOrder, workOrderMessage, workOrderSecret } from '../modules/work-orders/work-orders.tables';
import type { QueryRunner } from '../platform/database/database';
import type { FileStore } from '../platform/files/file-store';
import { seedCommunity } from './personal-community';
import { seedContract } from './personal-contracts';
import { fileUpload, storedFile } from '../platform/files/files.tables';
import { statusLog } from '../platform/records/status-log.tables';
import { deliveryOutbox, messagePreference, userMessage } from '../platform/messages/messages.tables';
import { toMoney } from '../platform/money/money';
import type { DataProtection } from '../platform/security/data-protection';
import { EMBEDDED_ISSUER } from '../platform/security/embedded-issuer';

/** With what a user's data is made. */
export interface SeedOptions {
  readonly orm: QueryRunner;
  readonly protection: DataProtection;
  readonly files: FileStore;
  /** Stands in everything that is personal. */
  readonly canary: string;
  readonly now: Date;
}

/** Gives a user something of every kind that the portal keeps, all of it finished business. */
export async function seedPersonalData(options: SeedOptions, ownerId: string): Promise<void> {
  await seedAccount(options, ownerId);
  await seedForms(options, ownerId);
  await seedCommunity(options, ownerId);
  await seedWorkOrder(options, ownerId);
  await seedTrade(options, ownerId);
  await seedTrial(options, ownerId);
  await seedPublishedModel(options, ownerId);
  await seedInvoice(options, ownerId);
  await seedContract(options, ownerId);
  await seedIdentification(options, ownerId);
  await seedMessages(options, ownerId);
  await seedFile(options, ownerId);
}

async function seedAccount({ orm, protection, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const accountId = randomUUID();
  const seal = (column: string) => protection.encrypt(canary, `idp_account.${column}:${accountId}`);
  await orm.insert(idpAccount).values({
    id: accountId,
    userName: `name-${canary}`,
    telephoneIndex: `index-${canary}`,
    telephoneEncrypted: seal('telephone'),
    telephoneMasked: canary,
    mailIndex: `mail-${canary}`,
    mailEncrypted: seal('mail'),
    mailMasked: canary,
    passwordHash: `hash-${canary}`,
    createdAt: now,
  });
  const [user] = await orm
    .update(portalUser)
    .set({
      ...{ issuer: EMBEDDED_ISSUER, subject: accountId, account: `name-${canary}`, nickname: canary, company: canary },
      ...{ industry: canary, bio: canary, telephoneMasked: canary, mailMasked: canary, menuPermissions: [canary] },
    })
    .where(eq(portalUser.id, ownerId))
    .returning();
  const seen = { deviceName: 'Windows · Chrome', network: '公网', addressMasked: '203.0.*.*' };
  await orm
    .insert(loginLog)
    .values({ ...seen, id: randomUUID(), userId: ownerId, at: now, way: 'sms', isSuccess: true });
  const payload = { accountId, canary };
  await orm.insert(oidcPayload).values({ model: 'Session', id: canary, payload, writtenAt: new Date() });
  await orm.insert(visit).values({ addressHash: `day-${ownerId}`, userAccount: user?.account ?? null, visitedAt: now });
}

async function seedForms({ orm, protection, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const form = JSON.stringify({ note: canary, telephone: canary });
  const [applicationId, enrolmentId, addressId] = [randomUUID(), randomUUID(), randomUUID()];
  await orm.insert(application).values({
    ...{ id: applicationId, applicationNo: `MA-${canary}`, kind: 'model', ownerId, itemKey: canary, itemName: canary },
    ...{ itemUrl: '/', state: 31, reason: canary, version: 1, telephoneMasked: canary },
    ...{ stateSince: now, consentedAt: now, createdAt: now, updatedAt: now },
    formEncrypted: protection.encrypt(form, `application.form:${applicationId}`),
  });
  await orm.insert(statusLog).values({
    ...{ id: randomUUID(), recordKind: 'application', recordId: applicationId, fromState: 20, toState: 31 },
    ...{ act: 'reject', actorRole: 'reviewer', actorName: '', reason: canary, fileIds: [], at: now },
  });
  await orm.insert(enrolment).values({
    ...{ id: enrolmentId, activityId: canary, ownerId, state: 1, stateSince: now, version: 1, telephoneMasked: canary },
    formEncrypted: protection.encrypt(form, `enrolment.form:${enrolmentId}`),
    ...{ consentedAt: now, createdAt: now },
  });
  await orm.insert(address).values({
    id: addressId,
    ownerId,
    contactEncrypted: protection.encrypt(form, `address.contact:${addressId}`),
    ...{ telephoneMasked: canary, regionCode: '110101', tag: canary, postcode: canary, isDefault: true, version: 1 },
    ...{ createdAt: now, updatedAt: now },
  });
  const titleId = randomUUID();
  await orm.insert(invoiceTitle).values({
    ...{ id: titleId, titleNo: `IT-${canary}`, ownerId, kind: 'person', fileIds: [], warning: canary, state: 2 },
    stateSince: now,
    formEncrypted: sealTitle(protection, titleId, { name: canary } as never),
    ...{ reason: canary, isDefault: true, version: 1, createdAt: now, updatedAt: now },
  });
  const feedbackNo = `FB-${ownerId.slice(0, 8)}`;
  await orm.insert(documentFeedback).values({
    ...{ feedbackNo, documentId: 'd', versionId: 'v', nodeId: 'n', ownerId },
    ...{ isHelpful: false, reasons: [], text: canary, status: 'handled', reply: canary, createdAt: now },
    contact: protection.encrypt(canary, `document_feedback.contact:${feedbackNo}`),
  });
  await orm.insert(fileUpload).values({ id: ownerId, ownerId, name: canary, size: 9, checksum: 'a', touchedAt: now });
  await orm.insert(favorite).values({ ownerId, module: 'DOCUMENT', itemId: canary, nodeId: canary, savedAt: now });
}

async function seedTrial({ orm, protection, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const id = randomUUID();
  await orm.insert(trial).values({
    ...{ id, trialNo: `TR-${canary}`, ownerId, subjectKey: canary, productCode: canary, productName: canary },
    ...{ state: 40, stateSince: now, version: 1, telephoneMasked: canary, consentedAt: now, createdAt: now, days: 30 },
    ...{ openedAt: now, endsAt: now, endedAt: now, extensionReason: canary, rating: 5, feedback: canary },
    formEncrypted: protection.encrypt(JSON.stringify({ scene: canary, telephone: canary }), `application.form:${id}`),
  });
  await orm.insert(trialUsage).values({ trialId: id, day: '2026-06-05', used: 1 });
  await orm.insert(statusLog).values({
    ...{ id: randomUUID(), recordKind: 'trial', recordId: id, fromState: 30, toState: 31, act: 'extend' },
    ...{ actorRole: 'user', actorId: ownerId, actorName: canary, reason: canary, fileIds: [], at: now },
  });
}

async function seedPublishedModel({ orm, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const id = randomUUID();
  await orm.insert(publishedModel).values({
    ...{ id, modelNo: `PM-${canary}`, ownerId, name: canary, modelType: 1, deliveryMode: 1, provider: canary },
    ...{ state: 100, stateSince: now, version: 1, draftNumber: 1, reason: canary, createdAt: now, updatedAt: now },
  });
  const body = { ...MODEL_TEXT, intro: canary };
  await orm.insert(publishedModelVersion).values({ modelId: id, number: 1, body, createdAt: now });
}

async function seedWorkOrder({ orm, protection, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const [id, secretId] = [randomUUID(), randomUUID()];
  await orm.insert(workOrder).values({
    ...{ id, ticketNo: `WO-${canary}`, ownerId, state: 4, severity: 'P3', productCode: 'p', productName: canary },
    ...{ typeCode: 't', typeName: 't', title: canary, description: canary, resource: canary, telephoneMasked: canary },
    contactEncrypted: protection.encrypt(
      JSON.stringify({ contactName: canary, telephone: canary }),
      toContactPlace(id),
    ),
    ...{
      contactHours: 'anytime',
      hasSecret: true,
      fileIds: [],
      createdAt: now,
      updatedAt: now,
      stateSince: now,
      promiseAt: now,
    },
    ...{ reminderCount: 0, reopenCount: 0, messageCount: 1, version: 1 },
  });
  const said = { workOrderId: id, author: 'user', authorId: ownerId, authorName: canary, text: canary } as const;
  await orm.insert(workOrderMessage).values({ ...said, id: randomUUID(), fileIds: [], at: now });
  const textEncrypted = protection.encrypt(canary, toSecretPlace(secretId));
  await orm.insert(workOrderSecret).values({ id: secretId, workOrderId: id, textEncrypted, createdAt: now });
  const line = { recordKind: 'workorder', fromState: 3, toState: 1, act: 'reject', actorRole: 'user' } as const;
  for (const recordId of [id, randomUUID()])
    await orm.insert(statusLog).values({
      ...{ ...line, id: randomUUID(), recordId, actorId: ownerId, actorName: canary, reason: canary },
      ...{ fileIds: [], at: now },
    });
}

async function seedTrade({ orm, protection, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const body = { quoteId: canary } as never;
  const times = { createdAt: now, expiresAt: now };
  await orm.insert(quote).values({ id: `open-${canary}`, ownerId, body, ...times });
  await orm.insert(quote).values({ id: `done-${ownerId}`, ownerId, body: {} as never, orderNo: 'o', ...times });
  await orm.insert(purchaseOrder).values({
    ...{ orderNo: `SO-${ownerId.slice(0, 8)}`, ownerId, quoteId: `done-${ownerId}` },
    ...{ id: randomUUID(), state: COMPLETED, stateSince: now, payUntil: findPayUntil(now), version: 1, appliedAt: now },
    ...{ line: {} as never, payable: toMoney(100), contractFirst: false, remark: canary, agreementVersion: '1' },
    createdAt: now,
  });
  await orm.insert(coupon).values({
    ...{ id: randomUUID(), ownerId, name: canary, kind: 'percent', value: 10, minimum: toMoney(1), productCodes: [] },
    ...{ startsAt: now, endsAt: now, createdAt: now },
  });
  await orm.insert(productInstance).values({
    ...{ id: randomUUID(), instanceNo: `PI-${ownerId.slice(0, 8)}`, ownerId, orderNo: `SO-${ownerId.slice(0, 8)}` },
    ...{ productCode: 'p', productName: canary, mealCode: 'm', planName: canary, quantity: 1, period: 1, version: 1 },
    ...{ state: RELEASED, stateSince: now, startsAt: now, endsAt: now, isAutoRenewed: false, createdAt: now },
  });
  const subscriptionId = randomUUID();
  await orm.insert(modelSubscription).values({
    ...{ id: subscriptionId, subscriptionNo: `MS-${canary}`, ownerId, modelId: canary, modelName: canary },
    ...{
      modelType: 1,
      deliveryMode: 1,
      applicationNo: canary,
      monthlyQuota: 1,
      state: 30,
      stateSince: now,
      version: 1,
    },
    ...{ startsAt: now, endsAt: now, createdAt: now },
  });
  await orm.insert(modelUsage).values({ subscriptionId, day: '2026-06-05', calls: 1 });
  await orm.insert(orderExport).values({
    ...{
      id: randomUUID(),
      ownerId,
      state: 5,
      stateSince: now,
      filter: { keyword: canary },
      requestedAt: now,
      version: 1,
    },
  });
  await orm.insert(payment).values({
    ...{ id: randomUUID(), payNo: `PY-${ownerId.slice(0, 8)}`, ownerId, channel: 'alipay', amount: toMoney(100) },
    ...{ state: 20, stateSince: now, version: 1, createdAt: now, payBefore: now, checkAt: now, checkCount: 0 },
    ...{ tradeNo: `T-${ownerId}`, paidAt: now, refunded: toMoney(0) },
  });
  await orm.insert(transferVoucher).values({
    ...{ id: randomUUID(), orderNo: `SO-${ownerId.slice(0, 8)}`, ownerId, fileIds: [], statedAmount: toMoney(100) },
    ...{ paidOn: '2026-06-05', createdAt: now },
  });
  const refundId = randomUUID();
  await orm.insert(refund).values({
    ...{ id: refundId, refundNo: `RF-${ownerId.slice(0, 8)}`, ownerId, orderNo: `SO-${ownerId.slice(0, 8)}` },
    ...{ paymentId: randomUUID(), productName: '', amount: toMoney(100), createdAt: now },
    ...{ state: 40, stateSince: now, version: 1, isApplied: true, description: canary },
    accountEncrypted: sealAccount(protection, refundId, { name: canary, bank: canary, number: canary }),
  });
}

async function seedIdentification({ orm, protection, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const id = randomUUID();
  await orm.insert(identification).values({
    ...{ id, identificationNo: `RN-${canary}`, ownerId, type: 1, method: 6, state: 7, stateSince: now, version: 1 },
    ...sealIdentity(protection, id, { kind: 'person', name: canary, number: canary }),
    formEncrypted: sealForm(protection, id, { telephone: canary, bankCard: canary, bankName: canary }),
    ...{ fileIds: [], proof: 'telephone', failure: 'name', reason: canary, warning: '', decidedAt: now },
    ...{ createdAt: now, updatedAt: now },
  } as const);
  const draftId = randomUUID();
  await orm.insert(identificationDraft).values({
    ...{ id: draftId, ownerId, type: 1, method: 6, step: canary, pictures: {}, fileIds: [], savedAt: now },
    fieldsEncrypted: sealDraft(protection, draftId, { name: canary, idNumber: canary }),
  });
}

async function seedMessages({ orm, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const messageId = randomUUID();
  await orm.insert(userMessage).values({
    ...{ id: messageId, ownerId, type: 'system', title: canary, body: canary, link: '', recordNo: '', createdAt: now },
  });
  await orm.insert(deliveryOutbox).values({
    ...{ id: randomUUID(), messageId, ownerId, channel: 'sms', state: 'sent', attempts: 1, nextTryAt: now },
    ...{ lastError: '', createdAt: now, finishedAt: now },
  });
  await orm.insert(messagePreference).values({ ownerId, smsTypes: [], mailTypes: [], version: 1, updatedAt: now });
}

async function seedFile({ orm, protection, files, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const id = randomUUID();
  const storageKey = `${id.slice(0, 2)}/${id}`;
  await files.put(storageKey, protection.seal(Buffer.from(canary), `stored_file:${id}`));
  const file = { id, ownerId, unit: 'attachment', name: `${canary}.pdf`, type: 'pdf', size: canary.length } as const;
  await orm.insert(storedFile).values({ ...file, storageKey, isUsed: true, createdAt: now });
}
