import { longDate } from '@understory/domain/calendar/calendar.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { data } from 'react-router'
import { PageIntro } from '../../../content/page-intro.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/resources.route'
import { ContentDrawing } from './content-drawing.tsx'
import { loadContent } from './load-content.ts'
import { contentMessage, contentRich } from './messages/messages.generated.ts'
import styles from './resources.module.css'

export const handle = { sameForAll: true }

const pathOf = (page: number) => (page > 1 ? `/resources?page=${page}` : '/resources')

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title:
      (loaderData?.page ?? 1) > 1
        ? contentMessage('resources.resourcesPage', { page: String(loaderData?.page) })
        : contentMessage('resources.resources'),
    description: contentMessage('resources.description'),
    path: pathOf(loaderData?.page ?? 1),
    type: 'article',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: contentMessage('resources.toRead'),
    href: '/resources.atom',
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(asked)) throw data(null, { status: 404 })
  const found = await loadContent(context, 'article', { page: Number(asked) })
  const { entries, page, pages, isAway } = found
  if (page > pages) throw data(null, { status: 404 })
  return { entries, page, pages, isAway }
}

export default function Resources({ loaderData }: Route.ComponentProps) {
  const { entries, page, pages, isAway } = loaderData
  return (
    <>
      <PageIntro title={contentMessage('resources.toRead')} picture={spot('clearing')}>
        <p>
          {contentRich('resources.wantKnowBeforeBought', {
            link: (words) => <a href="/resources.atom">{words}</a>,
          })}
        </p>
      </PageIntro>
      {entries.length === 0 ? (
        <div className="page page-end">{isAway ? <Away /> : <NothingPublished />}</div>
      ) : (
        <ul className={`page page-end ${styles.list}`}>
          {entries.map((article) => (
            <li key={article.slug}>
              <ContentDrawing entry={article} />
              <p className="eyebrow">
                {article.published && longDate(article.published)}{' '}
                {contentMessage('resources.min', { minutes: String(article.minutes) })}
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
        <nav className={`page ${styles.pages}`} aria-label={contentMessage('resources.pages')}>
          {page > 1 ? <a href={pathOf(page - 1)}>{contentMessage('resources.newer')}</a> : <span />}
          <span className="quiet">
            {contentMessage('resources.pageOf', { page: String(page), pages: String(pages) })}
          </span>
          {page < pages ? (
            <a href={pathOf(page + 1)}>{contentMessage('resources.older')}</a>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </>
  )
}

function Away() {
  return (
    <Notice kind="warning" title={contentMessage('resources.articlesCannotShownMoment')}>
      <p>{contentMessage('resources.pleaseTryAgainMinute')}</p>
    </Notice>
  )
}

function NothingPublished() {
  return (
    <EmptyState
      title={contentMessage('resources.nothingToReadYet')}
      picture={spot('seed')}
      action={
        <LinkButton href="/projects">{contentMessage('resources.seeTheProjects')}</LinkButton>
      }
    >
      {contentMessage('resources.publishedArticleFarFeed')}
    </EmptyState>
  )
}
