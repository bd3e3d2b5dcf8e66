import type { AppPlanOfStore } from '@understory/contracts/stores/app-billing.ts'
import { SPOT_HEIGHT, SPOT_WIDTH, spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { appPlanPath, confirmPath, dollars, INTEGRATIONS } from '../bills/public.ts'
import styles from './app-plan.module.css'

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
  const { title, text, isDone } = plan ? said(plan, isCounting) : FAILED
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
          Ask Shopify again
        </LinkButton>
      )}
      {plan && !isDone ? (
        <LinkButton look="action" href={plan.approvalUrl ?? appPlanPath(storeId)}>
          {plan.approvalUrl ? 'Go on to Shopify' : 'Choose a limit'}
        </LinkButton>
      ) : null}
      <LinkButton look={isDone ? 'action' : 'plain'} href={INTEGRATIONS}>
        See your integrations
      </LinkButton>
    </p>
  )
}

const FAILED: Said = {
  title: 'Shopify confirm failed',
  text: 'We could not ask Shopify what you answered. Nothing is lost: what you approved there stays approved. Please try again in a moment.',
}

function said(plan: AppPlanOfStore, isCounting: boolean): Said {
  const orders = isCounting ? 'orders are collected and wait' : 'orders contribute nothing'
  const { status, capMinor, askedCapMinor } = plan
  switch (status) {
    case 'active':
      return askedCapMinor === null
        ? {
            title: 'Your limit is approved',
            text: `Up to ${dollars(capMinor)} in 30 days, and only for what your orders contribute. It is recorded once a day, and enters your ledger with that.`,
            isDone: true,
          }
        : {
            title: 'The higher limit is not approved',
            text: `Your limit stays ${dollars(capMinor)}. Approve ${dollars(askedCapMinor)} at Shopify, or leave it as it is.`,
          }
    case 'pending':
      return {
        title: 'Not approved yet',
        text: `Shopify waits for your answer. Until then nothing is charged, and ${orders}.`,
      }
    case 'declined':
      return {
        title: 'You declined',
        text: `Nothing is charged, and ${orders}. You can choose a limit again whenever you like.`,
      }
    case 'expired':
      return {
        title: 'The request has expired',
        text: 'Shopify keeps one for two days. Nothing is charged; please choose a limit again.',
      }
    case 'frozen':
      return {
        title: 'Paused by Shopify',
        text: 'Your shop has not paid Shopify. Orders are collected, and charged once it has.',
        isDone: true,
      }
    case 'cancelled':
    case 'none':
      return {
        title: 'There is no plan',
        text: 'Nothing is charged. What is pending waits until you approve a limit.',
      }
  }
}
