import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { declineSentences, paymentPath, sentenceForDecline } from '../../payments/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import { setupOf } from './setup-of.ts'

/** The card was declined, or authentication failed; no money was taken. */
export function PaymentFailed({ outcome }: { outcome: PaymentOutcome }) {
  const { again } = outcome
  const sentence = outcome.lastDecline
    ? sentenceForDecline(outcome.lastDecline)
    : declineSentences().failed
  return (
    <EmptyState
      title={purchasesMessage('notPaid.paymentConfirmationFailed')}
      level="h1"
      picture={spot('storm')}
      action={
        again ? (
          <LinkButton href={paymentPath(again)} look="action">
            {purchasesMessage('notPaid.tryAgain')}
          </LinkButton>
        ) : (
          <LinkButton href={setupOf(outcome)} look="action">
            {purchasesMessage('notPaid.chooseAgain')}
          </LinkButton>
        )
      }
    >
      {purchasesMessage('notPaid.yourChoiceIsSaved', {
        sentence,
        hasAgain: again ? 'yes' : 'other',
      })}
    </EmptyState>
  )
}

/** Someone opens the page again after the money went back. */
export function PaymentRefunded() {
  return (
    <EmptyState
      title={purchasesMessage('notPaid.paymentGivenBack')}
      level="h1"
      picture={spot('clearing')}
      action={
        <LinkButton href="/my-impact/manage/instant">
          {purchasesMessage('notPaid.seeMyPurchases')}
        </LinkButton>
      }
    >
      {purchasesMessage('notPaid.moneyWentBackCard')}
    </EmptyState>
  )
}

/** Two plans of one kind were paid at the same moment, such as in two tabs. */
export function SecondPlan() {
  return (
    <EmptyState
      title={purchasesMessage('notPaid.planAlready')}
      level="h1"
      picture={spot('clearing')}
      action={
        <LinkButton href="/my-impact/manage/subscriptions">
          {purchasesMessage('notPaid.seeMySubscriptions')}
        </LinkButton>
      }
    >
      {purchasesMessage('notPaid.anotherPaidMomentEarlier')}
    </EmptyState>
  )
}

/** The driving of a vehicle was paid for at the same moment, such as by someone else who has it. */
export function SecondOffset() {
  return (
    <EmptyState
      title={purchasesMessage('notPaid.vehicleOffsetAlready')}
      level="h1"
      picture={spot('clearing')}
      action={
        <LinkButton href="/my-impact/manage/instant">
          {purchasesMessage('notPaid.seeMyPurchases')}
        </LinkButton>
      }
    >
      {purchasesMessage('notPaid.anotherPaymentDrivingRegistration')}
    </EmptyState>
  )
}

/** The page polls by itself. */
export function PaymentPending() {
  return (
    <EmptyState
      title={purchasesMessage('notPaid.bankStillThinking')}
      level="h1"
      picture={spot('seed')}
      action={<a href="/my-impact/manage/instant">{purchasesMessage('notPaid.seeMyPurchases')}</a>}
    >
      {purchasesMessage('notPaid.askAgainEveryFew')}
    </EmptyState>
  )
}

export function PaymentUnknown() {
  return (
    <EmptyState
      title={purchasesMessage('notPaid.doKnowPayment')}
      level="h1"
      picture={spot('search')}
      action={
        <LinkButton href="/my-impact/manage/instant">
          {purchasesMessage('notPaid.seeMyPurchases')}
        </LinkButton>
      }
    >
      {purchasesMessage('notPaid.belongAnotherAccountPaid')}
    </EmptyState>
  )
}
