import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  ListProjectPayments,
  ProjectPayment,
} from '@understory/contracts/proof/disclosures.ts'

/** In whatever currency the project is paid. */
export const paidWords = ({ minor, currency }: ProjectPayment['paid']): string =>
  `${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })} ${currency}`

/** What of the price is for the project, which may differ by currency. */
export function shareWords(shares: AnswerOf<typeof ListProjectPayments>['shares']): string {
  const parts = shares.map(({ currency, permille }) => ({
    currency,
    percent: `${permille / 10}%`,
  }))
  const [first] = parts
  if (!first) return ''
  const isSame = parts.every(({ percent }) => percent === first.percent)
  const words = isSame
    ? first.percent
    : parts.map(({ currency, percent }) => `${percent} in ${currency}`).join(', ')
  return `Of the price of today, ${words} is for the project.`
}

type ReachedAmounts = { readonly funded: string | null; readonly paidFor: string | null }

/** What was funded beside what was paid for; what is nothing is no figure. */
export function reachedWords({ funded, paidFor }: ReachedAmounts): string {
  if (funded === null) return 'Nothing has been funded here yet, by the ledger.'
  const paid = paidFor === null ? '' : ` Published payments are for ${paidFor}.`
  return `Funded here, by the ledger: ${funded}.${paid}`
}
