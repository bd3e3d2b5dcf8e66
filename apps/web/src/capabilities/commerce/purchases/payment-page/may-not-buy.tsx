import { LinkButton } from '@understory/ui/forms/button.tsx'
import { MAY_NOT_BUY, nextStep } from '../../../../shell/account-fit/account-fit-notice.tsx'
import { purchasesMessage } from '../messages/messages.generated.ts'
import styles from './payment-page.module.css'

type MayNotBuyProps = { readonly why: keyof typeof MAY_NOT_BUY; readonly accountName: string }

/** Said before an address is typed, by the same rule as the API. */
export function MayNotBuy({ why, accountName }: MayNotBuyProps) {
  return (
    <div className={`page ${styles.wrong}`}>
      <h1>{MAY_NOT_BUY[why](accountName)}</h1>
      <p className="lead">
        {purchasesMessage('mayNotBuy.nothingWasCharged', { nextStep: nextStep()[why] })}
      </p>
      <div className="row-16">
        <LinkButton href="/my-impact/account/accounts">
          {purchasesMessage('mayNotBuy.seeMyAccounts')}
        </LinkButton>
      </div>
    </div>
  )
}
