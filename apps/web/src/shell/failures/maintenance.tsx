import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'

type MaintenanceProps = {
  /** What could not be done, where the page knows it. */
  readonly failed?: string | undefined
  /** Staff are led to what is known of the fault. */
  readonly isConsole?: boolean
}

export function Maintenance({ failed, isConsole = false }: MaintenanceProps) {
  return (
    <EmptyState
      title="We are fixing something"
      level="h1"
      picture={spot('storm')}
      action={
        isConsole ? (
          <LinkButton look="action" href="/staff/health">
            Open Health
          </LinkButton>
        ) : (
          <LinkButton look="action" href="/">
            Try the home page
          </LinkButton>
        )
      }
    >
      {failed ?? 'The site could not answer.'} What you had already saved or paid is safe. Please
      try again in a minute.
    </EmptyState>
  )
}
