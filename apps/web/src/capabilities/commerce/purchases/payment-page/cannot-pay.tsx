import type { Obstacle } from '@understory/contracts/commerce/purchases/obstacles.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { purchasesMessage } from '../messages/messages.generated.ts'
import type { PaymentOrder } from '../order/payment-order.ts'

type Known = NonNullable<Obstacle>

type Way = {
  readonly title: string
  readonly label: string
  readonly href: (order: PaymentOrder) => string
}

const setupOf = ({ setup, audience }: PaymentOrder) => setup[audience]
const chooseSomething = (): Way => ({
  title: purchasesMessage('cannotPay.thisPriceIsGone'),
  label: purchasesMessage('cannotPay.seePriceToday'),
  href: setupOf,
})
const vehicles = () => ({
  label: purchasesMessage('cannotPay.chooseVehiclesAndDays'),
  href: setupOf,
})

/** What helps instead. A second plan and another account have pages of their own. */
const cannotPayWays = (): Readonly<Record<Known, Way>> => ({
  QUOTE_NOT_FOUND: chooseSomething(),
  QUOTE_EXPIRED: chooseSomething(),
  WRONG_ACCOUNT_KIND: { ...chooseSomething(), label: purchasesMessage('cannotPay.chooseAgain') },
  ALREADY_SUBSCRIBED: { ...chooseSomething(), label: purchasesMessage('cannotPay.chooseAgain') },
  OTHER_CURRENCY: { ...chooseSomething(), label: purchasesMessage('cannotPay.chooseAgain') },
  ALREADY_PAID: {
    title: purchasesMessage('cannotPay.thisIsPaid'),
    label: purchasesMessage('cannotPay.seeMyPurchases'),
    href: ({ isPlan }) => `/my-impact/manage/${isPlan ? 'subscriptions' : 'instant'}`,
  },
  TOO_MANY_OPEN_PAYMENTS: {
    title: purchasesMessage('cannotPay.otherPaymentsFinished'),
    label: purchasesMessage('cannotPay.finishOrCancelOne'),
    href: () => '/my-impact/manage/instant',
  },
  DISCLOSURE_INCOMPLETE: {
    title: purchasesMessage('cannotPay.saleUnitedStatesYet'),
    label: purchasesMessage('cannotPay.chooseSomethingElse'),
    href: setupOf,
  },
  SUPPLY_EXCEEDED: {
    title: purchasesMessage('cannotPay.muchLeft'),
    label: purchasesMessage('cannotPay.chooseLess'),
    href: setupOf,
  },
  PERIOD_ALREADY_OFFSET: { title: purchasesMessage('cannotPay.daysOffsetAlready'), ...vehicles() },
  VEHICLE_CHANGED: { title: purchasesMessage('cannotPay.aVehicleHasChanged'), ...vehicles() },
})

/** What would be refused once a card is typed is said as the page opens, with what can be done instead. */
export function CannotPay({ obstacle, order }: { obstacle: Known; order: PaymentOrder }) {
  const { title, label, href } = cannotPayWays()[obstacle]
  return (
    <EmptyState
      title={title}
      level="h1"
      picture={spot('seed')}
      action={
        <LinkButton look="action" href={href(order)}>
          {label}
        </LinkButton>
      }
    >
      {purchasesMessage('cannotPay.nothingWasCharged', { refusals: REFUSALS[obstacle][1] })}
    </EmptyState>
  )
}
