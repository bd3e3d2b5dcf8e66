import { type CalendarDate, longDate } from '@understory/domain/quantity/calendar.ts'
import { Breadcrumb } from '@understory/ui/breadcrumb.tsx'
import { LinkButton } from '@understory/ui/button.tsx'
import { data } from 'react-router'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/article.route'
import { ARTICLES, findArticle } from './articles.ts'
import styles from './resources.module.css'

export const handle = { sameForAll: true }

const TRAIL = [
  { href: '/', label: 'Home' },
  { href: '/resources', label: 'To read' },
] as const

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const article = findArticle(params.slug)
  if (!article) return pageMeta(matches, { title: 'To read', description: '', path: '/resources' })
  const { slug, title, summary, date } = article
  return [
    ...pageMeta(matches, {
      title,
      description: summary,
      path: `/resources/${slug}`,
      type: 'article',
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: summary,
        datePublished: date,
        inLanguage: 'en-GB',
        author: { '@type': 'Organization', name: 'Understory' },
      },
    },
  ]
}

export function loader({ params }: Route.LoaderArgs) {
  if (!findArticle(params.slug)) throw data(null, { status: 404 })
  return null
}

export default function ArticleRoute({ params }: Route.ComponentProps) {
  const article = findArticle(params.slug)
  if (!article) return null
  const { slug, title, summary, date, body, sources, next } = article
  return (
    <article className={`page page-end page-top ${styles.article}`}>
      <header className="flow-16">
        <Breadcrumb trail={TRAIL} here={title} />
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <p className="quiet">Understory, {longDate(date as CalendarDate)}</p>
      </header>
      <div className="prose">{body}</div>
      <p>
        <LinkButton look="action" href={next.href}>
          {next.label}
        </LinkButton>
      </p>
      {sources.length > 0 ? (
        <section className="part" aria-labelledby="sources">
          <h2 id="sources">Sources</h2>
          <ul className={styles.sources}>
            {sources.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <nav className="part" aria-labelledby="more">
        <h2 id="more">More to read</h2>
        <ul className={styles.sources}>
          {ARTICLES.filter((other) => other.slug !== slug).map((other) => (
            <li key={other.slug}>
              <a href={`/resources/${other.slug}`}>{other.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  )
}
