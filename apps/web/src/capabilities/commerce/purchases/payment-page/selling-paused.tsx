import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'

/** Said before an address or a card is typed, by the same rule as the API. */
export function SellingPaused() {
  return (
    <EmptyState
      title="We are not taking payments at the moment"
      level="h1"
      picture={spot('storm')}
      action={<LinkButton href="/projects">Look at the projects</LinkButton>}
    >
      Nothing was charged. What you chose is still at this address, so please come back a little
      later. Certificates, dashboards and plans that are running are not affected.
    </EmptyState>
  )
}
