import { GetStatus } from '@understory/contracts/site/status.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { data } from 'react-router'
import { PageIntro } from '../../../content/page-intro.tsx'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/status.route'
import { Incidents } from './incidents.tsx'
import { statusMessage, statusRich } from './messages/messages.generated.ts'
import styles from './status.module.css'
import { duration, unknownWords, utc } from './status-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: statusMessage('page'),
    description: statusMessage('description'),
    path: '/status',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetStatus, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

const OVERALL_PICTURE = { works: 'clearing', trouble: 'storm', unknown: 'search' } as const

export default function Status({ loaderData }: Route.ComponentProps) {
  const { state, checkedAt, parts, incidents } = loaderData
  return (
    <>
      <PageIntro
        title={statusMessage(`overall.${state}.title`)}
        picture={spot(OVERALL_PICTURE[state])}
      >
        <p>{statusMessage(`overall.${state}.lead`)}</p>
        <p className="quiet">
          {statusRich('lookedAt', {
            at: utc(checkedAt),
            link: (words) => <a href="/status.json">{words}</a>,
          })}
        </p>
      </PageIntro>
      <div className="page page-end flow-32">
        <section className="part" aria-labelledby="parts">
          <h2 id="parts">{statusMessage('parts')}</h2>
          <ul className={styles.parts}>
            {parts.map((each) => (
              <Part
                key={each.part}
                checkedAt={checkedAt}
                hasDatabase={incidents !== null}
                {...each}
              />
            ))}
          </ul>
        </section>
        <Incidents incidents={incidents} />
      </div>
    </>
  )
}

type SiteStatusFacts = Route.ComponentProps['loaderData']
type PartProps = SiteStatusFacts['parts'][number] &
  Pick<SiteStatusFacts, 'checkedAt'> & { readonly hasDatabase: boolean }

function Part({ part, state, since, seenAt, checkedAt, hasDatabase }: PartProps) {
  return (
    <li className={styles[state]}>
      <span className={styles.sign} aria-hidden="true" />
      <div>
        <strong>{statusMessage(`part.${part}.name`)}</strong>
        <span className="subline">{statusMessage(`part.${part}.what`)}</span>
      </div>
      <div className={styles.said}>
        <span className={styles.state}>{statusMessage('state', { state })}</span>
        <span className="subline">
          {state === 'unknown'
            ? unknownWords(part, hasDatabase)
            : whenWords({ part, state, since, seenAt, checkedAt })}
        </span>
      </div>
    </li>
  )
}

function whenWords(of: Omit<PartProps, 'hasDatabase'>): string {
  const { part, state, since, seenAt, checkedAt } = of
  if (part === 'database' && state === 'trouble')
    return since
      ? statusMessage('when.fullSince', { at: utc(since) })
      : statusMessage('when.noAnswer')
  if (since)
    return statusMessage('when.since', { duration: duration(since, checkedAt), at: utc(since) })
  if (!seenAt || seenAt === checkedAt) return statusMessage('when.justNow')
  return statusMessage('when.ago', {
    part: part === 'backup' || part === 'log' ? part : 'other',
    duration: duration(seenAt, checkedAt),
  })
}
