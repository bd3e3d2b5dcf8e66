import { type CalendarDate, longDate } from '@understory/domain/quantity/calendar.ts'
import { spot } from '@understory/pictures/spots.ts'
import { Picture } from '@understory/ui/picture.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/resources.route'
import { ARTICLES } from './articles.ts'
import styles from './resources.module.css'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Resources',
    description:
      'Things to read about footprints, certificates and trees, of use whether or not you buy.',
    path: '/resources',
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

export default function Resources() {
  return (
    <>
      <PageIntro title="To read" picture={spot('clearing')}>
        <p>
          What we would want to know before we bought anything. Also as a{' '}
          <a href="/resources.atom">feed</a>.
        </p>
      </PageIntro>
      <ul className={`page page-end ${styles.list}`}>
        {ARTICLES.map(({ slug, title, summary, date, picture }) => (
          <li key={slug}>
            <Picture shapes={spot(picture)} width={320} height={220} />
            <p className="eyebrow">{longDate(date as CalendarDate)}</p>
            <h2>
              <a href={`/resources/${slug}`}>{title}</a>
            </h2>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
