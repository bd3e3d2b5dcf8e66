import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'

/** A page that exists and that this person may not open. */
export function NotAllowed({ why }: { readonly why?: string | undefined }) {
  return (
    <EmptyState
      title="This page is not for your role"
      level="h1"
      picture={spot('team')}
      action={<LinkButton href="/">Go to the home page</LinkButton>}
    >
      {why ?? 'You may not open it.'} Ask the person who gave you access if you need it.
    </EmptyState>
  )
}
