import { Button } from '@understory/ui/forms/button.tsx'
import { strongWords } from '../message-tags.tsx'
import { shellMessage, shellRich } from '../messages/messages.generated.ts'
import styles from './impersonation-banner.module.css'

type ImpersonationBannerProps = {
  readonly name: string
  readonly impersonation: { readonly reason: string; readonly minutesLeft: number }
}

/** On every page while staff act for someone: as whom, why, for how long, and the way out. */
export function ImpersonationBanner({ name, impersonation }: ImpersonationBannerProps) {
  const { reason, minutesLeft } = impersonation
  return (
    <aside
      className={styles.banner}
      aria-label={shellMessage('impersonationBanner.actingOnBehalf')}
    >
      <p>
        {shellRich('impersonationBanner.actMinutesMoreReason', {
          strong: strongWords,
          name,
          minutesLeft: String(minutesLeft),
          reason,
        })}
      </p>
      <form method="post" action="/impersonate/stop">
        <Button type="submit" look="on-band">
          {shellMessage('impersonationBanner.stop')}
        </Button>
      </form>
    </aside>
  )
}
