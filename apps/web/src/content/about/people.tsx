import type { ContentEntry } from '@understory/contracts/site/content.ts'
import { ContentHtml } from '../../capabilities/site/content/public.ts'
import styles from './people.module.css'

/** Those whom the operator names, each in their own words. */
export function People({ people }: { readonly people: readonly ContentEntry[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ slug, title, role, image, html, links }) => (
        <li key={slug} id={slug}>
          {image ? (
            <img
              src={image.src}
              width={image.width}
              height={image.height}
              alt={image.alt}
              loading="lazy"
              decoding="async"
            />
          ) : null}
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className="quiet">{role}</p>
            <ContentHtml html={html} />
            {links.length > 0 ? (
              <p className="row-links">
                {links.map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
