import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import {
  createTestEnvironment,
  startTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../../testing/test-portal';
import { openVerifier } from './open-verifier';
import { nameTencentIdentity, startFakeTencentIdentity } from './testing/fake-tencent-identity';
import { createProofCalls } from './testing/proof-calls';
import { createRealnameCalls, findPerson } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';
import { describeVerifier, type VerifierUnderTest } from './testing/verifier-contract';
import { describeFallback } from './testing/verifier-fallback';
import type { VerifierOffers } from './verifier/identity-verifier';

/** A portal with a side, and the side as that portal opens it. */
function setUpSide(findOptions: () => TestPortalOptions) {
  const portal = setUp(() => startTestPortal(findOptions()));
  const database = setUp(() => openTestDatabase(portal.database.address));
  const open = () => {
    const { environment = createTestEnvironment(), isDemo = false } = findOptions();
    return openVerifier({ environment, isDemo, orm: database.orm, smsProvider: undefined }).verifier;
  };
  return { portal, open };
}

describe('the sandbox', () => {
  const { portal, open } = setUpSide(() => ({ isDemo: true }));
  const offers = { elements: true, enterpriseAlone: true, face: true, documents: true, remittance: true };
  describeFallback('of the sandbox', offers, portal);
  describeVerifier('of the sandbox', offers, async () => ({ verifier: open(), ...playSandboxFaces(portal) }));
});

describe('Tencent Cloud', () => {
  const fake = setUp(startFakeTencentIdentity);
  const { portal, open } = setUpSide(() => ({
    environment: { ...createTestEnvironment(), ...nameTencentIdentity(fake) },
  }));
  const offers = { elements: true, enterpriseAlone: false, face: true, documents: true, remittance: false };
  describeFallback('of Tencent Cloud', offers, portal);
  describeVerifier('of Tencent Cloud', offers, async () => ({
    verifier: open(),
    createReference: async () => randomUUID(),
    endFace: async ({ token }, isSame) => fake.endFace(token, isSame ? 0 : 3001),
  }));
});

describe('reviewers alone', () => {
  const { portal, open } = setUpSide(() => ({}));
  const offers: VerifierOffers = {
    ...{ elements: false, enterpriseAlone: false, face: false, documents: false, remittance: false },
  };
  describeFallback('of reviewers alone', offers, portal);
  describeVerifier('of reviewers alone', offers, async () => ({
    verifier: open(),
    createReference: async () => randomUUID(),
    endFace: async () => undefined,
  }));
});

/** Faces of the sandbox stand in sessions of the portal, and end by the telephone that it plays. */
function playSandboxFaces(portal: TestPortal): Pick<VerifierUnderTest, 'createReference' | 'endFace'> {
  const calls = createRealnameCalls(portal);
  const proofs = createProofCalls(portal);
  const codes = new Map<string, string>();
  return {
    async createReference() {
      const { browser } = await createReviewCalls(portal, () => new Date()).logIn();
      const { name, idNumber } = findPerson('pass');
      const { id } = await calls.submit(browser, 'personThreeElement', { method: 1, name, idNumber });
      const { sessionId, code } = await proofs.startFace(browser, id);
      codes.set(sessionId, code);
      return sessionId;
    },
    async endFace({ reference }, isSame) {
      await proofs.play(isSame ? 'pass' : 'refuse', await proofs.scan(codes.get(reference) ?? ''));
    },
  };
}
