import { GetStatus } from '@understory/contracts/site/status.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { data } from 'react-router'
import { PageIntro } from '../../../content/page-intro.tsx'
import { publicApi } from '../../../http/session.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/status.route'
import { Incidents } from './incidents.tsx'
import styles from './status.module.css'
import { duration, OVERALL, PART_WORDS, STATE_WORDS, unknownWords, utc } from './status-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Status',
    description: 'What runs here and since when, by what the software itself has seen.',
    path: '/status',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const answer = await publicApi(request, context)(GetStatus, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const { state, checkedAt, parts, incidents } = loaderData
  const { title, lead, picture } = OVERALL[state]
  return (
    <>
      <PageIntro title={title} picture={spot(picture)}>
        <p>{lead}</p>
        <p className="quiet">
          Looked at {utc(checkedAt)}. Also as <a href="/status.json">JSON</a>.
        </p>
      </PageIntro>
      <div className="page page-end flow-32">
        <section className="part" aria-labelledby="parts">
          <h2 id="parts">Part by part</h2>
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
  const { name, what } = PART_WORDS[part]
  return (
    <li className={styles[state]}>
      <span className={styles.sign} aria-hidden="true" />
      <div>
        <strong>{name}</strong>
        <span className="subline">{what}</span>
      </div>
      <div className={styles.said}>
        <span className={styles.state}>{STATE_WORDS[state]}</span>
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
    return since ? `Out of space since ${utc(since)}.` : 'It does not answer.'
  if (since) return `for ${duration(since, checkedAt)}, since ${utc(since)}`
  if (!seenAt || seenAt === checkedAt) return 'just now'
  const verb = part === 'backup' ? 'last made' : part === 'log' ? 'last signed' : 'last seen'
  return `${verb} ${duration(seenAt, checkedAt)} ago`
}
