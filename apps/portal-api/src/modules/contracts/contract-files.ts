import type { ShownContractText } from '@portal/api-contract/account';
import { createHash } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { writeMarkdownPdf } from '../../platform/documents/markdown/write-markdown-pdf';
import type { Signing } from '../../platform/documents/signing/open-signing';
import type { FileStore } from '../../platform/files/file-store';
import { readMadeFile } from '../../platform/files/made-files';
import { HttpError } from '../../platform/http/http-error';
import { FileResponse } from '../../platform/http/raw-response';
import type { DataProtection } from '../../platform/security/data-protection';
import { isIntentOver } from './contract-detail';
import { openEvidence, sealedContractText } from './contract-form';
import {
  type ContractText,
  findWatermark,
  hashContractText,
  listSigning,
  listTextBlocks,
  writeContractPdf,
} from './contract-text';
import type { ContractsService } from './contracts.service';
import { type ContractRow, DRAFT, RESCINDED } from './contracts.tables';
import { openRescission } from './rescission-text';

/** What a platform's seal says, by whether its certificate is one of a demonstration. */
export function makeSeal(name: string, isDemo: boolean) {
  return { name, note: isDemo ? '演示' : '合同专用章' };
}

/** The text that was submitted. */
export function openContractText(
  protection: DataProtection,
  { id, textEncrypted }: Pick<ContractRow, 'id' | 'textEncrypted'>,
): ContractText {
  return JSON.parse(protection.decrypt(textEncrypted, sealedContractText.toPlace(id))) as ContractText;
}

/** SHA-256 of a file. */
export function hashFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface ContractFilesOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly signing: Pick<Signing, 'sign' | 'isDemo'>;
  readonly service: Pick<ContractsService, 'makeText' | 'requireIdentity'>;
}

const REPORT = `# 电子合同签署存证报告

合同名称：{{title}}\\
合同编号：{{contractNo}}\\
报告生成时间：{{reportedAt}}

## 一、合同文件

{{file}}

## 二、客户签署

{{customer}}

## 三、平台签署

{{provider}}

## 四、核验方式

1. 用阅读器或平台的“验签”功能打开合同文件，可以查看平台的数字签名；文件有任何改动，签名即失效。
2. 对合同文件计算 SHA-256，结果应当与上表一致。

出具方（盖章）：{{providerName}}{{@seal}}
`;

/** Files of contracts. The caller has made sure that they may be seen. */
export function createContractFiles({ orm, clock, protection, files, signing, service }: ContractFilesOptions) {
  async function makeText(row: ContractRow): Promise<ContractText> {
    if (row.state !== DRAFT) return openContractText(protection, row);
    return service.makeText(orm, row, await service.requireIdentity(orm, row));
  }

  return {
    /** The signed file; before there is one, the text with a watermark. */
    async read(row: ContractRow): Promise<FileResponse> {
      const { contractNo, title } = row;
      if (row.fileId !== null) {
        const signed = await readMadeFile(orm, { protection, files }, row.fileId);
        if (signed === undefined) throw new HttpError(404);
        return signed;
      }
      if (isIntentOver(row, clock())) throw new HttpError(410, '意向合同的下载期限已过');
      const look = { contractNo, createdAt: row.submittedAt ?? row.updatedAt, watermark: findWatermark(row) };
      const { pdf } = await writeContractPdf(await makeText(row), look);
      return new FileResponse(Buffer.from(pdf), `${title} ${contractNo}.pdf`, 'application/pdf');
    },

    /** The text, to be read in a page, with the hash by which it is submitted and signed. */
    async show(row: ContractRow): Promise<ShownContractText> {
      const text = await makeText(row);
      const evidence = openEvidence(protection, row);
      const signed = evidence && row.sealedAt ? { evidence, sealedAt: row.sealedAt } : undefined;
      return {
        title: row.title,
        mark: row.fileId === null ? findWatermark(row) : '',
        textHash: hashContractText(text),
        blocks: listTextBlocks(text, signed),
      };
    },

    /** The agreement to end a contract, signed by the platform once both have consented. */
    async rescission(row: ContractRow): Promise<FileResponse> {
      const { contractNo, state, updatedAt, stateSince } = row;
      const agreement = openRescission(protection, row);
      if (agreement === undefined) throw new HttpError(409, '合同没有解除协议');
      const { text, evidence } = agreement;
      const name = String(text.fields['providerName']);
      const design = makeSeal(name, signing.isDemo);
      const isOver = state === RESCINDED && evidence !== undefined;
      const { pdf, anchors } = await writeContractPdf(text, {
        ...{ contractNo, createdAt: updatedAt },
        ...(isOver ? { signed: { evidence, sealedAt: stateSince, crossPageSeal: design } } : { watermark: '未生效' }),
      });
      const place = anchors['providerSeal'];
      if (isOver && place === undefined) throw new Error('The agreement has no place for a seal');
      const file =
        isOver && place
          ? await signing.sign(pdf, { signedAt: clock(), name, reason: '签署解除协议', seal: { design, ...place } })
          : pdf;
      return new FileResponse(Buffer.from(file), `${text.title} ${contractNo}.pdf`, 'application/pdf');
    },

    /** The report on how a contract was signed, signed by the platform itself. */
    async report(row: ContractRow): Promise<FileResponse> {
      const { contractNo, title, sealedAt, fileHash, textHash } = row;
      const evidence = openEvidence(protection, row);
      if (evidence === undefined || sealedAt === null) throw new HttpError(409, '合同尚未生效，没有存证报告');
      const { fields } = openContractText(protection, row);
      const [customerName, providerName] = [String(fields['customerName']), String(fields['providerName'])];
      const at = clock();
      const toTable = (rows: readonly (readonly string[])[]) => ({ head: ['项目', '内容'], rows });
      const { pdf, anchors } = await writeMarkdownPdf({
        ...{ template: REPORT, title: '电子合同签署存证报告', author: providerName, createdAt: at },
        head: `存证报告 ${contractNo}`,
        fields: {
          ...{ title, contractNo, providerName, reportedAt: toChinaTime(at) },
          customer: listSigning(evidence, customerName),
          file: toTable([
            ['文本摘要（SHA-256）', textHash],
            ['文件摘要（SHA-256）', fileHash],
          ]),
          provider: toTable([
            ['签署方', providerName],
            ['签署方式', signing.isDemo ? 'PAdES 数字签名（演示证书）' : 'PAdES 数字签名'],
            ['签署时间', toChinaTime(sealedAt)],
          ]),
        },
      });
      const place = anchors['seal'];
      if (place === undefined) throw new Error('The report has no place for its seal');
      const signed = await signing.sign(pdf, {
        ...{ signedAt: at, name: providerName, reason: '出具存证报告' },
        seal: { design: makeSeal(providerName, signing.isDemo), ...place },
      });
      return new FileResponse(Buffer.from(signed), `存证报告 ${contractNo}.pdf`, 'application/pdf');
    },
  };
}

/** Files of contracts. */
export type ContractFiles = ReturnType<typeof createContractFiles>;
