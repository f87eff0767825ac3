import { defineModule } from '../../platform/modules/define-module';
import { sealedSecrets } from '../../platform/security/installation-secrets';
import { resealAll } from '../../platform/security/reseal';

/** A pass over everything takes its time; what is left has the next one. */
const RESEAL_LIMIT_MS = 45 * 60_000;

/** Keeps what is sealed under the current key of the installation. */
export const keyringModule = defineModule({
  name: 'keyring',
  sealedColumns: [sealedSecrets],
  start: (context) => ({
    jobs: [{ name: 'keyring.reseal', every: 'hour', timeoutMs: RESEAL_LIMIT_MS, run: () => resealAll(context) }],
  }),
});
