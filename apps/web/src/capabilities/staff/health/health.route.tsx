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
import { healthMessage } from './messages/messages.generated.ts'
import { RunbookWords } from './runbook-words.tsx'

const HERE = '/staff/health'
type Health = AnswerOf<typeof GetHealth>

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: healthMessage('health.health'),
    description: healthMessage('health.description'),
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
      <p className="quiet">
        {healthMessage('health.checkedReloadPageCheck', { minuteOf: minuteOf(checkedAt) })}
      </p>
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
  if (problems.length > 0) return healthMessage('health.somethingIsWrong')
  return parts.some(({ state }) => state === 'unknown')
    ? healthMessage('health.nothingLookedWrong')
    : healthMessage('health.allIsWell')
}

function Problems({ problems, checkedAt }: Health) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ title, says, since, runbook, todo }) => (
        <li key={`${title} ${says}`}>
          <strong>{title}</strong>
          <p>
            {says}
            {since
              ? healthMessage('health.sinceFor', {
                  minuteOf: minuteOf(since),
                  ageOf: ageOf(since, checkedAt),
                })
              : ''}
          </p>
          {todo ? (
            <details>
              <summary>{healthMessage('health.whatToDo')}</summary>
              <RunbookWords text={todo} />
              <p className="quiet">
                {healthMessage('health.docsRunbooksIncidentsMd', { runbook })}
              </p>
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
      <h2 id="queues">{healthMessage('health.queues')}</h2>
      {queues === null ? <p>{healthMessage('health.knownDatabaseDoesAnswer')}</p> : null}
      {queues?.length === 0 ? (
        <p className="quiet">{healthMessage('health.nothingWaitsAny')}</p>
      ) : null}
      {queues && queues.length > 0 ? (
        <DataTable
          caption={healthMessage('health.caption')}
          rows={queues}
          rowKey={({ queue }) => queue}
          columns={[
            { key: 'queue', title: healthMessage('health.queue'), cell: ({ queue }) => queue },
            {
              key: 'waiting',
              title: healthMessage('health.waiting'),
              figures: true,
              cell: ({ waiting }) => waiting,
            },
            {
              key: 'oldest',
              title: healthMessage('health.oldestInSeconds'),
              figures: true,
              cell: ({ oldestSeconds }) => Math.round(oldestSeconds),
            },
            {
              key: 'retry',
              title: healthMessage('health.triedAgain'),
              figures: true,
              cell: ({ toRetry }) => toRetry,
            },
            {
              key: 'given-up',
              title: healthMessage('health.givenUp'),
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
      <h2 id="day">{healthMessage('health.theLastDay')}</h2>
      <p className="quiet">{healthMessage('health.highestValueEachHour')}</p>
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
        <p className="quiet">
          {healthMessage('health.zeroWheneverSampled', { figureNames: figureNames(flat) })}
        </p>
      ) : null}
      {unsampled.length > 0 ? (
        <p className="quiet">
          {healthMessage('health.sampledLastDayWorker', { figureNames: figureNames(unsampled) })}
        </p>
      ) : null}
    </section>
  )
}

function Versions({ version, schema, knownSchema }: Health) {
  return (
    <section className={staffStyles.part} aria-labelledby="versions">
      <h2 id="versions">{healthMessage('health.versions')}</h2>
      <dl className={staffStyles.facts}>
        <dt>{healthMessage('health.understory')}</dt>
        <dd>{version}</dd>
        <dt>{healthMessage('health.schemaOfTheDatabase')}</dt>
        <dd>{schema ?? healthMessage('health.notKnown')}</dd>
        <dt>{healthMessage('health.schemaOfThisVersion')}</dt>
        <dd>{knownSchema}</dd>
      </dl>
    </section>
  )
}
