import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { shellMessage } from '../messages/messages.generated.ts'

/** A page that exists and that this person may not open. */
export function NotAllowed({ why }: { readonly why?: string | undefined }) {
  return (
    <EmptyState
      title={shellMessage('notAllowed.pageRole')}
      level="h1"
      picture={spot('team')}
      action={<LinkButton href="/">{shellMessage('notAllowed.goHomePage')}</LinkButton>}
    >
      {shellMessage('notAllowed.askPersonGaveAccess', {
        why: why ?? shellMessage('notAllowed.youMayNotOpen'),
      })}
    </EmptyState>
  )
}
