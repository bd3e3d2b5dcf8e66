import { solutionsMessage } from './messages/messages.generated.ts'
import styles from './solutions.module.css'

type Way = { readonly href: string; readonly title: string; readonly text: string }

/** The other things on offer, each a page of its own. */
export function MoreWays({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <nav className={`page section ${styles.ways}`} aria-labelledby="ways">
      <h2 id="ways">{solutionsMessage('moreWays.moreWays')}</h2>
      <ul>
        {ways.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
