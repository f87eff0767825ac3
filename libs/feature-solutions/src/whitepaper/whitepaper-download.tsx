import type { Whitepaper } from '@portal/api-contract';
import { useDownload } from '@portal/data-access-api/account';
import { htmlFile, paths } from '@portal/portal-paths';
import { ConsentField, defineForm, field, Form, useForm } from '@portal/ui-forms';
import { formatSize, SiteLink } from '@portal/ui-kit';
import styles from './whitepaper-download.module.css';

/** Props of `WhitepaperDownload`. */
export interface WhitepaperDownloadProps {
  readonly paper: Whitepaper;
}

const downloadForm = defineForm({ consent: field.consent('下载记录保存在“我的申请”中，可随时查看') });

/** What the file is, the consent, and the button that saves it. */
export function WhitepaperDownload({ paper }: WhitepaperDownloadProps) {
  const { solutionId, solutionName, title, fileName, size, sha256 } = paper;
  const download = useDownload();
  const form = useForm(downloadForm, {
    send: (body) =>
      download(
        { method: 'POST', path: '/ptl/solution/downloadWhitepaper', body: { solutionId, ...body } },
        fileName,
      ).then(
        () => ({ data: true }),
        (error: unknown) => ({ error }),
      ),
  });
  return (
    <div className={styles.paper}>
      <h2>{title}</h2>
      <dl>
        <div>
          <dt>解决方案</dt>
          <dd>
            <SiteLink href={paths.solutionDetail.href({ file: htmlFile(solutionId) })}>{solutionName}</SiteLink>
          </dd>
        </div>
        <div>
          <dt>文件</dt>
          <dd>
            {fileName}（PDF，{formatSize(size)}）
          </dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </div>
      </dl>
      <Form form={form} label="下载白皮书" submitText="下载白皮书">
        <ConsentField field={form.bind('consent')} />
      </Form>
      <p role="status" className={styles.saved}>
        {form.receipt && '已保存到您的设备，可用上面的 SHA-256 核对文件。'}
      </p>
    </div>
  );
}
