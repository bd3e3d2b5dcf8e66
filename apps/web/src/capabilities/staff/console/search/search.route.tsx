import {
  type FoundInConsole,
  SearchConsole,
} from '@understory/contracts/staff/console/search-console.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import type { Route } from './+types/search.route'

const HERE = '/staff/search'
const kindWords = (): Readonly<Record<FoundInConsole['kind'], string>> => ({
  person: consoleMessage('search.people'),
  payment: consoleMessage('search.payments'),
  certificate: consoleMessage('search.certificates'),
  shop: consoleMessage('search.shops'),
  job: consoleMessage('search.jobs'),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('search.searchTheConsole'),
    description: consoleMessage('search.description'),
    path: HERE,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'see-people')
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? ''
  if (search === '') return { staff, search, found: null, problem: null }
  const answer = await api(SearchConsole, { query: { search } })
  return answer.ok
    ? { staff, search, found: answer.data.found, problem: null }
    : { staff, search, found: null, problem: answer.refusal.message }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { staff, search, found, problem } = loaderData
  return (
    <StaffPage here={HERE} staff={staff} title={consoleMessage('search.search')} search={search}>
      <p className="quiet">{consoleMessage('search.threeLettersMoreName')}</p>
      {problem ? <p role="alert">{problem}</p> : null}
      {found?.length === 0 ? (
        <p role="status">{consoleMessage('search.nothingMatches', { search })}</p>
      ) : null}
      {Object.entries(kindWords()).map(([kind, title]) => (
        <FoundOfKind
          key={kind}
          title={title}
          found={found?.filter((each) => each.kind === kind) ?? []}
        />
      ))}
    </StaffPage>
  )
}

type FoundOfKindProps = { readonly title: string; readonly found: readonly FoundInConsole[] }

function FoundOfKind({ title, found }: FoundOfKindProps) {
  if (found.length === 0) return null
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ul className="card-rows">
        {found.map(({ title, detail, href }) => (
          <li key={`${href} ${title}`}>
            <div>
              <a href={href}>
                <strong>{title}</strong>
              </a>
              <span className="subline">{detail}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
