import type { LedgerReview } from '@understory/contracts/footprints/ledger-import/ledger-reviews.ts'
import { moneyOfLedger, rowsInWords } from '../ledger-words.ts'
import { ledgerImportMessage, ledgerImportRich } from '../messages/messages.generated.ts'

const partsWords = () =>
  [
    ['spending', ledgerImportMessage('check.spending')],
    ['quantities', ledgerImportMessage('checkPart.energyFuelAndMileage')],
    ['excluded', ledgerImportMessage('checkPart.leftOutReason')],
    ['toDecide', ledgerImportMessage('checkPart.toDecide')],
    ['otherMonths', ledgerImportMessage('checkPart.ofOtherMonths')],
    ['receipts', ledgerImportMessage('checkPart.moneyThatCameIn')],
    ['known', ledgerImportMessage('checkPart.importedBefore')],
  ] as const

/** Every row that was read stands somewhere: rows and money add up. */
export function CheckPart({
  review: { check, currency, groups, changed },
}: {
  readonly review: LedgerReview
}) {
  const isOneCurrency = groups.every((group) => group.currency === currency)
  const money = (net: number) => (isOneCurrency ? moneyOfLedger(net, currency) : null)
  const parts = partsWords().filter(([key]) => check[key].rows > 0)
  return (
    <section className="panel flow-16 prose-width" aria-labelledby="check">
      <h2 id="check">{ledgerImportMessage('checkPart.everyRowAccounted')}</h2>
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
            {ledgerImportRich('checkPart.readInAll', {
              part: (words) => <span className="quiet">{words}</span>,
              rowsInWords: rowsInWords(check.read.rows),
            })}
          </dt>
          <dd>{money(check.read.net)}</dd>
        </div>
      </dl>
      <p className="quiet">
        {isOneCurrency
          ? ledgerImportMessage('checkPart.withoutVat')
          : ledgerImportMessage('checkPart.fileSeveralCurrenciesOnly')}
      </p>
      {changed > 0 ? (
        <p>
          {ledgerImportMessage('checkPart.rowChangedSinceImported', {
            changed: changed === 1 ? '' : String(changed),
            oneChanged: changed === 1 ? 'yes' : 'other',
            changed2: changed,
          })}
        </p>
      ) : null}
    </section>
  )
}
