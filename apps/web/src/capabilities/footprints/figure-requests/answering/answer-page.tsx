import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  AskedFigure,
  ReadFigureRequest,
} from '@understory/contracts/footprints/figure-requests.ts'
import { longDate, longMonth, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import { unitInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { figureRequestsMessage } from '../messages/messages.generated.ts'

type FiguresAsked = AnswerOf<typeof ReadFigureRequest>

type AnswerPageProps = {
  /** `null`: the link has ended, or never was one. */
  readonly asked: FiguresAsked | null
  readonly isDone: boolean
  readonly refused: FormAnswer | null
}

/** What someone without an account is asked for; no more of the company is shown. */
export function AnswerPage({ asked, isDone, refused }: AnswerPageProps) {
  if (!asked) {
    return (
      <div className="page page-end page-top flow-16">
        <h1>{figureRequestsMessage('answer.linkDoesWorkAny')}</h1>
        <p className="lead">{figureRequestsMessage('answer.expiredRequestCancelledPlease')}</p>
        <p>
          <LinkButton href="/">{figureRequestsMessage('answer.goHomePage')}</LinkButton>
        </p>
      </div>
    )
  }
  const { companyName, askedBy, period, site, dueOn, state } = asked
  const isClosed = state === 'taken-over'
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>
          {figureRequestsMessage('answer.needsFigure', {
            companyName,
            count: asked.figures.length,
          })}
        </h1>
        <p className="lead">
          {figureRequestsMessage('answer.workingOutCarbonFootprint', {
            askedBy: askedBy ?? figureRequestsMessage('answer.someone'),
            companyName,
            longMonth: longMonth(period.from),
            longMonth2: longMonth(period.to),
            site: site ?? '',
            hasSite: site ? 'yes' : 'other',
            longDate: longDate(parseCalendarDate(dueOn) ?? dueOn),
          })}
        </p>
        {asked.note ? <p>“{asked.note}”</p> : null}
      </header>
      {isDone && !refused ? (
        <Notice kind="success" title={figureRequestsMessage('answer.thankAnswerWay')}>
          {isClosed ? '' : figureRequestsMessage('answer.stillChangeUntilUsed')}
        </Notice>
      ) : null}
      {state === 'returned' && asked.reason ? (
        <Notice kind="warning" title={figureRequestsMessage('answer.answerSentBack')}>
          {asked.reason}
        </Notice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isClosed ? (
        <p>{figureRequestsMessage('answer.answerUseNowNo')}</p>
      ) : (
        <AnswerForm {...{ asked, refused }} />
      )}
      <p className="quiet">
        {figureRequestsMessage('answer.onlyPeopleWorkFootprint', { companyName })}
      </p>
    </div>
  )
}

type AnswerFormProps = { readonly asked: FiguresAsked; readonly refused: FormAnswer | null }

function AnswerForm({ asked, refused }: AnswerFormProps) {
  const { figures, answeredBy, remark, state } = asked
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const nameHint = figureRequestsMessage('answer.knowWhomAsk')
  return (
    <form method="post" className="panel flow-16" noValidate>
      {figures.map((figure, at) => (
        <FigureField key={figure.item} {...{ figure, refused, id: `figure-${at}` }} />
      ))}
      <Checkbox
        name="isFromBill"
        label={figureRequestsMessage('answer.billMeterBooks')}
        defaultChecked={
          refused
            ? refused.values.isFromBill !== undefined
            : figures.some(({ isFromBill }) => isFromBill)
        }
      />
      <Field
        id="name"
        label={figureRequestsMessage('answer.yourName')}
        {...about('name', nameHint)}
      >
        <TextInput
          {...fieldAria('name', about('name', nameHint))}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={refused?.values.name ?? answeredBy ?? ''}
        />
      </Field>
      <Field
        id="remark"
        label={figureRequestsMessage('answer.anythingTheyShouldKnow')}
        optional
        {...about('remark')}
      >
        <TextArea
          {...fieldAria('remark', about('remark'))}
          name="remark"
          maxLength={500}
          defaultValue={refused?.values.remark ?? remark ?? ''}
        />
      </Field>
      <div>
        <Button look="action" type="submit">
          {state === 'answered'
            ? figureRequestsMessage('answer.changeMyAnswer')
            : figureRequestsMessage('answer.sendMyAnswer')}
        </Button>
      </div>
    </form>
  )
}

type FigureFieldProps = {
  readonly figure: AskedFigure
  readonly id: string
  readonly refused: FormAnswer | null
}

function FigureField({ figure, id, refused }: FigureFieldProps) {
  const { label, hint, unit, quantity } = figure
  const about = {
    hint: figureRequestsMessage('answer.leaveEmptyDoHint', {
      hint,
      unitInWords: unitInWords(unit),
    }),
    error: refused?.problems[id],
  }
  return (
    <Field id={id} label={label} {...about}>
      <TextInput
        {...fieldAria(id, about)}
        name={id}
        inputMode="decimal"
        maxLength={40}
        defaultValue={refused?.values[id] ?? (quantity === null ? '' : String(quantity))}
      />
    </Field>
  )
}
