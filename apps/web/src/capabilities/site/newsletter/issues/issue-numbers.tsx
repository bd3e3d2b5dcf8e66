import type { NewsletterIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import styles from './newsletter-staff.module.css'

const ALWAYS = ['sent', 'bounced', 'complained', 'left'] as const
const WHERE_ANY = ['waiting', 'skipped', 'failed', 'unknown'] as const

/** What became of an issue, by what mail servers said; nothing counts who reads. */
export function IssueNumbers({ numbers }: { readonly numbers: NewsletterIssue['numbers'] }) {
  const shown = [...ALWAYS, ...WHERE_ANY.filter((name) => numbers[name] > 0)]
  return (
    <dl className={styles.numbers}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{numbers[name].toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}
