import type { LedgerReview } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { moneyOfLedger, rowsInWords } from '../ledger-words.ts'

const PARTS = [
  ['spending', 'Spending'],
  ['quantities', 'Energy, fuel and mileage'],
  ['excluded', 'Left out, with the reason'],
  ['toDecide', 'To decide'],
  ['otherMonths', 'Of other months'],
  ['receipts', 'Money that came in'],
  ['known', 'Imported before'],
] as const

/** Every row that was read stands somewhere: rows and money add up. */
export function CheckPart({
  review: { check, currency, groups, changed },
}: {
  readonly review: LedgerReview
}) {
  const isOneCurrency = groups.every((group) => group.currency === currency)
  const money = (net: number) => (isOneCurrency ? moneyOfLedger(net, currency) : null)
  const parts = PARTS.filter(([key]) => check[key].rows > 0)
  return (
    <section className="panel flow-16 prose-width" aria-labelledby="check">
      <h2 id="check">Every row is accounted for</h2>
      <dl className="sum-rows">
        {parts.map(([key, title]) => (
          <div key={key}>
            <dt>
              {title}
              <span className="quiet">{rowsInWords(check[key].rows)}</span>
            </dt>
            <dd>{money(check[key].net)}</dd>
          </div>
        ))}
        <div className="sum-total">
          <dt>
            Read in all<span className="quiet">{rowsInWords(check.read.rows)}</span>
          </dt>
          <dd>{money(check.read.net)}</dd>
        </div>
      </dl>
      <p className="quiet">
        {isOneCurrency
          ? 'Without VAT.'
          : 'The file has several currencies, so only rows are added up here.'}
      </p>
      {changed > 0 ? (
        <p>
          {changed === 1 ? 'One row was' : `${changed} rows were`} changed since you imported{' '}
          {changed === 1 ? 'it' : 'them'}. When you save, what{' '}
          {changed === 1 ? 'it is' : 'they are'} now takes the place of what was there.
        </p>
      ) : null}
    </section>
  )
}
