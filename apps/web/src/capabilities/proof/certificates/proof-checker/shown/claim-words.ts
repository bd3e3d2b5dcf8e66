import { longWrittenDay, longWrittenDays } from '@understory/domain/calendar/written-day.ts'
import { gramsFigure, treesFigure } from '@understory/domain/quantity/format.ts'
import {
  claimWordsCountsFor,
  claimWordsFilesShow1Entry,
  claimWordsInTheLog,
  claimWordsLedgerEntries,
  claimWordsNoFigure,
  claimWordsOtherStated,
  claimWordsStatedOn,
  claimWordsTakenBack,
} from '../../island-messages/claim-words.generated.ts'
import type { Claim, OrderClaim } from '../proof-check.ts'

export type ClaimWord = { readonly term: string; readonly said: string }

const figureOf = ({ value, unit }: { value: string; unit: string }) => `${value} ${unit}`

/** Each figure of a claim that is not zero, as a certificate's page writes it. */
export function figuresOf({
  milliTrees,
  co2eGrams,
  plasticGrams,
}: Pick<Claim, 'milliTrees' | 'co2eGrams' | 'plasticGrams'>): string[] {
  return [
    milliTrees === 0 ? '' : figureOf(treesFigure(milliTrees)),
    co2eGrams === 0 ? '' : `${figureOf(gramsFigure(co2eGrams))} of CO2e`,
    plasticGrams === 0 ? '' : `${figureOf(gramsFigure(plasticGrams))} of plastic`,
  ].filter(Boolean)
}

export const daysOf = (claim: Pick<Claim, 'from' | 'to'>) => longWrittenDays(claim)

/** Which part of a claim the files show, and which is as earlier revisions stated it; '' where they show all. */
export function partWords(claim: Claim): string {
  const { earlier, milliTrees, co2eGrams, plasticGrams, entries } = claim
  if (!earlier) return ''
  const shown = {
    milliTrees: milliTrees - earlier.milliTrees,
    co2eGrams: co2eGrams - earlier.co2eGrams,
    plasticGrams: plasticGrams - earlier.plasticGrams,
  }
  const [here, before] = [figuresOf(shown), figuresOf(earlier)].map((all) => all.join(', '))
  const count = entries - earlier.entries
  const isOne = earlier.revisions === 1
  return [
    claimWordsFilesShow1Entry({
      here: here || claimWordsNoFigure(),
      count: count === 1 ? 0 : count,
      oneCount: count === 1 ? 'yes' : 'other',
    }),
    claimWordsOtherStated({
      before: before || 'entries',
      before2: before === '1 tree' ? 'yes' : 'other',
    }),
    isOne ? 'revision 1, which is' : `revisions 1 to ${earlier.revisions}, which are`,
    'not among them.',
  ].join(' ')
}

/** What the proof of an order shows. */
export function orderWords(order: OrderClaim): ClaimWord[] {
  const [funded = ''] = figuresOf({
    milliTrees: order.impact === 'trees' ? order.quantity : 0,
    co2eGrams: order.impact === 'co2e' ? order.quantity : 0,
    plasticGrams: order.impact === 'plastic' ? order.quantity : 0,
  })
  const among =
    order.orders === 1 ? 'the only order' : `one of ${order.orders.toLocaleString('en-GB')} orders`
  return [
    { term: 'Order', said: order.order },
    { term: order.isCredit ? claimWordsTakenBack() : 'Funded', said: funded },
    {
      term: claimWordsInTheLog(),
      said: `${among} of ${longWrittenDay(order.day)} in entry ${order.entry}`,
    },
  ]
}

/** What was verified, in the words of a certificate. */
export function claimWords(claim: Claim): ClaimWord[] {
  const { name, issued, certificate, entries } = claim
  return [
    { term: 'For', said: name ?? 'a name that is not among the files' },
    { term: 'Funded', said: figuresOf(claim).join(', ') },
    { term: claimWordsCountsFor(), said: daysOf(claim) },
    { term: claimWordsStatedOn(), said: longWrittenDay(issued) },
    { term: 'Certificate', said: certificate },
    { term: claimWordsLedgerEntries(), said: String(entries) },
  ]
}
