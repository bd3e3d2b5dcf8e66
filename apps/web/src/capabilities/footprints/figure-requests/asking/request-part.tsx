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
import { figureRequestsMessage, figureRequestsRich } from '../messages/messages.generated.ts'

const requestStateWords = () =>
  new Map<RequestState, string>([
    ['asked', figureRequestsMessage('requestPart.waitingForAnAnswer')],
    ['answered', figureRequestsMessage('requestPart.answeredPleaseLook')],
    ['taken-over', figureRequestsMessage('requestPart.inTheInventory')],
    ['returned', figureRequestsMessage('requestPart.sentBack')],
    ['cancelled', figureRequestsMessage('request.cancelled')],
  ])

type RequestPartProps = {
  readonly request: FigureRequest
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** One request: what was asked, what was answered, and what can be done with it. */
export function RequestPart({ request, isOpen, refused }: RequestPartProps) {
  const { requestId, state, figures, isExpired } = request
  const isWaiting = state === 'asked' || state === 'returned'
  const id = `request-${requestId}`
  return (
    <section className="panel flow-16" aria-labelledby={id}>
      <h2 id={id}>{titleOfRequest(figures)}</h2>
      <p>{askedInWords(request, isWaiting && isExpired)}</p>
      {request.reason && state === 'returned' ? (
        <p>{figureRequestsMessage('requestPart.youWrote', { reason: request.reason })}</p>
      ) : null}
      {request.answeredBy ? <AnswerGiven request={request} /> : null}
      {isOpen && state === 'answered' ? <Decide {...{ requestId, refused }} /> : null}
      {isOpen && (isWaiting || state === 'answered') ? (
        <form method="post">
          <input type="hidden" name="requestId" value={requestId} />
          <Button type="submit" name="intent" value="cancel" look="quiet">
            {figureRequestsMessage('requestPart.cancelThisRequest')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

const MOST_FIGURES_NAMED = 3

const titleOfRequest = (figures: readonly AskedFigure[]): string =>
  figures.length > MOST_FIGURES_NAMED
    ? figureRequestsMessage('request.figures', { length: String(figures.length) })
    : figures.map(({ label }) => label).join(', ')

/** Its state, of whom it was asked, and of which months. */
function askedInWords(request: FigureRequest, isOver: boolean) {
  const { state, email, site, period, dueOn } = request
  return figureRequestsRich('requestPart.linkExpiredAskedDue', {
    state: requestStateWords().get(state) ?? '',
    isOver: isOver ? 'yes' : 'other',
    part: (words) => <span className="quiet">{words}</span>,
    email,
    askedBy: request.askedBy ?? figureRequestsMessage('requestPart.someoneWhoHasLeft'),
    shortDate: shortDate(parseCalendarDate(dueOn) ?? dueOn),
    longMonth: longMonth(period.from),
    longMonth2: longMonth(period.to),
    site: site ?? '',
    hasSite: site ? 'yes' : 'other',
  })
}

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
              {isFromBill ? (
                <span className="quiet">{figureRequestsMessage('requestPart.billMeter')}</span>
              ) : null}
            </dt>
            <dd>
              {quantity === null
                ? figureRequestsMessage('requestPart.notGiven')
                : `${quantity.toLocaleString('en-GB')} ${unitInWords(unit)}`}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {figureRequestsMessage('requestPart.answeredBy', {
          answeredBy: answeredBy ?? '',
          remark: remark ?? '',
          hasRemark: remark ? 'yes' : 'other',
        })}
      </p>
    </>
  )
}

type DecideProps = { readonly requestId: string; readonly refused: FormAnswer | null }

function Decide({ requestId, refused }: DecideProps) {
  const id = `reason-${requestId}`
  const about = {
    hint: figureRequestsMessage('requestPart.onlyNeededSendHint'),
    error: refused?.problems[id],
  }
  const isThis = refused?.values.requestId === requestId
  return (
    <form method="post" className="flow-16" noValidate>
      <input type="hidden" name="requestId" value={requestId} />
      <Field
        id={id}
        label={figureRequestsMessage('requestPart.whatIsWrongWith')}
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
        <Button look="action" type="submit" name="intent" value="take">
          {figureRequestsMessage('requestPart.useTheseFigures')}
        </Button>
        <Button type="submit" name="intent" value="return">
          {figureRequestsMessage('requestPart.sendItBack')}
        </Button>
      </div>
    </form>
  )
}
