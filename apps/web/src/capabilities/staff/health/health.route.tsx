import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { GetStatus } from '@understory/contracts/site/status.ts'
import { GetHealth } from '@understory/contracts/staff/health.ts'
import { HEALTH_FIGURES } from '@understory/domain/staff/health/health-figures.ts'
import { BarChart } from '@understory/ui/charts/bar-chart.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { data, type RouterContextProvider } from 'react-router'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { isUnavailable, requireStaffSession, StaffPage, staffStyles } from '../console/public.ts'
import type { Route } from './+types/health.route'
import styles from './health.module.css'
import { HealthParts } from './health-parts.tsx'
import { HealthWithoutDatabase } from './health-without-database.tsx'
import { ageOf, minuteOf } from './health-words.ts'
import { RunbookWords } from './runbook-words.tsx'

const HERE = '/staff/health'
type Health = AnswerOf<typeof GetHealth>

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Health',
    description: 'What is wrong, since when, and what to do.',
    path: HERE,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    const { api, staff } = await requireStaffSession(request, context, 'open-console')
    const answer = await api(GetHealth, {})
    if (!answer.ok) throw data(null, { status: answer.status })
    return { signedIn: { staff, health: answer.data }, status: null }
  } catch (fault) {
    if (!isUnavailable(fault)) throw fault
    return data({ signedIn: null, status: await readStatus(request, context) }, { status: 503 })
  }
}

/** What everyone may know, which needs no database; null where not even that is known. */
async function readStatus(request: Request, context: Readonly<RouterContextProvider>) {
  const answer = await publicApi(request, context)(GetStatus, {}).catch(() => null)
  return answer?.ok ? answer.data : null
}

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { signedIn, status } = loaderData
  if (!signedIn) return <HealthWithoutDatabase status={status} />
  const { staff, health } = signedIn
  const { problems, checkedAt } = health
  return (
    <StaffPage here={HERE} staff={staff} title={titleOf(health)}>
      <p className="quiet">Checked at {minuteOf(checkedAt)}. Reload the page to check again.</p>
      {problems.length > 0 ? <Problems {...health} /> : null}
      <HealthParts parts={health.parts} />
      <Queues {...health} />
      <LastDay {...health} />
      <Versions {...health} />
    </StaffPage>
  )
}

/** What could not be looked at does not count as well. */
function titleOf({ problems, parts }: Health): string {
  if (problems.length > 0) return 'Something is wrong'
  return parts.some(({ state }) => state === 'unknown')
    ? 'Nothing we looked at is wrong'
    : 'All is well'
}

function Problems({ problems, checkedAt }: Health) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ title, says, since, runbook, todo }) => (
        <li key={`${title} ${says}`}>
          <strong>{title}</strong>
          <p>
            {says}
            {since ? ` Since ${minuteOf(since)}, for ${ageOf(since, checkedAt)}.` : ''}
          </p>
          {todo ? (
            <details>
              <summary>What to do</summary>
              <RunbookWords text={todo} />
              <p className="quiet">From docs/runbooks/incidents.md, “{runbook}”.</p>
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Queues({ queues }: Health) {
  return (
    <section className={staffStyles.part} aria-labelledby="queues">
      <h2 id="queues">Queues</h2>
      {queues === null ? <p>Not known: the database does not answer.</p> : null}
      {queues?.length === 0 ? <p className="quiet">Nothing waits in any of them.</p> : null}
      {queues && queues.length > 0 ? (
        <DataTable
          caption="Queues in which something waits"
          rows={queues}
          rowKey={({ queue }) => queue}
          columns={[
            { key: 'queue', title: 'Queue', cell: ({ queue }) => queue },
            { key: 'waiting', title: 'Waiting', figures: true, cell: ({ waiting }) => waiting },
            {
              key: 'oldest',
              title: 'Oldest, in seconds',
              figures: true,
              cell: ({ oldestSeconds }) => Math.round(oldestSeconds),
            },
            { key: 'retry', title: 'Tried again', figures: true, cell: ({ toRetry }) => toRetry },
            {
              key: 'given-up',
              title: 'Given up',
              figures: true,
              cell: ({ givenUp }) =>
                givenUp > 0 ? <a href="/staff/queues">{givenUp}</a> : givenUp,
            },
          ]}
        />
      ) : null}
    </section>
  )
}

/** An hour that was not sampled draws nothing. */
const known = (most: number | null): Readonly<Record<string, number>> =>
  most === null ? {} : { most }

const hourOf = (instant: string) => instant.slice(11, 13)

const figureNames = (figures: Health['figures']) =>
  figures.map(({ figure }) => HEALTH_FIGURES[figure].label.toLowerCase()).join('; ')

function LastDay({ figures }: Health) {
  const drawn = figures.filter(({ hours }) => hours.some(({ most }) => (most ?? 0) > 0))
  const unsampled = figures.filter(({ hours }) => hours.every(({ most }) => most === null))
  const flat = figures.filter((figure) => ![...drawn, ...unsampled].includes(figure))
  return (
    <section className={staffStyles.part} aria-labelledby="day">
      <h2 id="day">The last day</h2>
      <p className="quiet">The highest value of each hour, in UTC; sampled every five minutes.</p>
      <div className={styles.charts}>
        {drawn.map(({ figure, hours }) => (
          <BarChart
            key={figure}
            title={HEALTH_FIGURES[figure].label}
            unit={HEALTH_FIGURES[figure].unit}
            by="hour"
            series={[{ key: 'most', label: HEALTH_FIGURES[figure].label, tone: 'trees' }]}
            months={hours.map(({ from, most }) => ({
              label: hourOf(from),
              values: known(most),
            }))}
            format={(value) => Math.round(value).toLocaleString('en-GB')}
          />
        ))}
      </div>
      {flat.length > 0 ? (
        <p className="quiet">Zero whenever it was sampled: {figureNames(flat)}.</p>
      ) : null}
      {unsampled.length > 0 ? (
        <p className="quiet">
          Not sampled in the last day: {figureNames(unsampled)}. The worker begins within five
          minutes of its start.
        </p>
      ) : null}
    </section>
  )
}

function Versions({ version, schema, knownSchema }: Health) {
  return (
    <section className={staffStyles.part} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <dl className={staffStyles.facts}>
        <dt>Understory</dt>
        <dd>{version}</dd>
        <dt>Schema of the database</dt>
        <dd>{schema ?? 'not known'}</dd>
        <dt>Schema of this version</dt>
        <dd>{knownSchema}</dd>
      </dl>
    </section>
  )
}
