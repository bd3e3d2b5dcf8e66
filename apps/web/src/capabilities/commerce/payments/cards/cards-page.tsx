import type { ListCards } from '@understory/contracts/commerce/payments/payments.ts'
import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { closesDialog, Dialog, opensDialog } from '@understory/ui/messages/dialog.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { AccountPage } from '../../../../shell/account-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { AddCard } from '../add-card.tsx'
import { paymentsMessage, paymentsRich } from '../messages/messages.generated.ts'

type Card = AnswerOf<typeof ListCards>['cards'][number]

type CardsPageProps = {
  readonly cards: readonly Card[]
  readonly mayChange: boolean
  readonly done: string | null
  readonly refused: { readonly message: string } | null
  /** The month it is, YYYY-MM. */
  readonly now: string
  /** The page that waits for a card. */
  readonly next: string | null
}

export function CardsPage({ cards, mayChange, done, refused, now, next }: CardsPageProps) {
  return (
    <AccountPage title={paymentsMessage('cards.cards')} lead={paymentsMessage('cards.lead')}>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {done && !refused ? <PageToast id="done" kind="success" body={done} /> : null}
      {cards.length === 0 ? (
        <EmptyState
          title={paymentsMessage('cards.noSavedCards')}
          picture={spot('seed')}
          action={mayChange ? <Add next={next} /> : null}
        >
          {paymentsMessage('cards.cardHandNextPurchase')}
        </EmptyState>
      ) : (
        <>
          <ul className="card-rows">
            {cards.map((card) => (
              <li key={card.id}>
                <CardsPageFacts card={card} now={now} />
                {mayChange ? <CardsPageWays card={card} /> : null}
              </li>
            ))}
          </ul>
          {mayChange ? <Add next={next} /> : null}
        </>
      )}
    </AccountPage>
  )
}

function Add({ next }: Pick<CardsPageProps, 'next'>) {
  return (
    <form method="post">
      <AddCard look="action" next={next} />
    </form>
  )
}

function CardsPageFacts({ card, now }: { card: Card; now: string }) {
  const month = String(card.expiryMonth).padStart(2, '0')
  return (
    <div>
      <strong>{paymentsMessage('cards.endingIn', { brand: card.brand, last4: card.last4 })}</strong>
      {card.isDefault ? <span className="tag">{paymentsMessage('cards.offeredFirst')}</span> : null}
      <span className="subline">
        {card.holder ? `${card.holder}, ` : ''}
        {expiryWords(`${card.expiryYear}-${month}`, now)} {month}/{card.expiryYear}
      </span>
    </div>
  )
}

function expiryWords(expires: string, now: string): string {
  if (expires < now) return 'expired'
  const [year = 0, month = 0] = now.split('-').map(Number)
  const soon = `${year + (month > 10 ? 1 : 0)}-${String(((month + 1) % 12) + 1).padStart(2, '0')}`
  return expires <= soon ? paymentsMessage('cards.expiresSoon') : 'expires'
}

function CardsPageWays({ card }: { card: Card }) {
  const name = paymentsMessage('cards.endingIn', { brand: card.brand, last4: card.last4 })
  return (
    <form method="post" className="row-8">
      <input type="hidden" name="cardId" value={card.id} />
      {card.isDefault ? null : (
        <Button type="submit" look="quiet" name="intent" value="default">
          {paymentsRich('cards.offerFirst', { hidden: hiddenWords, name })}
        </Button>
      )}
      <Button look="quiet" {...opensDialog(`remove-${card.id}`)}>
        {paymentsRich('cards.remove', { hidden: hiddenWords, name })}
      </Button>
      <Dialog id={`remove-${card.id}`} title={paymentsMessage('cards.remove2', { name })}>
        <p>{paymentsMessage('cards.deletedPaymentProviderUse')}</p>
        <p className="row-12">
          <Button type="submit" look="danger" name="intent" value="remove">
            {paymentsMessage('cards.removeTheCard')}
          </Button>
          <Button type="button" {...closesDialog(`remove-${card.id}`)}>
            {paymentsMessage('cards.keepIt')}
          </Button>
        </p>
      </Dialog>
    </form>
  )
}
