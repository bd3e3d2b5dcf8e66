import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetAppPlan } from '@understory/contracts/stores/app-billing.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { OnlyLooking } from '../../../shell/account-fit/only-looking.tsx'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import {
  appPlanWords,
  confirmPath,
  dollars,
  fundedImpact,
  INTEGRATIONS,
  isRunning,
} from '../bills/public.ts'
import styles from './app-plan.module.css'
import { CapChoice } from './cap-choice.tsx'
import { appBillingMessage, appBillingRich } from './messages/messages.generated.ts'

type AppPlanPageProps = AnswerOf<typeof GetAppPlan> & {
  readonly storeId: string
  readonly mayChange: boolean
  /** Where the merchant approves what they just chose. */
  readonly goTo: string | null
  readonly refused: FormAnswer | null
}

/** How Shopify bills a store: a month beforehand, the limit and what happens at it, and how it stands. */
export function AppPlanPage(props: AppPlanPageProps) {
  const { storeName, plan, refused } = props
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: INTEGRATIONS, label: appBillingMessage('appPlan.integrations') }]}
          here={storeName}
        />
        <h1>
          {isRunning(plan)
            ? appBillingMessage('appPlan.yourLimitAtShopify')
            : appBillingMessage('appPlan.chooseLimitShopify')}
        </h1>
        <p className="lead quiet">
          {appBillingMessage('appPlan.shopifyBillsOrdersContribute', { storeName })}
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <div className="columns">
        <div className="flow-32">
          <State {...props} />
          <Next {...props} />
        </div>
        <div className="flow-24">
          <Month {...props} />
          <AboutTheLimit />
        </div>
      </div>
    </div>
  )
}

function State({ plan, goTo, storeId }: AppPlanPageProps) {
  if (plan.status === 'none' || goTo) return null
  const { approvalUrl } = plan
  const isFine = plan.status === 'active' && !plan.isAtCap
  return (
    <Notice kind={isFine ? 'info' : 'warning'} title={appPlanWords(plan)}>
      {approvalUrl
        ? appBillingRich('appPlan.countsOnceApproveGo', {
            dollars: plan.askedCapMinor === null ? '' : dollars(plan.askedCapMinor),
            noAskedCapMinor: plan.askedCapMinor === null ? 'yes' : 'other',
            link: (words) => <a href={approvalUrl}>{words}</a>,
            link2: (words) => <a href={confirmPath(storeId)}>{words}</a>,
          })
        : null}
    </Notice>
  )
}

function Next(props: AppPlanPageProps) {
  const { preview, mayChange, goTo, storeId, plan } = props
  if (!mayChange) {
    return <OnlyLooking />
  }
  if (goTo) {
    return (
      <section className="panel flow-16" aria-labelledby="go-on">
        <h2 id="go-on">{appBillingMessage('appPlan.approveItAtShopify')}</h2>
        <p>{appBillingMessage('appPlan.shopifyShowsLimitAgain')}</p>
        <p>
          <LinkButton look="action" href={goTo}>
            {appBillingMessage('appPlan.goOnToShopify')}
          </LinkButton>
        </p>
      </section>
    )
  }
  if (!preview) {
    return (
      <section className="panel flow-16" aria-labelledby="first">
        <h2 id="first">{appBillingMessage('appPlan.firstEachOrderGives')}</h2>
        <p>{appBillingMessage('appPlan.seeMonthComeChoose')}</p>
        <p>
          <LinkButton look="action" href={`${INTEGRATIONS}/${storeId}`}>
            {appBillingMessage('appPlan.chooseEachOrderContributes')}
          </LinkButton>
        </p>
      </section>
    )
  }
  if (plan.status === 'frozen') return null
  return <CapChoice {...props} />
}

function Month({ preview }: Pick<AppPlanPageProps, 'preview'>) {
  if (!preview) return null
  const { orders, days, monthMinor, totalMinor } = preview
  return (
    <section className="panel panel-lichen flow-12" aria-labelledby="month">
      <h2 id="month">{appBillingMessage('appPlan.monthLikeLastOrders')}</h2>
      {orders === 0 ? (
        <p>{appBillingMessage('appPlan.noPaidOrderYet')}</p>
      ) : (
        <>
          <p className="price">
            <strong>{dollars(monthMinor)}</strong>
          </p>
          <p>
            {appBillingMessage('appPlan.workedOutOrderDay', {
              count: orders === 1 ? '' : formatCount(orders),
              oneOrders: orders === 1 ? 'yes' : 'other',
              count2: days === 1 ? '' : formatCount(days),
              oneDays: days === 1 ? 'yes' : 'other',
              dollars: dollars(totalMinor),
              fundedImpact: fundedImpact(preview),
            })}
          </p>
        </>
      )}
    </section>
  )
}

const about = () =>
  [
    appBillingMessage('appPlan.limitPriceChargedOrders'),
    appBillingMessage('appPlan.limitNothingLostNothing'),
    'At 90 per cent of it you get an email.',
    appBillingMessage('appPlan.refundAfterOrderCharged'),
  ] as const

function AboutTheLimit() {
  return (
    <section className="flow-12" aria-labelledby="about">
      <h2 id="about" className={styles.about}>
        {appBillingMessage('appPlan.whatTheLimitMeans')}
      </h2>
      <ul className={styles.points}>
        {about().map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
