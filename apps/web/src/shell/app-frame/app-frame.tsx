import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import { shellMessage, shellRich } from '../messages/messages.generated.ts'
import type { Visitor } from '../site-frame/load-visitor.ts'
import styles from './app-frame.module.css'
import { inGroups, overview, placeOf, placesOf } from './app-places.ts'
import type { AppPlace } from './places.ts'

type AppFrameProps = {
  readonly path: string
  /** Every page of the navigation. */
  readonly places: readonly AppPlace[]
  readonly visitor: Visitor
  /** Groups of the navigation that this visitor has closed. */
  readonly closedGroups: readonly string[]
  /** There is a page to chat on. */
  readonly hasChat: boolean
  readonly children: ReactNode
}

/** The signed-in pages, their navigation beside them; on a phone it is a sheet behind one button. */
export function AppFrame(props: AppFrameProps) {
  const { path, visitor, closedGroups, hasChat, children } = props
  const [pathname = ''] = path.split('?')
  const here = placeOf(pathname, props.places)
  const fund = `/app/${visitor.kind}/instant/one-time/setup`
  return (
    <div className={styles.frame}>
      <section className={styles.bar} aria-label={shellMessage('appFrame.menuAndFunding')}>
        <button type="button" className={styles.open} popoverTarget="app-menu">
          <span aria-hidden="true" className={styles.lines} />
          <span className="visually-hidden">{shellMessage('appFrame.openMenu')} </span>
          {here?.label() ?? shellMessage('appFrame.myImpact')}
        </button>
        <LinkButton look="action" href={fund}>
          {shellMessage('appFrame.fundMore')}
        </LinkButton>
      </section>
      <nav
        id="app-menu"
        popover="auto"
        className={styles.menu}
        aria-label={shellMessage('appFrame.myImpact')}
      >
        <div className={styles.fund}>
          <LinkButton look="action" href={fund}>
            {shellMessage('appFrame.fundMore')}
          </LinkButton>
        </div>
        <a
          href={overview().href}
          className={styles.place}
          aria-current={here?.href === overview().href ? 'page' : undefined}
        >
          {overview().label()}
        </a>
        <a
          href="/search"
          className={styles.place}
          data-opens-search
          aria-keyshortcuts={shellMessage('appFrame.controlKMetaK')}
        >
          {shellRich('appFrame.searchCtrlK', {
            kbd: (words) => <kbd className={styles.key}>{words}</kbd>,
          })}
        </a>
        {inGroups(placesOf(props.places, visitor)).map(({ id, title, places }) => (
          <details
            key={id}
            className={styles.group}
            data-menu-group={id}
            open={!closedGroups.includes(id) || places.some(({ href }) => href === here?.href)}
          >
            <summary>{title}</summary>
            <ul>
              {places.map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    className={styles.place}
                    aria-current={href === here?.href ? 'page' : undefined}
                  >
                    {label()}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {hasChat ? (
          <a href="/chat" className={styles.place}>
            {shellMessage('appFrame.chatWithUs')}
          </a>
        ) : null}
      </nav>
      {children}
    </div>
  )
}
