import { type CalendarDate, longDate } from '@understory/domain/quantity/calendar.ts'
import { spot } from '@understory/pictures/spots.ts'
import { data } from 'react-router'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/resources.route'
import { ContentDrawing } from './content-drawing.tsx'
import { loadContent } from './load-content.ts'
import styles from './resources.module.css'

export const handle = { sameForAll: true }

const pathOf = (page: number) => (page > 1 ? `/resources?page=${page}` : '/resources')

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: (loaderData?.page ?? 1) > 1 ? `Resources, page ${loaderData?.page}` : 'Resources',
    description:
      'Things to read about footprints, certificates and trees, of use whether or not you buy.',
    path: pathOf(loaderData?.page ?? 1),
    type: 'article',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Understory',
    href: '/resources.atom',
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(asked)) throw data(null, { status: 404 })
  const { entries, page, pages } = await loadContent(context, 'article', { page: Number(asked) })
  if (page > pages) throw data(null, { status: 404 })
  return { entries, page, pages }
}

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { entries, page, pages } = loaderData
  return (
    <>
      <PageIntro title="To read" picture={spot('clearing')}>
        <p>
          What we would want to know before we bought anything. Also as a{' '}
          <a href="/resources.atom">feed</a>.
        </p>
      </PageIntro>
      {entries.length === 0 ? (
        <p className="page page-end">Nothing can be shown at the moment. Please come back later.</p>
      ) : (
        <ul className={`page page-end ${styles.list}`}>
          {entries.map((article) => (
            <li key={article.slug}>
              <ContentDrawing entry={article} />
              <p className="eyebrow">
                {longDate(article.published as CalendarDate)} · {article.minutes} min
              </p>
              <h2>
                <a href={`/resources/${article.slug}`}>{article.title}</a>
              </h2>
              <p>{article.description}</p>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 ? (
        <nav className={`page ${styles.pages}`} aria-label="Pages">
          {page > 1 ? <a href={pathOf(page - 1)}>Newer</a> : <span />}
          <span className="quiet">
            Page {page} of {pages}
          </span>
          {page < pages ? <a href={pathOf(page + 1)}>Older</a> : <span />}
        </nav>
      ) : null}
    </>
  )
}
