import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import type { Visitor } from '../site-frame/load-visitor.ts'
import styles from './app-frame.module.css'
import { APP_GROUPS, OVERVIEW, placeOf } from './app-places.ts'

type AppFrameProps = {
  readonly path: string
  readonly visitor: Visitor
  /** Groups of the navigation that this visitor has closed. */
  readonly closedGroups: readonly string[]
  /** There is a page to chat on. */
  readonly hasChat: boolean
  readonly children: ReactNode
}

/** The signed-in pages, their navigation beside them; on a phone it is a sheet behind one button. */
export function AppFrame({ path, visitor, closedGroups, hasChat, children }: AppFrameProps) {
  const [pathname = ''] = path.split('?')
  const here = placeOf(pathname)
  const fund = `/app/${visitor.kind}/instant/one-time/setup`
  return (
    <div className={styles.frame}>
      <section className={styles.bar} aria-label="Menu and funding">
        <button type="button" className={styles.open} popoverTarget="app-menu">
          <span aria-hidden="true" className={styles.lines} />
          <span className="visually-hidden">Open the menu, you are at </span>
          {here?.label ?? 'My impact'}
        </button>
        <LinkButton look="action" href={fund}>
          Fund more
        </LinkButton>
      </section>
      <nav id="app-menu" popover="auto" className={styles.menu} aria-label="My impact">
        <div className={styles.fund}>
          <LinkButton look="action" href={fund}>
            Fund more
          </LinkButton>
        </div>
        <a
          href={OVERVIEW.href}
          className={styles.place}
          aria-current={here?.href === OVERVIEW.href ? 'page' : undefined}
        >
          {OVERVIEW.label}
        </a>
        {APP_GROUPS.map(({ id, title, places }) => (
          <details
            key={id}
            className={styles.group}
            data-menu-group={id}
            open={!closedGroups.includes(id) || places.some(({ href }) => href === here?.href)}
          >
            <summary>{title}</summary>
            <ul>
              {places
                .filter(({ only }) => only === undefined || only === visitor.kind)
                .map(({ href, label }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className={styles.place}
                      aria-current={href === here?.href ? 'page' : undefined}
                    >
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </details>
        ))}
        {hasChat ? (
          <a href="/chat" className={styles.place}>
            Chat with us
          </a>
        ) : null}
      </nav>
      {children}
    </div>
  )
}
