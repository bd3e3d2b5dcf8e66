import type { ContentEntry } from '@understory/contracts/site/content.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { ContentHtml } from '../../capabilities/site/content/public.ts'
import styles from './people.module.css'

/** What others said of the operator, with their names; the operator answers for them. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly ContentEntry[] }) {
  return (
    <div className={styles.quotes}>
      {testimonials.map(({ slug, title, role, published, html, links }) => (
        <figure key={slug}>
          <blockquote>
            <ContentHtml html={html} />
          </blockquote>
          <figcaption>
            {title}, {role}
            {published ? `, ${longDate(published)}` : null}
            {links.map(({ label, href }) => (
              <span key={href}>
                {' · '}
                <a href={href}>{label}</a>
              </span>
            ))}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
