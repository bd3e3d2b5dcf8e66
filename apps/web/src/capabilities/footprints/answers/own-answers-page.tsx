import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  ListOwnAnswers,
  OwnAnswer,
} from '@understory/contracts/footprints/suppliers/own-answers.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import type { SharingMethod } from '@understory/domain/footprints/answers/answer-facts.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { answersMessage } from './messages/messages.generated.ts'

type OwnAnswersPageProps = AnswerOf<typeof ListOwnAnswers> & {
  readonly mayLeave: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}

/** The requests of customers that a company answers, and what it gave to all of them together. */
export function OwnAnswersPage(props: OwnAnswersPageProps) {
  const { answers, shares, done, refused } = props
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>{answersMessage('ownAnswers.answersToCustomers')}</h1>
        <p className="lead quiet">{answersMessage('ownAnswers.requestsCarbonFiguresAnswer')}</p>
      </header>
      {done === 'left' && !refused ? (
        <Notice kind="success" title={answersMessage('ownAnswers.requestOffList')}>
          {answersMessage('ownAnswers.linkStillWorksSent')}
        </Notice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {answers.length === 0 ? (
        <EmptyState
          title={answersMessage('ownAnswers.noRequestsYet')}
          picture={spot('stall')}
          action={
            <LinkButton href="/my-impact/dashboards/footprint">
              {answersMessage('ownAnswers.goToYourFootprint')}
            </LinkButton>
          }
        >
          {answersMessage('ownAnswers.whenCustomerAsksFigures')}
        </EmptyState>
      ) : (
        <>
          <GivenAway shares={shares} />
          <Requests {...props} />
        </>
      )}
    </div>
  )
}

const sharedBy = (): Readonly<Record<SharingMethod, string>> => ({
  'revenue-share': answersMessage('ownAnswers.turnover'),
  mass: answersMessage('ownAnswers.weightSold'),
  volume: answersMessage('ownAnswers.volumeSold'),
  count: answersMessage('ownAnswers.piecesSold'),
  energy: answersMessage('ownAnswers.energySold'),
  area: answersMessage('ownAnswers.area'),
  freight: answersMessage('ownAnswers.freight'),
  hours: answersMessage('ownAnswers.hoursWorked'),
  whole: answersMessage('ownAnswers.everything'),
})

/** Cut off, not rounded up: 33.3% */
const percentOf = (millionths: number): string => `${Math.floor(millionths / 1_000) / 10}%`

const monthsOf = ({ from, to }: OwnAnswer['period']): string =>
  `${longMonth(from)} to ${longMonth(to)}`

function GivenAway({ shares }: Pick<OwnAnswersPageProps, 'shares'>) {
  if (shares.length === 0) return null
  return (
    <section className="panel flow-12" aria-labelledby="given">
      <h2 id="given">{answersMessage('ownAnswers.sharedSoFar')}</h2>
      <ul className="flow-8">
        {shares.map(({ method, period, customers, millionths }) => (
          <li key={`${method} ${period.from} ${period.to}`}>
            {answersMessage('ownAnswers.1Customer', {
              percentOf: percentOf(millionths),
              sharedOf: sharedBy()[method],
              monthsOf: monthsOf(period),
              customers: customers === 1 ? '' : String(customers),
              oneCustomers: customers === 1 ? 'yes' : 'other',
            })}
          </li>
        ))}
      </ul>
      <p className="quiet">{answersMessage('ownAnswers.sharesYearCannotAdd')}</p>
    </section>
  )
}

function givenInWords({ given, period, dueOn }: OwnAnswer): string {
  if (!given)
    return answersMessage('ownAnswers.askedForDueOn', {
      monthsOf: monthsOf(period),
      longDate: longDate(dueOn),
    })
  const share =
    given.millionths === null
      ? answersMessage('ownAnswers.shareNotKnownAs')
      : answersMessage('ownAnswers.your', {
          millionths: percentOf(given.millionths),
          method: sharedBy()[given.method],
        })
  return answersMessage('ownAnswers.for', {
    grams: formatEmission(given.grams),
    period: monthsOf(given.period),
    share,
  })
}

function Requests({ answers, mayLeave }: OwnAnswersPageProps) {
  return (
    <section className="part flow-12" aria-labelledby="requests">
      <h2 id="requests">{answersMessage('ownAnswers.whoAsked')}</h2>
      <DataTable
        caption={answersMessage('ownAnswers.caption')}
        asCards
        columns={[
          {
            key: 'customer',
            title: answersMessage('ownAnswers.customer'),
            cell: ({ customerName, askedAs, url }) => (
              <>
                <a href={new URL(url).pathname}>{customerName}</a>
                <span className="subline">
                  {answersMessage('ownAnswers.theyKnowYouAs', { askedAs })}
                </span>
              </>
            ),
          },
          { key: 'given', title: answersMessage('ownAnswers.whatTheyHave'), cell: givenInWords },
          {
            key: 'leave',
            title: '',
            cell: ({ supplierRequestId, customerName }) =>
              mayLeave ? (
                <form method="post">
                  <input type="hidden" name="request" value={supplierRequestId} />
                  <Button
                    look="quiet"
                    type="submit"
                    aria-label={answersMessage('ownAnswers.takeOffThisList', { customerName })}
                  >
                    {answersMessage('ownAnswers.takeOffThisList2')}
                  </Button>
                </form>
              ) : null,
          },
        ]}
        rows={answers}
        rowKey={({ supplierRequestId }) => supplierRequestId}
      />
    </section>
  )
}
