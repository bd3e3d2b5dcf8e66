import { Button } from '@understory/ui/button.tsx'
import { opensDialog } from '@understory/ui/dialog.tsx'
import type { ShownService } from '../outside/services.ts'
import styles from './cookie-banner.module.css'
import { COOKIE_DIALOG_ID } from './cookie-dialog.tsx'

type CookieBannerProps = {
  readonly returnTo: string
  readonly services: readonly ShownService[]
  readonly measuresAfterYes: boolean
}

/** Stays at the bottom until a choice is made: yes, no and more are one click each, with script or without. */
export function CookieBanner({ returnTo, services, measuresAfterYes }: CookieBannerProps) {
  return (
    <section className={styles.banner} aria-label="Cookies" data-cookie-banner="">
      <p>
        {question(services)} <a href="/privacy-policy#cookies">What each cookie does</a>
      </p>
      <form
        className={styles.actions}
        method="post"
        action="/consent"
        data-in-place=""
        data-measures={measuresAfterYes || undefined}
      >
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

/** By name where there is room for the names; the dialog has them all. */
function question(services: readonly ShownService[]): string {
  if (services.length === 0) {
    return 'Only cookies that this site needs are set. Should that change, we ask you again first.'
  }
  const names = services.map(({ name }) => name)
  const who = names.length <= 2 ? names.join(' and ') : `${names.length} outside services`
  return `May ${who} show us what helps? Nothing is loaded from them before your yes.`
}
