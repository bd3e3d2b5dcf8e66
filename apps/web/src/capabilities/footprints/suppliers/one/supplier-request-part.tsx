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
import { suppliersMessage, suppliersRich } from '../messages/messages.generated.ts'
import { answerFileAddress, supplierStateInWords } from '../supplier-words.ts'
import type { SupplierShown } from './supplier-shown.ts'

const checkWords = (): Readonly<Record<AnswerCheck, string>> => ({
  period: suppliersMessage('supplierRequestPart.coversYourMonths'),
  boundary: suppliersMessage('supplierRequestPart.statesItsBoundary'),
  'both-scope-two': 'Scope 2 by both methods',
  upstream: suppliersMessage('supplierRequestPart.includesWhatItBuys'),
  'driver-in-books': suppliersMessage('supplierRequestPart.salesMatchBooks'),
  level: suppliersMessage('supplierRequestPart.ownFiguresEstimate'),
})
const resultWords = () =>
  ({
    pass: suppliersMessage('supplierRequest.yes'),
    warn: suppliersMessage('supplierRequestPart.pleaseCheck'),
    fail: suppliersMessage('supplierRequest.no'),
  }) as const

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
        {suppliersMessage('supplierRequestPart.askedDue', {
          askedBy: askedBy ?? suppliersMessage('supplierRequestPart.someoneWhoHasLeft'),
          longDate: longDate(askedOn),
          email: email ?? '',
          hasEmail: email ? 'yes' : 'other',
          longDate2: longDate(dueOn),
        })}
      </p>
      {reason ? <p>{suppliersMessage('supplierRequestPart.reason', { reason })}</p> : null}
      {mayAsk && isWaiting && url ? (
        <Field
          id={`link-${supplierRequestId}`}
          label={suppliersMessage('supplierRequestPart.linkToPassOn')}
        >
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
        <summary>{suppliersMessage('supplierRequestPart.history')}</summary>
        <ul>
          {request.events.map(({ at, to, madeBy }) => (
            <li key={`${at}-${to}`}>
              {suppliersRich('supplierRequestPart.byThe', {
                shortDate: shortDate(dayOf(new Date(at))),
                supplierStateInWords: supplierStateInWords(to),
                part: (words) => <span className="quiet">{words}</span>,
                isMail:
                  madeBy === 'mail' ? suppliersMessage('supplierRequestPart.mailServer') : madeBy,
              })}
            </li>
          ))}
        </ul>
      </details>
      {mayAsk && whoSteps(state, 'cancelled') === 'customer' ? (
        <form method="post">
          <input type="hidden" name="requestId" value={supplierRequestId} />
          <Button type="submit" name="intent" value="cancel" look="quiet">
            {suppliersMessage('supplierRequestPart.cancelThisRequest')}
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
        {suppliersMessage('supplierRequestPart.answeredOnBy', {
          longDate: longDate(released.on),
          answeredBy: released.shown.answeredBy,
        })}
      </h3>
      <ShownRows shown={released.shown} />
      <p>
        <a href={answerFileAddress(footprintId, supplier.supplierId, supplierRequestId)} download>
          {suppliersMessage('supplierRequestPart.downloadAnswerProof')}
        </a>{' '}
        <span className="quiet">
          {suppliersRich('supplierRequestPart.anyonePassCheckWithout', {
            link: (words) => <a href="/public-ledger#check">{words}</a>,
          })}
        </span>
      </p>
      <h3>{suppliersMessage('supplierRequestPart.whatWeChecked')}</h3>
      <dl className="sum-rows">
        {released.checks.map(({ check, result }) => (
          <div key={check}>
            <dt>{checkWords()[check]}</dt>
            <dd>{resultWords()[result]}</dd>
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
    return (
      <p>
        {suppliersMessage('supplierRequestPart.acceptReplaceSpendingBelow', {
          emission: formatEmission(countedGrams),
        })}
      </p>
    )
  const { total, parts } = formatEmissionParts([countedGrams - benchmarkGrams, benchmarkGrams])
  return (
    <p>
      {suppliersMessage('supplierRequestPart.doesSaySupplierBuys', {
        total,
        parts: parts[0] ?? '',
        parts2: parts[1] ?? '',
      })}
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
    hint: suppliersMessage('supplierRequestPart.onlyNeededSendHint'),
    error: isThis ? refused?.problems.reason : undefined,
  }
  return (
    <form method="post" className="flow-16">
      <input type="hidden" name="requestId" value={supplierRequestId} />
      <Field
        id={id}
        label={suppliersMessage('supplierRequestPart.whatNeedsChanging')}
        optional
        {...about}
      >
        <TextArea
          {...fieldAria(id, about)}
          name="reason"
          maxLength={500}
          defaultValue={isThis ? (refused?.values.reason ?? '') : ''}
        />
      </Field>
      <div className="row-12">
        <Button look="action" type="submit" name="intent" value="accept">
          {suppliersMessage('supplierRequestPart.acceptTheAnswer')}
        </Button>
        <Button type="submit" name="intent" value="return">
          {suppliersMessage('supplierRequestPart.sendBack')}
        </Button>
        <Button look="quiet" type="submit" name="intent" value="decline">
          {suppliersMessage('supplierRequestPart.decline')}
        </Button>
      </div>
    </form>
  )
}
