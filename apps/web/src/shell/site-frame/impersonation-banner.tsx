import { Button } from '@understory/ui/forms/button.tsx'
import styles from './impersonation-banner.module.css'

type ImpersonationBannerProps = {
  readonly name: string
  readonly impersonation: { readonly reason: string; readonly minutesLeft: number }
}

/** On every page while staff act for someone: as whom, why, for how long, and the way out. */
export function ImpersonationBanner({ name, impersonation }: ImpersonationBannerProps) {
  const { reason, minutesLeft } = impersonation
  return (
    <aside className={styles.banner} aria-label="Acting on behalf">
      <p>
        <strong>You act for {name}</strong>, {minutesLeft} minutes more. Reason: {reason}
      </p>
      <form method="post" action="/impersonate/stop">
        <Button type="submit" look="on-band">
          Stop
        </Button>
      </form>
    </aside>
  )
}
