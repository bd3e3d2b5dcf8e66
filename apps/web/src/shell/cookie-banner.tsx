import { Button } from '@understory/ui/button.tsx'
import { opensDialog } from '@understory/ui/dialog.tsx'
import styles from './cookie-banner.module.css'
import { COOKIE_DIALOG_ID } from './cookie-dialog.tsx'

/** Stays at the bottom until a choice is made: yes, no and more are one click each, with script or without. */
export function CookieBanner({ returnTo }: { readonly returnTo: string }) {
  return (
    <section className={styles.banner} aria-label="Cookies" data-cookie-banner="">
      <p>
        May we count visits, to learn what helps? Nothing else here needs your yes.{' '}
        <a href="/privacy-policy#cookies">What each cookie does</a>
      </p>
      <form className={styles.actions} method="post" action="/consent" data-consent="">
        <input type="hidden" name="return" value={returnTo} />
        <Button type="submit" name="choice" value="accept">
          Accept
        </Button>
        <Button type="submit" name="choice" value="reject">
          Reject
        </Button>
        <Button {...opensDialog(COOKIE_DIALOG_ID)}>Customise</Button>
      </form>
    </section>
  )
}
