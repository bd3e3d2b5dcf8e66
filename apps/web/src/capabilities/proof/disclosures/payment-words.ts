import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  ListProjectPayments,
  ProjectPayment,
} from '@understory/contracts/proof/disclosures.ts'
import { disclosuresMessage } from './messages/messages.generated.ts'

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
  return disclosuresMessage('paymentWords.priceTodayProject', { words })
}

type ReachedAmounts = { readonly funded: string | null; readonly paidFor: string | null }

/** What was funded beside what was paid for; what is nothing is no figure. */
export function reachedWords({ funded, paidFor }: ReachedAmounts): string {
  if (funded === null) return disclosuresMessage('paymentWords.nothingBeenFundedYet')
  const paid =
    paidFor === null ? '' : disclosuresMessage('paymentWords.publishedPaymentsAreFor', { paidFor })
  return disclosuresMessage('paymentWords.fundedLedger', { funded, paid })
}
