import styles from './chart-tools.module.css'
import { shellMessage } from './messages/messages.generated.ts'

type ChartToolsProps = {
  /** The same charts in another way, each with an address of its own. */
  readonly views: readonly {
    readonly href: string
    readonly label: string
    readonly current: boolean
  }[]
  readonly downloads: readonly { readonly href: string; readonly label: string }[]
}

/** Above charts: how they show their months, and what can be saved of them. */
export function ChartTools({ views, downloads }: ChartToolsProps) {
  return (
    <div className={styles.tools}>
      <nav aria-label={shellMessage('chartTools.whatTheChartsShow')}>
        <ul className={styles.views}>
          {views.map(({ href, label, current }) => (
            <li key={label}>
              <a href={href} aria-current={current ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Downloads downloads={downloads} />
    </div>
  )
}

/** The same figures as files. */
export function Downloads({ downloads }: Pick<ChartToolsProps, 'downloads'>) {
  return (
    <ul className={styles.downloads}>
      {downloads.map(({ href, label }) => (
        <li key={label}>
          <a href={href} download>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
