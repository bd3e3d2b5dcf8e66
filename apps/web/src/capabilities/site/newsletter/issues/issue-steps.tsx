import type { NewsletterIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { type ConsoleStaff, WithDuty } from '../../../staff/console/public.ts'
import { newsletterMessage, newsletterRich } from '../messages/messages.generated.ts'
import styles from './newsletter-staff.module.css'

type IssueStepsProps = {
  readonly issue: NewsletterIssue
  readonly may: ConsoleStaff['may']
  readonly refused: FormAnswer | null
}

/** What can be done with an issue next. */
export function IssueSteps({ issue, may, refused }: IssueStepsProps) {
  const { status, issueId } = issue
  return (
    <section className="part" aria-labelledby="next">
      <h2 id="next">{newsletterMessage('issueSteps.next')}</h2>
      {refused ? (
        <RefusalNotice answer={refused} title={refused.problems.at ?? refused.message} />
      ) : null}
      {status === 'draft' ? <DraftSteps issueId={issueId} may={may} refused={refused} /> : null}
      {status === 'scheduled' ? (
        <div className="row-12">
          <Step intent="draft" label={newsletterMessage('issueSteps.makeDraftAgain')} />
          <Step intent="cancelled" label={newsletterMessage('issueSteps.cancelIt')} />
        </div>
      ) : null}
      {status === 'sending' ? (
        <p>
          {newsletterRich('issueSteps.wayManyMinuteSet', {
            link: (words) => <a href={`/staff/newsletter/${issueId}`}>{words}</a>,
          })}
        </p>
      ) : null}
    </section>
  )
}

type DraftProps = Pick<NewsletterIssue, 'issueId'> & Omit<IssueStepsProps, 'issue'>

function DraftSteps({ issueId, may, refused }: DraftProps) {
  const error = refused?.problems.at
  return (
    <div className={styles.steps}>
      <div className="row-12">
        <Step intent="test" label={newsletterMessage('issueSteps.sendItToMe')} />
        {may.includes('send-newsletter') ? (
          <LinkButton href={`/staff/newsletter/${issueId}/send`}>
            {newsletterMessage('issueSteps.sendItNow')}
          </LinkButton>
        ) : null}
        <Step intent="cancelled" label={newsletterMessage('issueSteps.cancelIt')} />
      </div>
      <WithDuty may={may} duty="send-newsletter">
        <form method="post" className={styles.when}>
          <input type="hidden" name="intent" value="schedule" />
          <Field id="at" label={newsletterMessage('issueSteps.timeUtc')} error={error}>
            <TextInput
              {...fieldAria('at', { error })}
              type="datetime-local"
              name="at"
              defaultValue={refused?.values.at}
            />
          </Field>
          <Button type="submit">{newsletterMessage('issueSteps.scheduleIt')}</Button>
        </form>
      </WithDuty>
    </div>
  )
}

function Step({ intent, label }: { readonly intent: string; readonly label: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit">{label}</Button>
    </form>
  )
}
