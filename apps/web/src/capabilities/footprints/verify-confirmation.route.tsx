import { ListPurchases } from '@understory/contracts/offsetting.ts'
import { spot } from '@understory/pictures/spots.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import { requireAccount } from '../../http/session.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { shownDate } from '../../shell/shown-date.ts'
import type { Route } from './+types/verify-confirmation.route'
import styles from './footprints.module.css'
import { NextSteps } from './verify-setup-page.tsx'

const PRODUCT = 'business-verify-footprint-onetime'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your verification',
    description: 'What happens next.',
    path: '/app/business/footprint/verify/one-time/confirmation',
    robots: 'noindex',
  })

/** Shows what the account has ordered, and nothing else. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireAccount(request, context)
  const listed = await api(ListPurchases, { query: { limit: 100 } })
  const ordered = listed.ok
    ? listed.data.purchases.find(({ product, status }) => product === PRODUCT && status === 'paid')
    : undefined
  return { orderedAt: ordered?.paidAt ?? null }
}

export default function VerifyConfirmation({ loaderData }: Route.ComponentProps) {
  const { orderedAt } = loaderData
  return (
    <div className={`page page-end ${styles.page}`}>
      <div className={styles.words}>
        <h1>{orderedAt ? 'Your verification is ordered' : 'No verification is ordered yet'}</h1>
        {orderedAt ? <p className="lead quiet">Paid on {shownDate(orderedAt)}.</p> : null}
        <NextSteps />
        <p className="row-12">
          {orderedAt ? (
            <>
              <LinkButton look="action" href="/my-impact/dashboards/footprint#verification">
                Go to your footprint
              </LinkButton>
              <LinkButton href="/my-impact/manage/instant">Your purchases</LinkButton>
            </>
          ) : (
            <LinkButton look="action" href="/app/business/footprint/verify/one-time/setup">
              Have a footprint verified
            </LinkButton>
          )}
        </p>
      </div>
      <Picture shapes={spot('letter')} width={320} height={220} />
    </div>
  )
}
