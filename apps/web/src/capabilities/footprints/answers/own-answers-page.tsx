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
        <h1>Answers to customers</h1>
        <p className="lead quiet">
          The requests for carbon figures that you answer as this company. Customers see neither
          this page nor each other.
        </p>
      </header>
      {done === 'left' && !refused ? (
        <Notice kind="success" title="The request is off your list.">
          Its link still works, and what you sent through it stays with your customer.
        </Notice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {answers.length === 0 ? (
        <EmptyState
          title="No requests yet"
          picture={spot('stall')}
          action={
            <LinkButton href="/my-impact/dashboards/footprint">Go to your footprint</LinkButton>
          }
        >
          When a customer asks for your figures, open the link while you are signed in and choose to
          answer as this company.
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

const SHARED_OF: Readonly<Record<SharingMethod, string>> = {
  'revenue-share': 'turnover',
  mass: 'weight sold',
  volume: 'volume sold',
  count: 'pieces sold',
  energy: 'energy sold',
  area: 'area',
  freight: 'freight',
  hours: 'hours worked',
  whole: 'everything',
}

/** Cut off, not rounded up: 33.3% */
const percentOf = (millionths: number): string => `${Math.floor(millionths / 1_000) / 10}%`

const monthsOf = ({ from, to }: OwnAnswer['period']): string =>
  `${longMonth(from)} to ${longMonth(to)}`

function GivenAway({ shares }: Pick<OwnAnswersPageProps, 'shares'>) {
  if (shares.length === 0) return null
  return (
    <section className="panel flow-12" aria-labelledby="given">
      <h2 id="given">Shared so far</h2>
      <ul className="flow-8">
        {shares.map(({ method, period, customers, millionths }) => (
          <li key={`${method} ${period.from} ${period.to}`}>
            {percentOf(millionths)} of your {SHARED_OF[method]} from {monthsOf(period)}, with{' '}
            {customers === 1 ? '1 customer' : `${customers} customers`}
          </li>
        ))}
      </ul>
      <p className="quiet">
        The shares of one year cannot add up to more than all of it: an answer that would take them
        over is not sent.
      </p>
    </section>
  )
}

function givenInWords({ given, period, dueOn }: OwnAnswer): string {
  if (!given) return `Asked for ${monthsOf(period)}, due on ${longDate(dueOn)}`
  const share =
    given.millionths === null
      ? 'share not known, as you answered before you added it here'
      : `${percentOf(given.millionths)} of your ${SHARED_OF[given.method]}`
  return `${formatEmission(given.grams)} for ${monthsOf(given.period)}; ${share}`
}

function Requests({ answers, mayLeave }: OwnAnswersPageProps) {
  return (
    <section className="part flow-12" aria-labelledby="requests">
      <h2 id="requests">Who asked</h2>
      <DataTable
        caption="Requests that you answer"
        asCards
        columns={[
          {
            key: 'customer',
            title: 'Customer',
            cell: ({ customerName, askedAs, url }) => (
              <>
                <a href={new URL(url).pathname}>{customerName}</a>
                <span className="subline">They know you as {askedAs}</span>
              </>
            ),
          },
          { key: 'given', title: 'What they have', cell: givenInWords },
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
                    aria-label={`Take ${customerName} off this list`}
                  >
                    Take off this list
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
