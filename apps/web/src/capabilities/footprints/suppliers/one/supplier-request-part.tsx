import type { SupplierRequest } from '@understory/contracts/footprints/suppliers.ts'
import { dayOf, longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import {
  formatEmission,
  formatEmissionParts,
} from '@understory/domain/footprints/company-footprints/format-emission.ts'
import type { AnswerCheck } from '@understory/domain/footprints/suppliers/answer-checks.ts'
import { whoSteps } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { ShownRows } from '../../answers/public.ts'
import { answerFileAddress, supplierStateInWords } from '../supplier-words.ts'
import type { SupplierShown } from './supplier-shown.ts'

const CHECK_WORDS: Readonly<Record<AnswerCheck, string>> = {
  period: 'Covers your months',
  boundary: 'States its boundary',
  'both-scope-two': 'Scope 2 by both methods',
  upstream: 'Includes what it buys',
  'driver-in-books': 'Sales to you match your books',
  level: 'Own figures, not an estimate',
}
const RESULT_WORDS = { pass: 'Yes', warn: 'Please check', fail: 'No' } as const

type SupplierRequestPartProps = {
  readonly request: SupplierRequest
  readonly supplier: SupplierShown
  readonly footprintId: string
  readonly mayAsk: boolean
  /** The inventory can be changed. */
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** One request with its link, its answer and what was done. */
export function SupplierRequestPart(props: SupplierRequestPartProps) {
  const { request, mayAsk } = props
  const { supplierRequestId, state, url, email, askedBy, askedOn, dueOn, reason, released } =
    request
  const id = `request-${supplierRequestId}`
  const isWaiting = whoSteps(state, 'responded') !== null || state === 'queued'
  return (
    <section className="panel flow-16" aria-labelledby={id}>
      <h2 id={id}>{supplierStateInWords(state)}</h2>
      <p className="quiet">
        Asked by {askedBy ?? 'someone who has left'} on {longDate(askedOn)}
        {email ? ` at ${email}` : ', through a link you pass on'}, due {longDate(dueOn)}.
      </p>
      {reason ? <p>Reason: {reason}</p> : null}
      {mayAsk && isWaiting && url ? (
        <Field id={`link-${supplierRequestId}`} label="Link to pass on">
          <TextInput
            {...fieldAria(`link-${supplierRequestId}`, {})}
            name="link"
            readOnly
            defaultValue={url}
          />
        </Field>
      ) : null}
      {released ? <AnswerToReview {...props} released={released} /> : null}
      <details>
        <summary>History</summary>
        <ul>
          {request.events.map(({ at, to, madeBy }) => (
            <li key={`${at}-${to}`}>
              {shortDate(dayOf(new Date(at)))}: {supplierStateInWords(to)}{' '}
              <span className="quiet">by the {madeBy === 'mail' ? 'mail server' : madeBy}</span>
            </li>
          ))}
        </ul>
      </details>
      {mayAsk && whoSteps(state, 'cancelled') === 'customer' ? (
        <form method="post">
          <input type="hidden" name="requestId" value={supplierRequestId} />
          <Button type="submit" name="intent" value="cancel" look="quiet">
            Cancel this request
          </Button>
        </form>
      ) : null}
    </section>
  )
}

type AnswerToReviewProps = SupplierRequestPartProps & {
  readonly released: NonNullable<SupplierRequest['released']>
}

function AnswerToReview(props: AnswerToReviewProps) {
  const { request, released, supplier, footprintId, isOpen, refused } = props
  const { supplierRequestId, state } = request
  const mayDecide = isOpen && whoSteps(state, 'verified') !== null
  return (
    <>
      <h3>
        Answered on {longDate(released.on)} by {released.shown.answeredBy}
      </h3>
      <ShownRows shown={released.shown} />
      <p>
        <a href={answerFileAddress(footprintId, supplier.supplierId, supplierRequestId)} download>
          Download the answer with its proof
        </a>{' '}
        <span className="quiet">
          Anyone you pass it on to can <a href="/public-ledger#check">check it</a> without us.
        </span>
      </p>
      <h3>What we checked</h3>
      <dl className="sum-rows">
        {released.checks.map(({ check, result }) => (
          <div key={check}>
            <dt>{CHECK_WORDS[check]}</dt>
            <dd>{RESULT_WORDS[result]}</dd>
          </div>
        ))}
      </dl>
      {mayDecide && released.countedGrams !== null ? (
        <IfAccepted
          countedGrams={released.countedGrams}
          benchmarkGrams={released.benchmarkGrams ?? 0}
        />
      ) : null}
      {mayDecide ? <Decide {...{ supplierRequestId, refused }} /> : null}
    </>
  )
}

type IfAcceptedProps = { readonly countedGrams: number; readonly benchmarkGrams: number }

/** An answer of scopes 1 and 2 alone counts with the benchmark for what the supplier buys. */
function IfAccepted({ countedGrams, benchmarkGrams }: IfAcceptedProps) {
  if (benchmarkGrams === 0)
    return <p>If you accept it, {formatEmission(countedGrams)} replace the spending below.</p>
  const { total, parts } = formatEmissionParts([countedGrams - benchmarkGrams, benchmarkGrams])
  return (
    <p>
      It does not say what the supplier buys. If you accept it, {total} replace the spending below:{' '}
      {parts[0]} for its scopes 1 and 2, and {parts[1]} of the benchmark of your spending for what
      it buys.
    </p>
  )
}

type DecideAnswerProps = {
  readonly supplierRequestId: string
  readonly refused: FormAnswer | null
}

function Decide({ supplierRequestId, refused }: DecideAnswerProps) {
  const id = `reason-${supplierRequestId}`
  const isThis = refused?.values.requestId === supplierRequestId
  const about = {
    hint: 'Only needed if you send it back or decline it. They will see this.',
    error: isThis ? refused?.problems.reason : undefined,
  }
  return (
    <form method="post" className="flow-16">
      <input type="hidden" name="requestId" value={supplierRequestId} />
      <Field id={id} label="What needs changing" optional {...about}>
        <TextArea
          {...fieldAria(id, about)}
          name="reason"
          maxLength={500}
          defaultValue={isThis ? (refused?.values.reason ?? '') : ''}
        />
      </Field>
      <div className="row-12">
        <Button look="action" type="submit" name="intent" value="accept">
          Accept the answer
        </Button>
        <Button type="submit" name="intent" value="return">
          Send back
        </Button>
        <Button look="quiet" type="submit" name="intent" value="decline">
          Decline
        </Button>
      </div>
    </form>
  )
}
