import type {
  AskedFigure,
  FigureRequest,
} from '@understory/contracts/footprints/figure-requests.ts'
import { longMonth, parseCalendarDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { unitInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import type { RequestState } from '@understory/domain/footprints/figure-requests/request-states.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'

const REQUEST_STATE_WORDS = new Map<RequestState, string>([
  ['asked', 'Waiting for an answer'],
  ['answered', 'Answered: please look at it'],
  ['taken-over', 'In the inventory'],
  ['returned', 'Sent back'],
  ['cancelled', 'Cancelled'],
])

type RequestPartProps = {
  readonly request: FigureRequest
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** One request: what was asked, what was answered, and what can be done with it. */
export function RequestPart({ request, isOpen, refused }: RequestPartProps) {
  const { requestId, state, figures, email, site, period, dueOn, isExpired } = request
  const isWaiting = state === 'asked' || state === 'returned'
  const id = `request-${requestId}`
  return (
    <section className="panel flow-16" aria-labelledby={id}>
      <h2 id={id}>{titleOfRequest(figures)}</h2>
      <p>
        {REQUEST_STATE_WORDS.get(state)}. {isWaiting && isExpired ? 'Its link has expired. ' : ''}
        <span className="quiet">
          Asked of {email} by {request.askedBy ?? 'someone who has left'}, due{' '}
          {shortDate(parseCalendarDate(dueOn) ?? dueOn)}; {longMonth(period.from)} to{' '}
          {longMonth(period.to)}
          {site ? `, ${site}` : ''}.
        </span>
      </p>
      {request.reason && state === 'returned' ? <p>You wrote: {request.reason}</p> : null}
      {request.answeredBy ? <AnswerGiven request={request} /> : null}
      {isOpen && state === 'answered' ? <Decide {...{ requestId, refused }} /> : null}
      {isOpen && (isWaiting || state === 'answered') ? (
        <form method="post">
          <input type="hidden" name="requestId" value={requestId} />
          <Button type="submit" name="intent" value="cancel" look="quiet">
            Cancel this request
          </Button>
        </form>
      ) : null}
    </section>
  )
}

const MOST_FIGURES_NAMED = 3

const titleOfRequest = (figures: readonly AskedFigure[]): string =>
  figures.length > MOST_FIGURES_NAMED
    ? `${figures.length} figures`
    : figures.map(({ label }) => label).join(', ')

function AnswerGiven({
  request: { figures, answeredBy, remark },
}: Pick<RequestPartProps, 'request'>) {
  return (
    <>
      <dl className="sum-rows">
        {figures.map(({ item, label, quantity, unit, isFromBill }) => (
          <div key={item}>
            <dt>
              {label}
              {isFromBill ? <span className="quiet">from a bill or meter</span> : null}
            </dt>
            <dd>
              {quantity === null
                ? 'not given'
                : `${quantity.toLocaleString('en-GB')} ${unitInWords(unit)}`}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Answered by {answeredBy}
        {remark ? `: “${remark}”` : '.'}
      </p>
    </>
  )
}

type DecideProps = { readonly requestId: string; readonly refused: FormAnswer | null }

function Decide({ requestId, refused }: DecideProps) {
  const id = `reason-${requestId}`
  const about = {
    hint: 'Only needed if you send it back: 10 to 500 characters.',
    error: refused?.problems[id],
  }
  const isThis = refused?.values.requestId === requestId
  return (
    <form method="post" className="flow-16" noValidate>
      <input type="hidden" name="requestId" value={requestId} />
      <Field id={id} label="What is wrong with it" optional {...about}>
        <TextArea
          {...fieldAria(id, about)}
          name="reason"
          maxLength={500}
          defaultValue={isThis ? (refused?.values.reason ?? '') : ''}
        />
      </Field>
      <div className="row-12">
        <Button look="action" type="submit" name="intent" value="take">
          Use these figures
        </Button>
        <Button type="submit" name="intent" value="return">
          Send it back
        </Button>
      </div>
    </form>
  )
}
