import type { renderEmail } from '../../../site/mail/public.ts'
import { settlementMessage } from '../messages/messages.generated.ts'

/** What an email about a refund says. */
export type RefundWords = Pick<
  Parameters<typeof renderEmail>[1],
  'preview' | 'heading' | 'paragraphs'
> & {
  /** Before the number of the invoice. */
  readonly subject: string
  readonly row: [name: string, value: string]
}

export type Duplicate = 'offset' | 'cycle' | 'subscription'

/** Why a payment that came second went back. */
export const paidTwice = (what: Duplicate): string => settlementMessage(`refund.paid-twice.${what}`)

type Whole = {
  readonly total: string
  readonly hasFunded: boolean
  /** What staff wrote for the buyer. */
  readonly reason: string | null
}

export function refundedWords({ total, hasFunded, reason }: Whole): RefundWords {
  return {
    subject: settlementMessage('refund.refunded-words.subject'),
    preview: settlementMessage('refund.refunded-words.preview', { total }),
    heading: settlementMessage('refund.refunded-words.heading'),
    paragraphs: [
      settlementMessage('refund.refunded-words.paragraphs', { total }),
      ...(hasFunded ? [settlementMessage('refund.refunded-words.paragraphs.2')] : []),
      ...(reason ? [settlementMessage('refund.refunded-words.paragraphs.3', { reason })] : []),
    ],
    row: [settlementMessage('refund.refunded-words.row.refunded'), total],
  }
}

type RefundWordsPart = {
  readonly amount: string
  readonly total: string
  readonly hasFunded: boolean
}

export function partWords({ amount, total, hasFunded }: RefundWordsPart): RefundWords {
  return {
    subject: settlementMessage('refund.part-words.subject'),
    preview: settlementMessage('refund.part-words.preview', { amount, total }),
    heading: settlementMessage('refund.part-words.heading'),
    paragraphs: [
      settlementMessage('refund.part-words.paragraphs', { amount, total }),
      ...(hasFunded ? [settlementMessage('refund.part-words.paragraphs.2')] : []),
      settlementMessage('refund.part-words.paragraphs.3'),
    ],
    row: [settlementMessage('refund.part-words.row.refunded'), amount],
  }
}

type Failed = {
  readonly amount: string
  /** What it funded had been taken back. */
  readonly countsAgain: boolean
}

export function failedWords({ amount, countsAgain }: Failed): RefundWords {
  return {
    subject: settlementMessage('refund.failed-words.subject'),
    preview: settlementMessage('refund.failed-words.preview', { amount }),
    heading: settlementMessage('refund.failed-words.heading'),
    paragraphs: [
      settlementMessage('refund.failed-words.paragraphs', { amount }),
      ...(countsAgain ? [settlementMessage('refund.failed-words.paragraphs.2')] : []),
      settlementMessage('refund.failed-words.paragraphs.3'),
    ],
    row: [settlementMessage('refund.failed-words.row.returned-to-us'), amount],
  }
}
