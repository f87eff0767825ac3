import type { Whitepaper } from '@portal/api-contract';
import { useDownload } from '@portal/data-access-api/account';
import { htmlFile, paths } from '@portal/portal-paths';
import { checkConsent, ConsentField, FormFoot, formatSize, useForm } from '@portal/ui-content/form';
import { SiteLink } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './whitepaper-download.module.css';

/** Props of `WhitepaperDownload`. */
export interface WhitepaperDownloadProps {
  readonly paper: Whitepaper;
}

const RULES = { consent: checkConsent };

/** What the file is, the consent, and the button that saves it. */
export function WhitepaperDownload({ paper }: WhitepaperDownloadProps) {
  const { solutionId, solutionName, title, fileName, size, sha256 } = paper;
  const download = useDownload();
  const [isSaved, setIsSaved] = useState(false);
  const { form, bind, isSending, warning } = useForm<{ readonly consent: boolean }, never>({
    initial: { consent: false },
    rules: RULES,
    send: async () => {
      setIsSaved(false);
      try {
        const body = { solutionId, consent: true };
        await download({ method: 'POST', path: '/ptl/solution/downloadWhitepaper', body }, fileName);
        setIsSaved(true);
        return { msg: '', fieldErrors: [], isUnanswered: false };
      } catch (reason) {
        return { msg: (reason as Error).message, fieldErrors: [], isUnanswered: true };
      }
    },
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
      <form {...form} aria-label="下载白皮书">
        <ConsentField field={bind('consent')} purpose="下载记录保存在“我的申请”中，可随时查看" />
        <FormFoot isSending={isSending} warning={warning} submitText="下载白皮书" />
      </form>
      <p role="status" className={styles.saved}>
        {isSaved && '已保存到您的设备，可用上面的 SHA-256 核对文件。'}
      </p>
    </div>
  );
}
