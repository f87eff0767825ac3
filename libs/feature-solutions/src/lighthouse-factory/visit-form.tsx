import { type Factory, ITEM_REQUEST_LIMITS, type UserProfile } from '@portal/api-contract';
import { useBookVisitMutation, useVisitor } from '@portal/data-access-api/forms';
import {
  ConsentField,
  DraftNotice,
  FormFoot,
  FormGrid,
  SelectField,
  TextField,
  WideField,
} from '@portal/ui-content/form';
import { Skeleton } from '@portal/ui-kit';
import { ClosingFields, PersonFields } from '../request-form/contact-fields';
import styles from '../request-form/request-form.module.css';
import { RequestTaken } from '../request-form/request-taken';
import { useRequestForm } from '../request-form/use-request-form';
import { toVisitDay, toVisitRequest, toVisitValues, VISIT_RULES, type VisitValues } from './visit-form.rules';

/** Props of `VisitForm`. */
export interface VisitFormProps {
  readonly factories: readonly Factory[];
  /** The factory somebody wants to see; empty where that is open. */
  readonly factoryId: string;
}

const NEXT_STEPS = ['工作人员受理后，按您留下的电话与您确认行程', '参观日期以与您确认的为准，确认之前请不要安排行程'];

/** Books a visit to a factory. */
export function VisitForm(props: VisitFormProps) {
  const { isReady, profile } = useVisitor();
  return isReady ? <Fields key={props.factoryId} {...props} profile={profile} /> : <Skeleton height={640} />;
}

function Fields({ factories, factoryId, profile }: VisitFormProps & { readonly profile: UserProfile | undefined }) {
  const [bookVisit] = useBookVisitMutation();
  const { form, bind, captcha, round, isRestored, isSending, warning, receipt } = useRequestForm<VisitValues>({
    draftName: factoryId ? `visit-${factoryId}` : 'visit',
    account: profile?.account ?? '',
    initial: toVisitValues(factoryId, profile),
    rules: VISIT_RULES,
    send: (values, idempotencyKey) => bookVisit({ body: toVisitRequest(values), idempotencyKey }),
  });
  if (receipt) return <RequestTaken title="参观预约已提交" number={receipt.applicationNo} steps={NEXT_STEPS} />;
  return (
    <form {...form} className={styles.form} aria-label="预约参观">
      <DraftNotice isShown={isRestored} />
      <FormGrid>
        <WideField>
          <SelectField
            field={bind('factoryId')}
            label="参观工厂"
            isRequired
            options={factories.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </WideField>
        <TextField
          field={bind('visitOn')}
          label="参观日期"
          isRequired
          type="date"
          min={toVisitDay(1)}
          max={toVisitDay(ITEM_REQUEST_LIMITS.daysAhead)}
        />
        <TextField
          field={bind('people')}
          label="参观人数"
          isRequired
          inputMode="numeric"
          maxLength={2}
          hint={`每批最多${ITEM_REQUEST_LIMITS.people}人`}
        />
        <WideField>
          <TextField field={bind('companyName')} label="企业名称" isRequired autoComplete="organization" />
        </WideField>
        <PersonFields contactName={bind('contactName')} telephone={bind('telephone')} />
        <ClosingFields
          remark={bind('remark')}
          placeholder="关注的主题、希望交流的人"
          captchaTicket={bind('captchaTicket')}
          captcha={captcha}
          round={round}
        />
      </FormGrid>
      <ConsentField field={bind('consent')} purpose="信息仅用于安排本次参观" />
      <FormFoot isSending={isSending} warning={warning} submitText="提交预约" />
    </form>
  );
}
