import { LinkButton } from '@understory/ui/forms/button.tsx'
import { MatchingAccount } from '../../../../shell/account-fit/account-fit-notice.tsx'
import { purchasesMessage } from '../messages/messages.generated.ts'
import type { PaymentOrder } from '../order/payment-order.ts'
import styles from './payment-page.module.css'

/** A business account cannot buy a personal product, nor the other way round: what to do instead. */
export function WrongAccount({ order, accountName }: { order: PaymentOrder; accountName: string }) {
  const wanted = order.audience
  const held = wanted === 'business' ? 'personal' : 'business'
  return (
    <div className={`page ${styles.wrong}`}>
      <h1>{purchasesMessage('wrongAccount.thisIsForA', { wanted })}</h1>
      <p className="lead">
        {purchasesMessage('wrongAccount.signedAccountChoiceSaved', { accountName, held })}
      </p>
      <div className="row-16">
        <LinkButton href={order.setup[held]} look="action">
          {purchasesMessage('wrongAccount.chooseSameMyAccount', { held })}
        </LinkButton>
        <MatchingAccount needed={wanted} next={`${order.place}&kind=${wanted}`} />
      </div>
    </div>
  )
}
