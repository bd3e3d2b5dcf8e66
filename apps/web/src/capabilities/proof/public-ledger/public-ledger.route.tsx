import { shareCardPath } from '@understory/domain/site/installation/share-pages.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { data } from 'react-router'
import { pageMeta } from '../../../shell/page-meta.ts'
import { SupplyPart } from '../supply/public.ts'
import type { Route } from './+types/public-ledger.route'
import { CheckYourself } from './check-yourself.tsx'
import styles from './ledger.module.css'
import { EntriesPart, MonthsPart } from './ledger-parts.tsx'
import { LedgerTotals } from './ledger-totals.tsx'
import { loadLedger } from './load-ledger.ts'
import { publicLedgerMessage } from './messages/messages.generated.ts'
import { OpenData } from './open-data.tsx'

const PUBLIC_LEDGER_PATH = '/public-ledger'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: publicLedgerMessage('publicLedger.thePublicLedger'),
    description: publicLedgerMessage('publicLedger.description'),
    path: PUBLIC_LEDGER_PATH,
    image: shareCardPath(PUBLIC_LEDGER_PATH),
    ...(location.search !== '' && { robots: 'noindex' as const }),
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts, status } = await loadLedger(request, context)
  return data(facts, { status })
}

export default function PublicLedgerRoute({ loaderData }: Route.ComponentProps) {
  const { summary, origin } = loaderData
  return (
    <>
      <div className={`page page-top page-end ${styles.page}`}>
        <header className={styles.intro}>
          <div className="flow-16">
            <h1>{publicLedgerMessage('publicLedger.thePublicLedger')}</h1>
            <p className="lead">{publicLedgerMessage('publicLedger.everyTreeKilogramCo2e')}</p>
          </div>
          <div className={styles.picture}>
            <Picture shapes={spot('grove')} width={320} height={220} />
          </div>
        </header>
        <LedgerTotals {...summary} />
        <EntriesPart {...loaderData} path={PUBLIC_LEDGER_PATH} />
        <MonthsPart {...loaderData} />
        <SupplyPart {...loaderData.supply} />
        <OpenData openData={summary.openData} />
      </div>
      <CheckYourself checkpoint={summary.checkpoint} origin={origin} />
    </>
  )
}
