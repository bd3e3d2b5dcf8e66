import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { purchasesMessage } from '../messages/messages.generated.ts'

/** Said before an address or a card is typed, by the same rule as the API. */
export function SellingPaused() {
  return (
    <EmptyState
      title={purchasesMessage('sellingPaused.takingPaymentsMoment')}
      level="h1"
      picture={spot('storm')}
      action={
        <LinkButton href="/projects">
          {purchasesMessage('sellingPaused.lookAtTheProjects')}
        </LinkButton>
      }
    >
      {purchasesMessage('sellingPaused.nothingChargedChoseStill')}
    </EmptyState>
  )
}
