import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'

export function NothingChosen() {
  return (
    <EmptyState
      title="No products selected"
      level="h1"
      picture={spot('seed')}
      action={
        <LinkButton href="/app/personal/instant/one-time/setup" look="action">
          Choose what to fund
        </LinkButton>
      }
    >
      Choose trees, CO2e or plastic first, and the price follows you here. Buying for a company?{' '}
      <a href="/app/business/instant/one-time/setup">Choose for a business</a>.
    </EmptyState>
  )
}
