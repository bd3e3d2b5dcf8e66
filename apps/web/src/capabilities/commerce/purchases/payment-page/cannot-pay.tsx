import type { Obstacle } from '@understory/contracts/commerce/purchases/obstacles.ts'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import type { PaymentOrder } from '../order/payment-order.ts'

type Known = NonNullable<Obstacle>

type Way = {
  readonly title: string
  readonly label: string
  readonly href: (order: PaymentOrder) => string
}

const setupOf = ({ setup, audience }: PaymentOrder) => setup[audience]
const CHOOSE: Way = { title: 'This price is gone', label: 'See the price of today', href: setupOf }
const VEHICLES = { label: 'Choose vehicles and days', href: setupOf }

/** What helps instead. A second plan and another account have pages of their own. */
const CANNOT_PAY_WAYS: Readonly<Record<Known, Way>> = {
  QUOTE_NOT_FOUND: CHOOSE,
  QUOTE_EXPIRED: CHOOSE,
  WRONG_ACCOUNT_KIND: { ...CHOOSE, label: 'Choose again' },
  ALREADY_SUBSCRIBED: { ...CHOOSE, label: 'Choose again' },
  OTHER_CURRENCY: { ...CHOOSE, label: 'Choose again' },
  ALREADY_PAID: {
    title: 'This is paid',
    label: 'See my purchases',
    href: ({ isPlan }) => `/my-impact/manage/${isPlan ? 'subscriptions' : 'instant'}`,
  },
  TOO_MANY_OPEN_PAYMENTS: {
    title: 'Other payments are not finished',
    label: 'Finish or cancel one',
    href: () => '/my-impact/manage/instant',
  },
  DISCLOSURE_INCOMPLETE: {
    title: 'Not for sale in the United States yet',
    label: 'Choose something else',
    href: setupOf,
  },
  SUPPLY_EXCEEDED: { title: 'There is not that much left', label: 'Choose less', href: setupOf },
  PERIOD_ALREADY_OFFSET: { title: 'These days are offset already', ...VEHICLES },
  VEHICLE_CHANGED: { title: 'A vehicle has changed', ...VEHICLES },
}

/** What would be refused once a card is typed is said as the page opens, with what can be done instead. */
export function CannotPay({ obstacle, order }: { obstacle: Known; order: PaymentOrder }) {
  const { title, label, href } = CANNOT_PAY_WAYS[obstacle]
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
      {REFUSALS[obstacle][1]} Nothing was charged.
    </EmptyState>
  )
}
