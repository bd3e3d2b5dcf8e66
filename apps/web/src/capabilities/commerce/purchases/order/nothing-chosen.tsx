import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { purchasesMessage, purchasesRich } from '../messages/messages.generated.ts'

export function NothingChosen() {
  return (
    <EmptyState
      title={purchasesMessage('nothingChosen.noProductsSelected')}
      level="h1"
      picture={spot('seed')}
      action={
        <LinkButton href="/app/personal/instant/one-time/setup" look="action">
          {purchasesMessage('nothingChosen.chooseWhatToFund')}
        </LinkButton>
      }
    >
      {purchasesRich('nothingChosen.chooseTreesCo2ePlastic', {
        link: (words) => <a href="/app/business/instant/one-time/setup">{words}</a>,
      })}
    </EmptyState>
  )
}
