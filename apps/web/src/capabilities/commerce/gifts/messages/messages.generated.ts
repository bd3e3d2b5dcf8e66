// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const giftsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'giftLink.linkToHandOver': Record<never, never>
  readonly 'giftLink.gift': { readonly code: string; readonly origin: string }
  readonly 'giftLink.ofTheGiftFor': { readonly recipient: string }
  readonly 'gift.forFrom': { readonly from: string; readonly recipient: string }
  readonly 'gift.printTheCertificate': Record<never, never>
  readonly 'gift.seeTheProof': Record<never, never>
  readonly 'gift.giftSomeonesAccountCounts': Record<never, never>
  readonly 'gift.keepItGrowing': Record<never, never>
  readonly 'gift.takeIntoAccountOwn': Record<never, never>
  readonly 'gift.takeIntoMyAccount': Record<never, never>
  readonly 'gift.joinAndTakeIt': Record<never, never>
  readonly 'gift.signTake': Record<never, never>
  readonly 'gift.lookAround': Record<never, never>
  readonly 'gift.pleaseAskPersonGave': Record<never, never>
  readonly 'gift.aGiftFrom': { readonly from: string }
  readonly 'gift.aGift': Record<never, never>
  readonly 'gift.description': Record<never, never>
  readonly 'gifts.yoursCountsDashboardNow': Record<never, never>
  readonly 'gifts.emailWayAgain': Record<never, never>
  readonly 'gifts.noGiftsYet': Record<never, never>
  readonly 'gifts.giveTheFirst': Record<never, never>
  readonly 'gifts.giveGivenStandEach': Record<never, never>
  readonly 'gifts.gifts': Record<never, never>
  readonly 'gifts.giveAnother': Record<never, never>
  readonly 'gifts.youWereGiven': Record<never, never>
  readonly 'gifts.refundedSinceNoLonger': { readonly from: string; readonly isRefunded: 'yes' | 'other' }
  readonly 'gifts.youGave': Record<never, never>
  readonly 'gifts.paid': { readonly date: string }
  readonly 'gifts.moneyBackNoLonger': Record<never, never>
  readonly 'gifts.takenIntoAccountCounts': { readonly date: string }
  readonly 'gifts.waitingHandOverLink': Record<never, never>
  readonly 'gifts.sentToOn': { readonly date: string; readonly email: string }
  readonly 'gifts.goesToOn': { readonly email: string; readonly longDate: string }
  readonly 'gifts.onItsWayTo': { readonly email: string }
  readonly 'gifts.ofTheGiftFor': { readonly recipient: string }
  readonly 'gifts.certificate': Record<never, never>
  readonly 'gifts.verify': Record<never, never>
  readonly 'gifts.description': Record<never, never>
  readonly 'recipientFields.sendWithoutGetLink': Record<never, never>
  readonly 'recipientFields.personLineEmailAfter': Record<never, never>
  readonly 'recipientFields.whoTheyAreFor': Record<never, never>
  readonly 'recipientFields.emailSendLeftOut': Record<never, never>
  readonly 'recipientFields.orPasteMany': Record<never, never>
  readonly 'recipientFields.whoItIsFor': Record<never, never>
  readonly 'recipientFields.theirName': Record<never, never>
  readonly 'recipientFields.theirEmail': Record<never, never>
  readonly 'giftSetup.trees': Record<never, never>
  readonly 'giftSetup.co2eInKilograms': Record<never, never>
  readonly 'giftSetup.plasticInKilograms': Record<never, never>
  readonly 'giftSetup.up500CharactersShown': Record<never, never>
  readonly 'giftSetup.leaveEmptyGoesOut': Record<never, never>
  readonly 'giftSetup.theirName': Record<never, never>
  readonly 'giftSetup.theirEmail': Record<never, never>
  readonly 'giftSetup.orPasteMany': Record<never, never>
  readonly 'giftSetup.nameOf': { readonly whose: string }
  readonly 'giftSetup.emailOf': { readonly whose: string }
  readonly 'giftSetup.giftsFromYourBusiness': Record<never, never>
  readonly 'giftSetup.giveSomethingThatGrows': Record<never, never>
  readonly 'giftSetup.lead': Record<never, never>
  readonly 'giftSetup.whatItComesTo': Record<never, never>
  readonly 'giftSetup.eachPersonGiven': Record<never, never>
  readonly 'giftSetup.whatYouGive': Record<never, never>
  readonly 'giftSetup.withYourWords': Record<never, never>
  readonly 'giftSetup.from': Record<never, never>
  readonly 'giftSetup.message': Record<never, never>
  readonly 'giftSetup.day': Record<never, never>
  readonly 'giftSetup.giveAGift': Record<never, never>
  readonly 'giftSetup.description': Record<never, never>
  readonly 'places.gifts': Record<never, never>
  readonly 'giftSetup.look': Record<never, never>
  readonly 'giftSetup.person': { readonly index: string }
}>(english)

export const giftsRich = /* @__PURE__ */ richMessages<{
  readonly 'giftLink.printTheCertificateFor': { readonly hidden: MessageTag; readonly recipient: string }
  readonly 'gifts.verifyTheGiftFor': { readonly hidden: MessageTag; readonly recipient: string }
  readonly 'gifts.sendEmailAgain': { readonly hidden: MessageTag; readonly recipient: string }
}>(english)
