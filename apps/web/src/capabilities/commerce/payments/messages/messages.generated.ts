// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const paymentsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'cards.cards': Record<never, never>
  readonly 'cards.lead': Record<never, never>
  readonly 'cards.noSavedCards': Record<never, never>
  readonly 'cards.cardHandNextPurchase': Record<never, never>
  readonly 'cards.endingIn': { readonly brand: string; readonly last4: string }
  readonly 'cards.offeredFirst': Record<never, never>
  readonly 'cards.remove2': { readonly name: string }
  readonly 'cards.deletedPaymentProviderUse': Record<never, never>
  readonly 'cards.removeTheCard': Record<never, never>
  readonly 'cards.keepIt': Record<never, never>
  readonly 'cards.description': Record<never, never>
  readonly 'cards.bankDidConfirmCard': Record<never, never>
  readonly 'cards.cardAddedCardOffered': Record<never, never>
  readonly 'newCard.addACard': Record<never, never>
  readonly 'newCard.description': Record<never, never>
  readonly 'newCard.seeTheCards': Record<never, never>
  readonly 'newCard.ownerAdminAccountAdds': Record<never, never>
  readonly 'declineSentences.bankDeclinedCardNothing': Record<never, never>
  readonly 'declineSentences.enoughMoneyCardPayment': Record<never, never>
  readonly 'declineSentences.bankDeclinedCardTry': Record<never, never>
  readonly 'declineSentences.cardExpiredCheckDate': Record<never, never>
  readonly 'declineSentences.securityCodeRightCheck': Record<never, never>
  readonly 'declineSentences.cardNumberRightCheck': Record<never, never>
  readonly 'declineSentences.expiryDateRightCheck': Record<never, never>
  readonly 'declineSentences.bankCouldProcessPayment': Record<never, never>
  readonly 'declineSentences.bankCouldConfirmNothing': Record<never, never>
  readonly 'declineSentences.paymentStoppedTooRisky': Record<never, never>
  readonly 'declineSentences.testPaymentOnlyTest': Record<never, never>
  readonly 'declineSentences.paymentAlreadyEndedReload': Record<never, never>
  readonly 'declineSentences.paymentConfirmationFailedCould': Record<never, never>
  readonly 'declineSentences.paymentConfirmationFailedPlease': Record<never, never>
  readonly 'places.cards': Record<never, never>
  readonly 'cards.saved': Record<never, never>
  readonly 'cards.expiresSoon': Record<never, never>
}>(english)

export const paymentsRich = /* @__PURE__ */ richMessages<{
  readonly 'cards.offerFirst': { readonly hidden: MessageTag; readonly name: string }
  readonly 'cards.remove': { readonly hidden: MessageTag; readonly name: string }
}>(english)
