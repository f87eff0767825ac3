import { useUpload } from '@portal/data-access-api/account';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import { ConsentGate } from '../shared/consent-gate';
import { DocumentField } from '../shared/document-field';
import { useDocumentReader } from '../shared/use-document-reader';
import { useEntrance } from '../shared/use-entrance';
import styles from './enterprise.module.css';
import { describeReading, toReadValues } from './licence-reading';
import type { StepProps } from './step-props';

/** The picture of the licence: a review needs it, and to the other methods it is a way to fill in the form. */
export function LicencePicture(props: StepProps) {
  const { values } = props.form;
  const [isWanted, setIsWanted] = useState(values.licenceFileId.length > 0);
  const { thirdParty } = useEntrance();
  if (props.task.method === 5)
    return (
      <div className={styles.picture}>
        <Picture {...props} />
      </div>
    );
  if (!thirdParty) return null;
  if (!isWanted)
    return (
      <p className={styles.offer}>
        不想手动填写？
        <Button variant="text" onClick={() => setIsWanted(true)}>
          上传营业执照自动识别
        </Button>
      </p>
    );
  return (
    <div className={styles.picture}>
      <ConsentGate needs={['identityPicture']}>
        <Picture {...props} />
      </ConsentGate>
      {values.licenceFileId.length === 0 && (
        <Button variant="text" onClick={() => setIsWanted(false)}>
          不上传，手动填写
        </Button>
      )}
    </div>
  );
}

function Picture({ form: { bind, change, values }, task }: StepProps) {
  const isNeeded = task.method === 5;
  const upload = useUpload('identification');
  const { thirdParty } = useEntrance();
  const reader = useDocumentReader('licence', (read) => change(toReadValues(read, task)));
  return (
    <DocumentField
      field={bind('licenceFileId')}
      upload={upload}
      isRequired={isNeeded}
      hint={describeReading(reader, values.licenceFileId.length > 0, isNeeded)}
      onStored={(file) => thirdParty && void reader.read(file)}
    />
  );
}
