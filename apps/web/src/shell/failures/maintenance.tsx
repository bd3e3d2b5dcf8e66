import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'

/** `failed` says what could not be done, where the page knows it. */
export function Maintenance({ failed }: { readonly failed?: string | undefined }) {
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
      {failed ?? 'The site could not answer.'} What you had already saved or paid is safe. Please
      try again in a minute.
    </EmptyState>
  )
}
