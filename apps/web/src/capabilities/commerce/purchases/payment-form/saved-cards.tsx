import type { GetCheckout } from '@understory/contracts/commerce/payments/payments.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import {
  savedCardsAnotherCard,
  savedCardsCard,
  savedCardsEndingIn,
} from '../island-messages/saved-cards.generated.ts'

export type SavedCard = AnswerOf<typeof GetCheckout>['cards'][number]

export const NEW_CARD = 'new'

/** The saved cards, and the choice of another one; nothing where there are none. */
export function SavedCards(props: {
  cards: readonly SavedCard[]
  chosen: string
  onChoose: (chosen: string) => void
}) {
  const { cards, chosen, onChoose } = props
  if (cards.length === 0) return null
  return (
    <Fieldset id="savedCard" legend={savedCardsCard()}>
      <RadioCards
        name="savedCard"
        value={chosen}
        onChoose={onChoose}
        cards={[
          ...cards.map((saved) => ({
            value: saved.id,
            label: savedCardsEndingIn({ brand: saved.brand, last4: saved.last4 }),
            explain: `Expires ${String(saved.expiryMonth).padStart(2, '0')}/${saved.expiryYear}`,
          })),
          { value: NEW_CARD, label: savedCardsAnotherCard() },
        ]}
      />
    </Fieldset>
  )
}
