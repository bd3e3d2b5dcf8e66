import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { PreviewSupplierAnswer } from '@understory/contracts/footprints/answers.ts'
import type { GetEstimateOptions } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import { whoSteps } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { type AnsweringCompany, AsCompany } from './as-company.tsx'
import { ShownRows } from './shown-rows.tsx'
import type { SupplierAsked } from './supplier-asked.ts'

type SupplierAnswerPageProps = {
  /** `null`: the link has ended, or never was one. */
  readonly asked: SupplierAsked | null
  readonly options: AnswerOf<typeof GetEstimateOptions> | null
  /** Where the supplier saves what it sent. */
  readonly ownProof: string
  /** The company that whoever is signed in may answer for. */
  readonly company: AnsweringCompany | null
  readonly done: string | null
  /** What was typed; with a message, what was wrong about it. */
  readonly typed: FormAnswer | null
  readonly preview: AnswerOf<typeof PreviewSupplierAnswer> | null
}

const DONE_BY_LINK: Readonly<Record<string, string>> = lookupTable({
  taken: 'You are answering as your company now.',
  released: 'Thank you. Your answer has been sent.',
  declined: 'We have let them know that you will not be answering.',
  'opted-out': 'We will not send requests to this address again, for anyone.',
  withdrawn: 'Your answer is withdrawn. They can no longer see it.',
})

/** What a supplier without an account is asked, and what it would send, before it sends it. */
export function SupplierAnswerPage(props: SupplierAnswerPageProps) {
  const { asked, done, typed, preview } = props
  if (!asked) return <LinkHasEnded />
  const title = done === null ? undefined : DONE_BY_LINK[done]
  const isRefused = typed !== null && typed.message !== ''
  return (
    <div className="page page-end page-top flow-32">
      <WhoAsks asked={asked} />
      {title && !typed ? <Notice kind="success" title={title} /> : null}
      {isRefused ? <RefusalNotice answer={typed} title={typed.message} /> : null}
      {asked.state === 'opened' && asked.reason ? (
        <Notice kind="warning" title="Your answer was sent back.">
          {asked.reason}
        </Notice>
      ) : null}
      {preview ? (
        <Preview {...{ asked, preview }} values={typed?.values ?? {}} />
      ) : (
        <Answering {...props} asked={asked} />
      )}
    </div>
  )
}

const mayAnswer = ({ state }: SupplierAsked): boolean => whoSteps(state, 'responded') !== null

function WhoAsks({ asked }: { readonly asked: SupplierAsked }) {
  const { companyName, askedBy, supplierName, period, message, dueOn } = asked
  return (
    <header className="flow-12">
      <h1>{companyName} asks for your carbon figures</h1>
      <p className="lead">
        {askedBy ?? 'Someone'} is working out the carbon footprint of {companyName} from{' '}
        {longMonth(period.from)} to {longMonth(period.to)}. {supplierName} is one of its suppliers,
        so part of your emissions counts as theirs.
      </p>
      {message ? <p>“{message}”</p> : null}
      {mayAnswer(asked) ? (
        <p>
          It takes about five minutes and you do not need an account. Please answer by{' '}
          {longDate(dueOn)}.
        </p>
      ) : null}
    </header>
  )
}

type AnsweringProps = SupplierAnswerPageProps & { readonly asked: SupplierAsked }

/** What was released, and the form while it can be answered. */
function Answering({ asked, options, typed, ownProof, company }: AnsweringProps) {
  const { released } = asked
  const isOpen = mayAnswer(asked)
  return (
    <>
      {isOpen || released ? <AsCompany company={company} customer={asked.companyName} /> : null}
      {released ? <Released {...{ asked, released, ownProof }} /> : null}
      {isOpen ? (
        <>
          <AnswerFields {...{ asked, typed, options }} />
          <Otherwise {...{ asked, typed }} />
        </>
      ) : null}
      {isOpen || released ? null : (
        <p>This request has ended, so there is nothing left to answer.</p>
      )}
    </>
  )
}

function LinkHasEnded() {
  return (
    <div className="page page-end page-top flow-16">
      <h1>This link does not work any more</h1>
      <p className="lead">
        It may have expired, or the request was cancelled. Please ask the person who sent it for a
        new one.
      </p>
      <p>
        <LinkButton href="/">Go to the home page</LinkButton>
      </p>
    </div>
  )
}

type PreviewProps = {
  readonly asked: SupplierAsked
  readonly preview: AnswerOf<typeof PreviewSupplierAnswer>
  readonly values: Readonly<Record<string, string>>
}

function Preview({ asked, preview: { shown, steps }, values }: PreviewProps) {
  const { companyName } = asked
  return (
    <section className="panel flow-16" aria-labelledby="preview">
      <h2 id="preview">This is what {companyName} would see</h2>
      <ShownRows shown={shown} />
      <h3>How their share is worked out</h3>
      <ol className="flow-12">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        Only people at {companyName} can see it, and only the rows above. You can withdraw it
        through this link at any time: it then disappears from their page and from the year they are
        working on. A footprint they have already declared or sent for verification keeps the figure
        it used.
      </p>
      <form method="post" className="row-12">
        {Object.entries(values)
          .filter(([name]) => name !== 'intent')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Button look="action" type="submit" name="intent" value="release">
          Send it to {companyName}
        </Button>
        <Button type="submit" name="intent" value="change">
          Go back and edit
        </Button>
      </form>
    </section>
  )
}

type ReleasedProps = {
  readonly asked: SupplierAsked
  readonly released: NonNullable<SupplierAsked['released']>
  readonly ownProof: string
}

function Released({ asked, released: { shown, on }, ownProof }: ReleasedProps) {
  const { companyName, state } = asked
  return (
    <section className="panel flow-16" aria-labelledby="released">
      <h2 id="released">What {companyName} has from you</h2>
      <p className="quiet">
        Sent on {longDate(on)} by {shown.answeredBy}.
        {state === 'verified' ? ' They have accepted it.' : ''}
      </p>
      <ShownRows shown={shown} />
      <p>
        <a href={ownProof} download>
          Download it with its proof
        </a>{' '}
        in the public log, which holds it a few seconds after you sent it.
      </p>
      <form method="post">
        <Button type="submit" name="intent" value="withdrawn">
          Withdraw it
        </Button>
      </form>
    </section>
  )
}

type OtherwiseProps = { readonly asked: SupplierAsked; readonly typed: FormAnswer | null }

/** Not answering, with a reason, and an end to requests. */
function Otherwise({ asked, typed }: OtherwiseProps) {
  const about = {
    hint: `${asked.companyName} will see it. 10 to 500 characters.`,
    error: typed?.problems.reason,
  }
  return (
    <details open={about.error !== undefined}>
      <summary>You would rather not answer?</summary>
      <form method="post" className="flow-16">
        <Field id="reason" label="Why not" {...about}>
          <TextArea
            {...fieldAria('reason', about)}
            name="reason"
            maxLength={500}
            defaultValue={typed?.values.reason ?? ''}
          />
        </Field>
        <div className="row-12">
          <Button type="submit" name="intent" value="declined">
            Decline
          </Button>
          {asked.isByEmail ? (
            <Button look="quiet" type="submit" name="intent" value="opted-out">
              Stop sending me requests
            </Button>
          ) : null}
        </div>
      </form>
    </details>
  )
}
