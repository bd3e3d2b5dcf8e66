import { LinkButton } from '@understory/ui/forms/button.tsx'
import { MatchingAccount } from '../../../../shell/account-fit/account-fit-notice.tsx'
import type { PaymentOrder } from '../order/payment-order.ts'
import styles from './payment-page.module.css'

/** A business account cannot buy a personal product, nor the other way round: what to do instead. */
export function WrongAccount({ order, accountName }: { order: PaymentOrder; accountName: string }) {
  const wanted = order.audience
  const held = wanted === 'business' ? 'personal' : 'business'
  return (
    <div className={`page ${styles.wrong}`}>
      <h1>This is for a {wanted} account</h1>
      <p className="lead">
        You are signed in as {accountName}, a {held} account. Your choice is saved.
      </p>
      <div className="row-16">
        <LinkButton href={order.setup[held]} look="action">
          Choose the same for my {held} account
        </LinkButton>
        <MatchingAccount needed={wanted} next={`${order.place}&kind=${wanted}`} />
      </div>
    </div>
  )
}
