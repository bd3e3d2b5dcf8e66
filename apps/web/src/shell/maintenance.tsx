import { spot } from '@understory/pictures/spots.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { EmptyState } from '@understory/ui/empty-state.tsx'

export function Maintenance() {
  return (
    <EmptyState
      title="We are fixing something"
      level="h1"
      picture={spot('storm')}
      action={
        <LinkButton look="action" href="/">
          Try the home page
        </LinkButton>
      }
    >
      The site could not answer. What you had already saved or paid is safe. Please try again in a
      minute.
    </EmptyState>
  )
}
