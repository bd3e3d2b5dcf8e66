import styles from './tab-links.module.css'

type TabLinksProps = {
  /** What the views have in common: "Dashboard views". */
  readonly label: string
  readonly tabs: readonly {
    readonly href: string
    readonly label: string
    readonly current: boolean
  }[]
}

/** Views of one thing, each with an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
