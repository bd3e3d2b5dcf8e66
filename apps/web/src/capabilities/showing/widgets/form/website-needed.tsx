import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { WIDGETS } from '../widgets-path.ts'

export function WebsiteNeeded() {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title="First, where is your website?"
        picture={spot('stall')}
        action={
          <LinkButton look="action" href="/my-impact/account/settings/business">
            Add your website
          </LinkButton>
        }
      >
        A live widget stands on the pages of your company, so your account needs their address. Then
        come back to <a href={WIDGETS}>live widgets</a>.
      </EmptyState>
    </div>
  )
}
