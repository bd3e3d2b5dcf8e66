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
import { answersMessage, answersRich } from './messages/messages.generated.ts'
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

const doneByLink = (): Readonly<Record<string, string>> =>
  lookupTable({
    taken: answersMessage('supplierAnswer.answeringCompanyNow'),
    released: answersMessage('supplierAnswer.thankAnswerBeenSent'),
    declined: answersMessage('supplierAnswer.letKnowAnswering'),
    'opted-out': answersMessage('supplierAnswer.sendRequestsAddressAgain'),
    withdrawn: answersMessage('supplierAnswer.answerWithdrawnNoLonger'),
  })

/** What a supplier without an account is asked, and what it would send, before it sends it. */
export function SupplierAnswerPage(props: SupplierAnswerPageProps) {
  const { asked, done, typed, preview } = props
  if (!asked) return <LinkHasEnded />
  const title = done === null ? undefined : doneByLink()[done]
  const isRefused = typed !== null && typed.message !== ''
  return (
    <div className="page page-end page-top flow-32">
      <WhoAsks asked={asked} />
      {title && !typed ? <Notice kind="success" title={title} /> : null}
      {isRefused ? <RefusalNotice answer={typed} title={typed.message} /> : null}
      {asked.state === 'opened' && asked.reason ? (
        <Notice kind="warning" title={answersMessage('supplierAnswer.answerSentBack')}>
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
      <h1>{answersMessage('supplierAnswer.asksCarbonFigures', { companyName })}</h1>
      <p className="lead">
        {answersMessage('supplierAnswer.workingOutCarbonFootprint', {
          askedBy: askedBy ?? answersMessage('supplierAnswer.someone'),
          companyName,
          longMonth: longMonth(period.from),
          longMonth2: longMonth(period.to),
          supplierName,
        })}
      </p>
      {message ? <p>“{message}”</p> : null}
      {mayAnswer(asked) ? (
        <p>
          {answersMessage('supplierAnswer.takesAboutFiveMinutes', { longDate: longDate(dueOn) })}
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
        <p>{answersMessage('supplierAnswer.requestEndedNothingLeft')}</p>
      )}
    </>
  )
}

function LinkHasEnded() {
  return (
    <div className="page page-end page-top flow-16">
      <h1>{answersMessage('supplierAnswer.linkDoesWorkAny')}</h1>
      <p className="lead">{answersMessage('supplierAnswer.expiredRequestCancelledPlease')}</p>
      <p>
        <LinkButton href="/">{answersMessage('supplierAnswer.goHomePage')}</LinkButton>
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
      <h2 id="preview">{answersMessage('supplierAnswer.thisIsWhatWould', { companyName })}</h2>
      <ShownRows shown={shown} />
      <h3>{answersMessage('supplierAnswer.shareWorkedOut')}</h3>
      <ol className="flow-12">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{answersMessage('supplierAnswer.onlyPeopleSeeOnly', { companyName })}</p>
      <form method="post" className="row-12">
        {Object.entries(values)
          .filter(([name]) => name !== 'intent')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Button look="action" type="submit" name="intent" value="release">
          {answersMessage('supplierAnswer.sendItTo', { companyName })}
        </Button>
        <Button type="submit" name="intent" value="change">
          {answersMessage('supplierAnswer.goBackAndEdit')}
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
      <h2 id="released">{answersMessage('supplierAnswer.whatHasFromYou', { companyName })}</h2>
      <p className="quiet">
        {answersMessage('supplierAnswer.sentAccepted', {
          longDate: longDate(on),
          answeredBy: shown.answeredBy,
          isVerified: state === 'verified' ? 'yes' : 'other',
        })}
      </p>
      <ShownRows shown={shown} />
      <p>
        {answersRich('supplierAnswer.downloadProofPublicLog', {
          link: (words) => (
            <a href={ownProof} download>
              {words}
            </a>
          ),
        })}
      </p>
      <form method="post">
        <Button type="submit" name="intent" value="withdrawn">
          {answersMessage('supplierAnswer.withdrawIt')}
        </Button>
      </form>
    </section>
  )
}

type OtherwiseProps = { readonly asked: SupplierAsked; readonly typed: FormAnswer | null }

/** Not answering, with a reason, and an end to requests. */
function Otherwise({ asked, typed }: OtherwiseProps) {
  const about = {
    hint: answersMessage('supplierAnswer.see10500Hint', { companyName: asked.companyName }),
    error: typed?.problems.reason,
  }
  return (
    <details open={about.error !== undefined}>
      <summary>{answersMessage('supplierAnswer.ratherAnswer')}</summary>
      <form method="post" className="flow-16">
        <Field id="reason" label={answersMessage('supplierAnswer.whyNot')} {...about}>
          <TextArea
            {...fieldAria('reason', about)}
            name="reason"
            maxLength={500}
            defaultValue={typed?.values.reason ?? ''}
          />
        </Field>
        <div className="row-12">
          <Button type="submit" name="intent" value="declined">
            {answersMessage('supplierAnswer.decline')}
          </Button>
          {asked.isByEmail ? (
            <Button look="quiet" type="submit" name="intent" value="opted-out">
              {answersMessage('supplierAnswer.stopSendingMeRequests')}
            </Button>
          ) : null}
        </div>
      </form>
    </details>
  )
}
