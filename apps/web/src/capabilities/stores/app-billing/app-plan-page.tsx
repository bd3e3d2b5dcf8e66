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
        <Breadcrumb trail={[{ href: INTEGRATIONS, label: 'Integrations' }]} here={storeName} />
        <h1>{isRunning(plan) ? 'Your limit at Shopify' : 'Choose a limit at Shopify'}</h1>
        <p className="lead quiet">
          Shopify bills what the orders of {storeName} contribute, on its own invoice to you and in
          US dollars. You approve a limit there once.
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
  const isFine = plan.status === 'active' && !plan.isAtCap
  return (
    <Notice kind={isFine ? 'info' : 'warning'} title={appPlanWords(plan)}>
      {plan.approvalUrl ? (
        <>
          {plan.askedCapMinor === null
            ? 'It counts once you approve it there. '
            : `You asked for a limit of ${dollars(plan.askedCapMinor)}, and Shopify has not said that you approved it. If you declined it, the limit stays as it is. `}
          <a href={plan.approvalUrl}>Go on to Shopify</a> or{' '}
          <a href={confirmPath(storeId)}>look whether it is approved</a>.
        </>
      ) : null}
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
        <h2 id="go-on">Approve it at Shopify</h2>
        <p>
          Shopify shows you the limit again and asks you to approve it. You come straight back here,
          and we ask Shopify what you answered.
        </p>
        <p>
          <LinkButton look="action" href={goTo}>
            Go on to Shopify
          </LinkButton>
        </p>
      </section>
    )
  }
  if (!preview) {
    return (
      <section className="panel flow-16" aria-labelledby="first">
        <h2 id="first">First, what each order gives</h2>
        <p>Then you see here what a month may come to, and choose a limit that suits it.</p>
        <p>
          <LinkButton look="action" href={`${INTEGRATIONS}/${storeId}`}>
            Choose what each order contributes
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
      <h2 id="month">A month like your last orders</h2>
      {orders === 0 ? (
        <p>
          There is no paid order yet that this could be worked out from. You can raise the limit
          whenever you like.
        </p>
      ) : (
        <>
          <p className="price">
            <strong>{dollars(monthMinor)}</strong>
          </p>
          <p>
            Worked out from {orders === 1 ? 'one order' : `your last ${formatCount(orders)} orders`}{' '}
            in {days === 1 ? 'one day' : `about ${formatCount(days)} days`}, which would have
            contributed {dollars(totalMinor)}: {fundedImpact(preview)}.
          </p>
        </>
      )}
    </section>
  )
}

const ABOUT = [
  'It is a limit, not a price. You are charged what your orders contributed, recorded once a day, and never more than the limit in 30 days.',
  'At the limit nothing is lost and nothing more is charged: further orders wait, and are charged when the next 30 days begin or you approve a higher limit. Until then they show as pending.',
  'At 90 per cent of it you get an email.',
  'A refund after an order was charged lowers what is charged next. Uninstalling the app ends it at once.',
] as const

function AboutTheLimit() {
  return (
    <section className="flow-12" aria-labelledby="about">
      <h2 id="about" className={styles.about}>
        What the limit means
      </h2>
      <ul className={styles.points}>
        {ABOUT.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
