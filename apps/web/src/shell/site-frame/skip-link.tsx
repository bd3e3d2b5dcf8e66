import { shellMessage } from '../messages/messages.generated.ts'
import styles from './skip-link.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {shellMessage('skipLink.skipToTheContent')}
    </a>
  )
}
