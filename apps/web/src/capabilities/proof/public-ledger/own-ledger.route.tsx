import { ListOwnLedger } from '@understory/contracts/proof/public-ledger.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { data } from 'react-router'
import { requireAccount } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { SupplyPart } from '../supply/public.ts'
import type { Route } from './+types/own-ledger.route'
import { CheckYourself } from './check-yourself.tsx'
import { EntriesTable } from './entries-table.tsx'
import styles from './ledger.module.css'
import { EntriesPart, MonthsPart } from './ledger-parts.tsx'
import { LedgerTotals } from './ledger-totals.tsx'
import { loadLedger } from './load-ledger.ts'
import { publicLedgerMessage } from './messages/messages.generated.ts'
import { OpenData } from './open-data.tsx'

const OWN_LEDGER_PATH = '/my-impact/dashboards/public-ledger'
const OWN_ENTRIES = 20

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: publicLedgerMessage('ownLedger.publicLedger'),
    description: publicLedgerMessage('ownLedger.description'),
    path: OWN_LEDGER_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account } = await requireAccount(request, context)
  const cursor = new URL(request.url).searchParams.get('own') ?? ''
  const [own, { facts, status }] = await Promise.all([
    api(ListOwnLedger, { query: { limit: OWN_ENTRIES, cursor: cursor.slice(0, 60) } }),
    loadLedger(request, context),
  ])
  if (!own.ok) throw new Response(own.refusal.message, { status: own.status })
  return data({ ...facts, own: own.data, cursor, kind: account.accountType }, { status })
}

export default function OwnLedgerRoute({ loaderData }: Route.ComponentProps) {
  const { own, cursor, kind, summary, origin } = loaderData
  return (
    <>
      <div className={`page page-end page-top-close ${styles.page}`}>
        <header className="flow-12">
          <h1>{publicLedgerMessage('ownLedger.thePublicLedger')}</h1>
          <p className="lead">{publicLedgerMessage('ownLedger.whereFundRecordedBeside')}</p>
        </header>
        <section className="part" aria-labelledby="own">
          <h2 id="own">{publicLedgerMessage('ownLedger.yourEntries')}</h2>
          {own.entries.length === 0 ? (
            <EmptyState
              title={publicLedgerMessage('ownLedger.nothingYoursRecordedYet')}
              level="h3"
              picture={spot('seed')}
              action={
                <LinkButton look="action" href={`/app/${kind}/instant/one-time/setup`}>
                  {publicLedgerMessage('ownLedger.fundYourFirstTrees')}
                </LinkButton>
              }
            >
              {publicLedgerMessage('ownLedger.fundStandsSecondsAfter')}
            </EmptyState>
          ) : (
            <EntriesTable
              caption={publicLedgerMessage('ownLedger.caption')}
              entries={own.entries}
              path={OWN_LEDGER_PATH}
            />
          )}
          <nav
            className="row-links"
            aria-label={publicLedgerMessage('ownLedger.pagesOfYourEntries')}
          >
            {cursor ? (
              <LinkButton href={`${OWN_LEDGER_PATH}#own`}>
                {publicLedgerMessage('ownLedger.newestOfYours')}
              </LinkButton>
            ) : null}
            {own.nextCursor ? (
              <LinkButton
                href={`${OWN_LEDGER_PATH}?${new URLSearchParams({ own: own.nextCursor })}#own`}
              >
                {publicLedgerMessage('ownLedger.olderOfYours')}
              </LinkButton>
            ) : null}
          </nav>
        </section>
        <h2 className="visually-hidden">{publicLedgerMessage('ownLedger.everyones')}</h2>
        <LedgerTotals {...summary} />
        <EntriesPart {...loaderData} path={OWN_LEDGER_PATH} />
        <MonthsPart {...loaderData} />
        <SupplyPart {...loaderData.supply} />
        <OpenData openData={summary.openData} />
      </div>
      <CheckYourself checkpoint={summary.checkpoint} origin={origin} />
    </>
  )
}
