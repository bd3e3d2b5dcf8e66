import { Button } from '@understory/ui/forms/button.tsx'
import { opensDialog } from '@understory/ui/messages/dialog.tsx'
import type { ShownService } from '../../outside/services.ts'
import { shellMessage } from '../messages/messages.generated.ts'
import styles from './cookie-banner.module.css'
import { COOKIE_DIALOG_ID } from './cookie-dialog.tsx'

const COUNTS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five' }

type CookieBannerProps = {
  readonly returnTo: string
  readonly services: readonly ShownService[]
  readonly measuresAfterYes: boolean
}

/**
 * Stands above the page, and covers nothing of it, until a choice is made: yes, no and more are one click each,
 * with script or without.
 */
export function CookieBanner({ returnTo, services, measuresAfterYes }: CookieBannerProps) {
  return (
    <section
      className={styles.banner}
      aria-label={shellMessage('cookieBanner.cookiesOnThisSite')}
      data-cookie-banner=""
    >
      <p>
        {question(services)}{' '}
        <a href="/privacy-policy#cookies">{shellMessage('cookieBanner.whatEachOneDoes')}</a>
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
          {shellMessage('cookieBanner.accept')}
        </Button>
        <Button type="submit" name="choice" value="reject">
          {shellMessage('cookieBanner.reject')}
        </Button>
        <Button {...opensDialog(COOKIE_DIALOG_ID)}>{shellMessage('cookieBanner.customise')}</Button>
      </form>
    </section>
  )
}

/** By name where there is room for the names; the dialog has them all. */
function question(services: readonly ShownService[]): string {
  if (services.length === 0) {
    return shellMessage('cookieBanner.setOnlyCookiesSite')
  }
  const names = services.map(({ name }) => name)
  const who =
    names.length <= 2
      ? names.join(' and ')
      : shellMessage('cookieBanner.outsideServices', {
          length: String(COUNTS[names.length] ?? names.length),
        })
  return shellMessage('cookieBanner.useSeeWorksNothing', { who })
}
