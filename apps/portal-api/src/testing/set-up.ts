import { startTestPortal, type TestPortal, type TestPortalOptions } from './test-portal';

interface Closable {
  close(): Promise<void>;
}

/**
 * Starts something before the tests of a file, or of a `describe`, and closes it after them. What is given can be passed
 * on at once; from the next `beforeAll` on it has all that was started.
 */
export function setUp<Subject extends Closable>(start: () => Subject | Promise<Subject>): Subject {
  const subject: Partial<Subject> = {};
  beforeAll(async () => void Object.assign(subject, await start()));
  // Where it could not be started, there is nothing to close.
  afterAll(() => subject.close?.());
  return subject as Subject;
}

/** Sets up a portal. */
export function setUpPortal(options?: TestPortalOptions): TestPortal {
  return setUp(() => startTestPortal(options));
}
