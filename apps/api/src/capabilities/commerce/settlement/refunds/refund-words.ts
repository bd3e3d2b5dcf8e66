import type { renderEmail } from '../../../site/mail/public.ts'

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
export const PAID_TWICE: Readonly<Record<Duplicate, string>> = {
  offset:
    'It had already been paid for, a moment earlier. The earlier payment counts; this one funded nothing.',
  cycle:
    'These days of your plan had already been paid for. The first payment counts; this one funded nothing, and your plan carries on as before.',
  subscription:
    'You already had a plan of this kind, so the second one was ended. Its payment funded nothing, and your first plan carries on as before.',
}

type Whole = {
  readonly total: string
  readonly hasFunded: boolean
  /** What staff wrote for the buyer. */
  readonly reason: string | null
}

export function refundedWords({ total, hasFunded, reason }: Whole): RefundWords {
  return {
    subject: 'Refunded',
    preview: `${total} has been returned to you.`,
    heading: 'Your payment was refunded',
    paragraphs: [
      `${total} has been returned to you the way it was paid. Banks may take a few days to show it.`,
      ...(hasFunded
        ? [
            'What it funded no longer counts: the ledger and the certificate say so to anyone who checks.',
          ]
        : []),
      ...(reason ? [`The reason given: ${reason}`] : []),
    ],
    row: ['Refunded', total],
  }
}

type RefundWordsPart = {
  readonly amount: string
  readonly total: string
  readonly hasFunded: boolean
}

export function partWords({ amount, total, hasFunded }: RefundWordsPart): RefundWords {
  return {
    subject: 'Refunded in part',
    preview: `${amount} of ${total} has been returned to you.`,
    heading: 'Part of your payment was refunded',
    paragraphs: [
      `${amount} of ${total} has been returned to you the way it was paid. Banks may take a few days to show it.`,
      ...(hasFunded ? ['What it funded counts as before, and so does the certificate.'] : []),
      'The invoice still shows the original amounts, and now the refund too.',
    ],
    row: ['Refunded', amount],
  }
}

type Failed = {
  readonly amount: string
  /** What it funded had been taken back. */
  readonly countsAgain: boolean
}

export function failedWords({ amount, countsAgain }: Failed): RefundWords {
  return {
    subject: 'Not refunded',
    preview: `${amount} was returned to us.`,
    heading: 'Your refund did not arrive',
    paragraphs: [
      `We sent ${amount} back the way it was paid, and the bank returned it to us.`,
      ...(countsAgain
        ? ['So what it funded counts again, in the ledger and for anyone who checks.']
        : []),
      'Our team knows about it. To have the money sent another way, please reply to this email.',
    ],
    row: ['Returned to us', amount],
  }
}
