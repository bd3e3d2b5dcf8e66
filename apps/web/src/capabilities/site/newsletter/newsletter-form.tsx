import { NEWSLETTER_PATH } from '@understory/contracts/site/newsletter/newsletter.ts'
import { Honeypot } from '../../../shell/honeypot.tsx'
import styles from './newsletter-form.module.css'

/** On the ground of every page: one field, which works without script. */
export function NewsletterForm() {
  return (
    <form
      method="post"
      action={NEWSLETTER_PATH}
      className={`page ${styles.band}`}
      aria-labelledby="newsletter-title"
    >
      <div className={styles.words}>
        <h2 id="newsletter-title" className={styles.title}>
          News from the ground
        </h2>
        <p>
          A few times a year: new projects, what was planted, what we learned. No tracking, and one
          click to leave. <a href={NEWSLETTER_PATH}>What it is</a>
        </p>
      </div>
      <div className={styles.entry}>
        <label htmlFor="newsletter-to">Send the newsletter to</label>
        <div className={styles.row}>
          <input
            id="newsletter-to"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder="hazel@example.org"
          />
          <button type="submit">Keep me posted</button>
        </div>
        <Honeypot id="newsletter-fax" />
      </div>
    </form>
  )
}
