import { NEWSLETTER_PATH } from '@understory/contracts/site/newsletter/newsletter.ts'
import { Honeypot } from '../../../shell/honeypot.tsx'
import { newsletterMessage, newsletterRich } from './messages/messages.generated.ts'
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
          {newsletterMessage('newsletterForm.newsFromTheGround')}
        </h2>
        <p>
          {newsletterRich('newsletterForm.fewTimesYearNew', {
            link: (words) => <a href={NEWSLETTER_PATH}>{words}</a>,
          })}
        </p>
      </div>
      <div className={styles.entry}>
        <label htmlFor="newsletter-to">
          {newsletterMessage('newsletterForm.sendTheNewsletterTo')}
        </label>
        <div className={styles.row}>
          <input
            id="newsletter-to"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            placeholder={newsletterMessage('newsletterForm.hazelExampleOrg')}
          />
          <button type="submit">{newsletterMessage('newsletterForm.keepMePosted')}</button>
        </div>
        <Honeypot id="newsletter-fax" />
      </div>
    </form>
  )
}
