import type { AppPlanOfStore } from '@understory/contracts/stores/app-billing.ts'
import { SPOT_HEIGHT, SPOT_WIDTH, spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { appPlanPath, confirmPath, dollars, INTEGRATIONS } from '../bills/public.ts'
import styles from './app-plan.module.css'
import { appBillingMessage } from './messages/messages.generated.ts'

type ConfirmPageProps = {
  readonly storeId: string
  /** `null`: Shopify could not be asked. */
  readonly plan: AppPlanOfStore | null
  /** Orders are collected from an earlier plan on, and wait for the next. */
  readonly isCounting: boolean
}

type Said = { readonly title: string; readonly text: string; readonly isDone?: true }

/** What Shopify says that the merchant answered. */
export function ConfirmPage({ storeId, plan, isCounting }: ConfirmPageProps) {
  const { title, text, isDone } = plan ? said(plan, isCounting) : failed()
  return (
    <div className="page page-end page-top flow-24">
      <header className={styles.head}>
        <div className="flow-12">
          <h1>{title}</h1>
          <p className="lead" role={plan ? undefined : 'alert'}>
            {text}
          </p>
          <ConfirmPageWays plan={plan} storeId={storeId} isDone={isDone === true} />
        </div>
        <div className={styles.picture}>
          <Picture shapes={spot('stall')} width={SPOT_WIDTH} height={SPOT_HEIGHT} />
        </div>
      </header>
    </div>
  )
}

function ConfirmPageWays({
  plan,
  storeId,
  isDone,
}: Omit<ConfirmPageProps, 'isCounting'> & { readonly isDone: boolean }) {
  return (
    <p className="row-12">
      {plan ? null : (
        <LinkButton look="action" href={confirmPath(storeId)}>
          {appBillingMessage('confirm.askShopifyAgain')}
        </LinkButton>
      )}
      {plan && !isDone ? (
        <LinkButton look="action" href={plan.approvalUrl ?? appPlanPath(storeId)}>
          {plan.approvalUrl
            ? appBillingMessage('confirm.goOnToShopify')
            : appBillingMessage('confirm.chooseALimit')}
        </LinkButton>
      ) : null}
      <LinkButton look={isDone ? 'action' : 'plain'} href={INTEGRATIONS}>
        {appBillingMessage('confirm.seeYourIntegrations')}
      </LinkButton>
    </p>
  )
}

const failed = (): Said => ({
  title: appBillingMessage('confirm.shopifyConfirmFailed'),
  text: appBillingMessage('confirm.couldAskShopifyAnswered'),
})

function said(plan: AppPlanOfStore, isCounting: boolean): Said {
  const orders = isCounting
    ? appBillingMessage('confirm.ordersAreCollectedWait')
    : appBillingMessage('confirm.ordersContributeNothing')
  const { status, capMinor, askedCapMinor } = plan
  switch (status) {
    case 'active':
      return askedCapMinor === null
        ? {
            title: appBillingMessage('confirm.yourLimitIsApproved'),
            text: appBillingMessage('confirm.up30DaysOnly', { dollars: dollars(capMinor) }),
            isDone: true,
          }
        : {
            title: appBillingMessage('confirm.higherLimitApproved'),
            text: appBillingMessage('confirm.limitStaysApproveShopify', {
              dollars: dollars(capMinor),
              dollars2: dollars(askedCapMinor),
            }),
          }
    case 'pending':
      return {
        title: appBillingMessage('confirm.notApprovedYet'),
        text: appBillingMessage('confirm.shopifyWaitsAnswerUntil', { orders }),
      }
    case 'declined':
      return {
        title: appBillingMessage('confirm.youDeclined'),
        text: appBillingMessage('confirm.nothingChargedChooseLimit', { orders }),
      }
    case 'expired':
      return {
        title: appBillingMessage('confirm.theRequestHasExpired'),
        text: appBillingMessage('confirm.shopifyKeepsTwoDays'),
      }
    case 'frozen':
      return {
        title: appBillingMessage('confirm.pausedByShopify'),
        text: appBillingMessage('confirm.shopPaidShopifyOrders'),
        isDone: true,
      }
    case 'cancelled':
    case 'none':
      return {
        title: appBillingMessage('confirm.thereIsNoPlan'),
        text: appBillingMessage('confirm.nothingChargedPendingWaits'),
      }
  }
}
