import { longWrittenDay, longWrittenDays } from '@understory/domain/calendar/written-day.ts'
import { exactGrams, exactTrees } from '@understory/domain/quantity/format.ts'
import type { AmongOrders } from '@understory/ledger-log/orders/order-proof.ts'
import type { Certified } from '@understory/ledger-log/proof/verify-certificate.ts'

const CLAIM_LINES_WIDTH = 16

type ClaimLinesPart = readonly [term: string, said: string]
type Claimed = Pick<Certified, 'statement' | 'earlier'>

const linesOf = (parts: readonly ClaimLinesPart[]): string =>
  parts.map(([term, said]) => `${term.padEnd(CLAIM_LINES_WIDTH)}${said}\n`).join('')

/** What a certificate claims, a line for each part, to the gram. */
export function claimLines({ statement, earlier }: Claimed, name: string | null): string {
  const { milliTrees, co2eGrams, plasticGrams, effective, issued, certificate } = statement
  return linesOf([
    ['For', name ?? 'a name that was not given'],
    ['Trees', exactTrees(milliTrees)],
    ['CO2e', exactGrams(co2eGrams)],
    ['Plastic', exactGrams(plasticGrams)],
    ['Counts for', longWrittenDays(effective)],
    ['Stated on', longWrittenDay(issued)],
    ['Certificate', certificate],
    ['Revision', String(statement.revision)],
    ['Ledger entries', String(statement.counted)],
    ...(earlier ? partsShown(statement, earlier) : []),
  ])
}

/** Which part follows from the files, and which from revisions that are not among them. */
function partsShown(
  { milliTrees, co2eGrams, plasticGrams, counted }: Claimed['statement'],
  earlier: NonNullable<Claimed['earlier']>,
): ClaimLinesPart[] {
  const said = (trees: number, co2e: number, plastic: number, entries: number) =>
    `${exactTrees(trees)}, ${exactGrams(co2e)} of CO2e, ${exactGrams(plastic)} of plastic, in ${entries} ${entries === 1 ? 'entry' : 'entries'}`
  return [
    [
      'Shown here',
      said(
        milliTrees - earlier.milliTrees,
        co2eGrams - earlier.co2eGrams,
        plasticGrams - earlier.plasticGrams,
        counted - earlier.counted,
      ),
    ],
    [
      'From before',
      said(earlier.milliTrees, earlier.co2eGrams, earlier.plasticGrams, earlier.counted),
    ],
  ]
}

/** What the proof of an order shows. */
export function orderLines({ proof, leaf, entry }: AmongOrders): string {
  const day = longWrittenDay(entry.effective.from)
  const amount = leaf.unit === 'mtree' ? exactTrees(leaf.quantity) : exactGrams(leaf.quantity)
  return linesOf([
    ['Order', proof.order],
    ['Of shop', proof.store],
    [leaf.kind === 'order' ? 'Contributed' : 'Taken back', amount],
    ['One of', `${entry.orders?.count ?? 0} orders of ${day}`],
    ['Ledger entry', String(entry.entry)],
    ['Project', entry.project],
  ])
}
