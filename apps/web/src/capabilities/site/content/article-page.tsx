import type { ContentEntry } from '@understory/contracts/site/content.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { ReactNode } from 'react'
import { ContentDrawing } from './content-drawing.tsx'
import { ContentHtml } from './content-html.tsx'
import { contentMessage } from './messages/messages.generated.ts'
import styles from './resources.module.css'

const trail = () =>
  [
    { href: '/', label: contentMessage('article.home') },
    { href: '/resources', label: contentMessage('article.toRead') },
  ] as const

type ArticlePageProps = {
  readonly article: ContentEntry
  /** Others to read. */
  readonly more: readonly Pick<ContentEntry, 'slug' | 'title'>[]
}

export function ArticlePage({ article, more }: ArticlePageProps) {
  const { title, description, html, headings, links, next } = article
  return (
    <article className={`page page-end page-top ${styles.article}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Breadcrumb trail={trail()} here={title} />
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          <Byline article={article} />
        </div>
        <div className={styles.picture}>
          <ContentDrawing entry={article} />
        </div>
      </header>
      <div className={styles.body}>
        {headings.length > 2 ? (
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents">{contentMessage('article.inThisText')}</h2>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
        <div className={styles.reading}>
          <ContentHtml html={html} />
          {next ? (
            <p>
              <LinkButton look="action" href={next.href}>
                {next.label}
              </LinkButton>
            </p>
          ) : null}
          {links.length > 0 ? (
            <section className="part" aria-labelledby="sources">
              <h2 id="sources">{contentMessage('article.sources')}</h2>
              <ul className={styles.sources}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
      {more.length > 0 ? (
        <nav className={`part ${styles.more}`} aria-labelledby="more">
          <h2 id="more">{contentMessage('article.moreToRead')}</h2>
          <ul className={styles.sources}>
            {more.map((other) => (
              <li key={other.slug}>
                <a href={`/resources/${other.slug}`}>{other.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  )
}

function Byline({ article }: { readonly article: ContentEntry }) {
  const { author, published, updated, minutes } = article
  return (
    <p className={styles.byline}>
      {author ? contentMessage('article.by', { author }) : null}
      <Day before=", " date={published} />
      <Day before={contentMessage('article.changedOn')} date={updated} />{' '}
      {contentMessage('article.minToRead', { minutes: String(minutes) })}
    </p>
  )
}

function Day({
  before,
  date,
}: {
  readonly before: string
  readonly date: CalendarDate | null
}): ReactNode {
  if (!date) return null
  return (
    <>
      {before}
      <time dateTime={date}>{longDate(date)}</time>
    </>
  )
}
