import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { shellMessage } from '../messages/messages.generated.ts'

type MaintenanceProps = {
  /** What could not be done, where the page knows it. */
  readonly failed?: string | undefined
  /** Staff are led to what is known of the fault. */
  readonly isConsole?: boolean
}

export function Maintenance({ failed, isConsole = false }: MaintenanceProps) {
  return (
    <EmptyState
      title={shellMessage('maintenance.weAreFixingSomething')}
      level="h1"
      picture={spot('storm')}
      action={
        isConsole ? (
          <LinkButton look="action" href="/staff/health">
            {shellMessage('maintenance.openHealth')}
          </LinkButton>
        ) : (
          <LinkButton look="action" href="/">
            {shellMessage('maintenance.tryTheHomePage')}
          </LinkButton>
        )
      }
    >
      {shellMessage('maintenance.alreadySavedPaidSafe', {
        failed: failed ?? shellMessage('maintenance.siteCouldAnswer'),
      })}
    </EmptyState>
  )
}
