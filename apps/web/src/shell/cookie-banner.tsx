import { Button } from '@understory/ui/button.tsx'
import { opensDialog } from '@understory/ui/dialog.tsx'
import styles from './cookie-banner.module.css'
import { COOKIE_DIALOG_ID } from './cookie-dialog.tsx'

/** Stays at the bottom until a choice is made; both buttons work without a script. */
export function CookieBanner({ returnTo }: { readonly returnTo: string }) {
  return (
    <section className={styles.banner} aria-label="Cookies" data-cookie-banner="">
      <p>
        We use the cookies the site needs. With your yes, we also count visits to learn what helps.{' '}
        <a href="/privacy-policy#cookies">What each one does</a>
      </p>
      <div className={styles.actions}>
        <Button {...opensDialog(COOKIE_DIALOG_ID)}>Customise</Button>
        <form method="post" action="/consent">
          <input type="hidden" name="return" value={returnTo} />
          <Button look="plain" type="submit" name="choice" value="accept">
            Accept
          </Button>
        </form>
      </div>
    </section>
  )
}
