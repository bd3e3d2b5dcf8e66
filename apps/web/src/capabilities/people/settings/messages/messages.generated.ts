// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const settingsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'addressForm.address': Record<never, never>
  readonly 'addressForm.secondLine': Record<never, never>
  readonly 'addressForm.city': Record<never, never>
  readonly 'addressForm.postCode': Record<never, never>
  readonly 'addressForm.country': Record<never, never>
  readonly 'addressForm.save': Record<never, never>
  readonly 'settingsFrame.settings': Record<never, never>
  readonly 'settingsFrame.body': Record<never, never>
  readonly 'settingsFrame.roleLetsSeeChange': Record<never, never>
  readonly 'taxIds.noneYetInvoicesShow': Record<never, never>
  readonly 'taxIds.kind': Record<never, never>
  readonly 'taxIds.number': Record<never, never>
  readonly 'taxIds.addTheTaxId': Record<never, never>
  readonly 'billing.billingAndTax': Record<never, never>
  readonly 'billing.description': Record<never, never>
  readonly 'billing.europeanUnion': Record<never, never>
  readonly 'billing.forExample': { readonly description: string; readonly example: string; readonly name: string }
  readonly 'billing.billingAddress': Record<never, never>
  readonly 'billing.taxIds': Record<never, never>
  readonly 'business.businessSettings': Record<never, never>
  readonly 'business.description': Record<never, never>
  readonly 'business.companyName': Record<never, never>
  readonly 'business.standsCertificatesInvoices': Record<never, never>
  readonly 'business.countryOfIncorporation': Record<never, never>
  readonly 'business.website': Record<never, never>
  readonly 'business.vatNumber': Record<never, never>
  readonly 'business.europeanUnionOnly': Record<never, never>
  readonly 'business.save': Record<never, never>
  readonly 'notifications.notifications': Record<never, never>
  readonly 'notifications.description': Record<never, never>
  readonly 'notifications.lead': Record<never, never>
  readonly 'notifications.body': Record<never, never>
  readonly 'notifications.pleaseLookMailbox': Record<never, never>
  readonly 'notifications.sentLinkConfirmNewsletter': Record<never, never>
  readonly 'notifications.emailsYouCanChoose': Record<never, never>
  readonly 'notifications.theNewsletter': Record<never, never>
  readonly 'notifications.fewTimesYearNew': Record<never, never>
  readonly 'notifications.save': Record<never, never>
  readonly 'notifications.emailsThatAlwaysCome': Record<never, never>
  readonly 'settings.poundsGbp': Record<never, never>
  readonly 'settings.eurosEur': Record<never, never>
  readonly 'settings.usDollarsUsd': Record<never, never>
  readonly 'settings.profile': Record<never, never>
  readonly 'settings.description': Record<never, never>
  readonly 'settings.firstName': Record<never, never>
  readonly 'settings.lastName': Record<never, never>
  readonly 'settings.email': Record<never, never>
  readonly 'settings.mobileNumber': Record<never, never>
  readonly 'settings.whereYouLive': Record<never, never>
  readonly 'settings.preferredCurrency': Record<never, never>
  readonly 'settings.save': Record<never, never>
  readonly 'logo.brandLogo': Record<never, never>
  readonly 'logo.description': Record<never, never>
  readonly 'logo.useThisLogo': Record<never, never>
  readonly 'logo.removeTheLogo': Record<never, never>
  readonly 'places.settings': Record<never, never>
  readonly 'places.notifications': Record<never, never>
  readonly 'places.profile': Record<never, never>
  readonly 'places.whoYouAreAndLead': Record<never, never>
  readonly 'places.business': Record<never, never>
  readonly 'places.whatYourBusinessIsLead': Record<never, never>
  readonly 'places.billingAndTax': Record<never, never>
  readonly 'places.whatAppearsOnYourLead': Record<never, never>
  readonly 'places.logo': Record<never, never>
  readonly 'places.theSquareThatStandsLead': Record<never, never>
  readonly 'taxIds.beingCheckedWithIts': Record<never, never>
  readonly 'taxIds.verifiedByItsRegistry': Record<never, never>
  readonly 'taxIds.notFoundInIts': Record<never, never>
  readonly 'taxIds.itsRegistryCannotBe': Record<never, never>
}>(english)

export const settingsRich = /* @__PURE__ */ richMessages<{
  readonly 'taxIds.remove': { readonly hidden: MessageTag; readonly value: string }
  readonly 'settings.verifiedChangeVerify': { readonly email: string; readonly isVerified: 'yes' | 'other'; readonly link: MessageTag }
}>(english)
