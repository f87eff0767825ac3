import type { EndpointData } from '@portal/api-contract';
import type { readIdentityDocument } from '@portal/api-contract/account';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { EntranceReader } from './entrance';
import { assertConsents } from './submissions';
import { type IdentityVerifier, VerifierUnreachableError } from './verifier/identity-verifier';

/** How long a page waits for the provider. */
const PATIENCE_MS = 2500;

export interface DocumentReaderOptions {
  readonly orm: QueryRunner;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly entrance: EntranceReader;
  readonly verifier: Pick<IdentityVerifier, 'readDocument'>;
}

/** Reads documents from pictures that somebody has uploaded; what is read is kept nowhere. */
export function createDocumentReader({ orm, protection, files, entrance, verifier }: DocumentReaderOptions) {
  return async (
    owner: Subject,
    { kind, fileId }: ParsedInput<typeof readIdentityDocument>,
  ): Promise<EndpointData<typeof readIdentityDocument>> => {
    const file = isRecordId(fileId) ? await findFile(orm, fileId) : undefined;
    if (file?.ownerId !== owner.id || file.unit !== 'identification')
      throw rejectFields([{ field: 'fileId', msg: '照片已失效，请重新上传' }]);
    await assertConsents(orm, owner, ['identityPicture']);
    await entrance.assertOpen('thirdParty');
    const { bytes } = await readFileContent({ protection, store: files }, file);
    const call = { reference: `ocr-${fileId}`, signal: AbortSignal.timeout(PATIENCE_MS) };
    return verifier.readDocument({ kind, type: file.type, bytes }, call).catch((error: unknown) => {
      if (error instanceof VerifierUnreachableError) throw new HttpError(503, '识别服务暂时不可用，请手动填写');
      throw error;
    });
  };
}
