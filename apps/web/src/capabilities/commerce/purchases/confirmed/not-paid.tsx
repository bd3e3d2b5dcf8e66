import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { DECLINE_SENTENCES, paymentPath, sentenceForDecline } from '../../payments/public.ts'
import { setupOf } from './setup-of.ts'

/** The card was declined, or authentication failed; no money was taken. */
export function PaymentFailed({ outcome }: { outcome: PaymentOutcome }) {
  const { again } = outcome
  const sentence = outcome.lastDecline
    ? sentenceForDecline(outcome.lastDecline)
    : DECLINE_SENTENCES.failed
  return (
    <EmptyState
      title="Payment confirmation failed"
      level="h1"
      picture={spot('storm')}
      action={
        again ? (
          <LinkButton href={paymentPath(again)} look="action">
            Try again
          </LinkButton>
        ) : (
          <LinkButton href={setupOf(outcome)} look="action">
            Choose again
          </LinkButton>
        )
      }
    >
      {sentence} {again ? 'Your choice is saved.' : 'Nothing was taken.'}
    </EmptyState>
  )
}

/** Someone opens the page again after the money went back. */
export function PaymentRefunded() {
  return (
    <EmptyState
      title="This payment was given back"
      level="h1"
      picture={spot('clearing')}
      action={<LinkButton href="/my-impact/manage/instant">See my purchases</LinkButton>}
    >
      The money went back to the card, and the ledger took back what it had funded: both entries
      stay there for anyone to read.
    </EmptyState>
  )
}

/** Two plans of one kind were paid at the same moment, such as in two tabs. */
export function SecondPlan() {
  return (
    <EmptyState
      title="You have this plan already"
      level="h1"
      picture={spot('clearing')}
      action={<LinkButton href="/my-impact/manage/subscriptions">See my subscriptions</LinkButton>}
    >
      Another one was paid a moment earlier, and goes on. This one has ended: what was paid for it
      goes back to the card, and it funds nothing.
    </EmptyState>
  )
}

/** The driving of a vehicle was paid for at the same moment, such as by someone else who has it. */
export function SecondOffset() {
  return (
    <EmptyState
      title="This vehicle is offset already"
      level="h1"
      picture={spot('clearing')}
      action={<LinkButton href="/my-impact/manage/instant">See my purchases</LinkButton>}
    >
      Another payment for its driving, or its registration number, came a moment earlier and counts.
      What was paid for this one goes back to the card, and it funds nothing.
    </EmptyState>
  )
}

/** The page polls by itself. */
export function PaymentPending() {
  return (
    <EmptyState
      title="Your bank is still thinking"
      level="h1"
      picture={spot('seed')}
      action={<a href="/my-impact/manage/instant">See my purchases</a>}
    >
      We ask again every few seconds. You may close this page: once it is paid, your certificate is
      under My impact and the receipt comes by email.
    </EmptyState>
  )
}

export function PaymentUnknown() {
  return (
    <EmptyState
      title="We do not know this payment"
      level="h1"
      picture={spot('search')}
      action={<LinkButton href="/my-impact/manage/instant">See my purchases</LinkButton>}
    >
      It may belong to another account. If you paid, your purchase is listed under the account you
      paid with.
    </EmptyState>
  )
}
