// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const legalMessage = /* @__PURE__ */ plainMessages<{
  readonly 'legalNotice.legalNotice': Record<never, never>
  readonly 'legalNotice.description': Record<never, never>
  readonly 'legalNotice.runsSiteReach': Record<never, never>
  readonly 'outsideServices.servicesOthersPages': Record<never, never>
  readonly 'outsideServices.nonePagesLoadNothing': Record<never, never>
  readonly 'privacyTemplate.templateOperatorSite': Record<never, never>
  readonly 'privacyTemplate.pageDescribesSoftwareDoes': Record<never, never>
  readonly 'privacyTemplate.whatIsStored': Record<never, never>
  readonly 'privacyTemplate.nameEmailCountryCurrency': Record<never, never>
  readonly 'privacyTemplate.passwordWayHashNobody': Record<never, never>
  readonly 'privacyTemplate.boughtWhenMuchInvoices': Record<never, never>
  readonly 'privacyTemplate.cardBrandLastFour': Record<never, never>
  readonly 'privacyTemplate.emailWhereAskedNewsletter': Record<never, never>
  readonly 'privacyTemplate.whereSignedNetworkAddress': Record<never, never>
  readonly 'privacyTemplate.why': Record<never, never>
  readonly 'privacyTemplate.carryOutPurchaseProve': Record<never, never>
  readonly 'privacyTemplate.whatOthersCanSee': Record<never, never>
  readonly 'privacyTemplate.anyoneNumberCertificateSees': Record<never, never>
  readonly 'privacyTemplate.yourRights': Record<never, never>
  readonly 'privacyTemplate.askCopyStoredAbout': Record<never, never>
  readonly 'retentionTable.what': Record<never, never>
  readonly 'retentionTable.howLong': Record<never, never>
  readonly 'retentionTable.caption': Record<never, never>
  readonly 'storedInBrowser.analyticsMarketingOnlyAgree': { readonly stores: string }
  readonly 'storedInBrowser.removedWhenSayNo': Record<never, never>
  readonly 'storedInBrowser.untilSignOutEmpty': Record<never, never>
  readonly 'storedInBrowser.untilCloseTabSign': Record<never, never>
  readonly 'storedInBrowser.whatItDoes': Record<never, never>
  readonly 'storedInBrowser.howLong': Record<never, never>
  readonly 'storedInBrowser.cookies': Record<never, never>
  readonly 'storedInBrowser.caption': Record<never, never>
  readonly 'storedInBrowser.keptUntilCleared': Record<never, never>
  readonly 'storedInBrowser.browserKeepsSiteSent': Record<never, never>
  readonly 'storedInBrowser.keptForTab': Record<never, never>
  readonly 'storedInBrowser.sameTab': Record<never, never>
  readonly 'privacy.privacy': Record<never, never>
  readonly 'privacy.description': Record<never, never>
  readonly 'privacy.keepJobNeedsSay': Record<never, never>
  readonly 'privacy.longKept': Record<never, never>
  readonly 'privacy.elseReceivesAny': Record<never, never>
  readonly 'privacy.storedBrowser': Record<never, never>
  readonly 'termsTemplate.templateOperatorSite': Record<never, never>
  readonly 'termsTemplate.termsDescribeSoftwareDoes': Record<never, never>
  readonly 'termsTemplate.whatYouBuy': Record<never, never>
  readonly 'termsTemplate.payQuantitiesTreesCo2e': Record<never, never>
  readonly 'termsTemplate.priceAndPayment': Record<never, never>
  readonly 'termsTemplate.priceShownBeforePay': Record<never, never>
  readonly 'termsTemplate.whatYouReceive': Record<never, never>
  readonly 'termsTemplate.receiptEmailInvoiceEntries': Record<never, never>
  readonly 'termsTemplate.whatYouMaySay': Record<never, never>
  readonly 'termsTemplate.sayTruthfullyFundedMuch': Record<never, never>
  readonly 'termsTemplate.mistakes': Record<never, never>
  readonly 'termsTemplate.wrongEntryLedgerReversed': Record<never, never>
  readonly 'termsTemplate.yourAccount': Record<never, never>
  readonly 'termsTemplate.keepPasswordYourselfClose': Record<never, never>
  readonly 'terms.termsAndConditions': Record<never, never>
  readonly 'terms.description': Record<never, never>
  readonly 'terms.buyReceiveSayAbout': Record<never, never>
  readonly 'storedInBrowser.cookie': Record<never, never>
  readonly 'storedInBrowser.name': Record<never, never>
}>(english)

export const legalRich = /* @__PURE__ */ richMessages<{
  readonly 'publishedText.inForceFrom': { readonly hasDay: string; readonly time: MessageTag }
  readonly 'outsideServices.storesOnlyYesSays': { readonly company: string; readonly link: MessageTag; readonly name: string; readonly stores: string; readonly strong: MessageTag; readonly why: string }
  readonly 'outsideServices.carriesChatLoadedPage': { readonly chat: string; readonly company: string; readonly stores: string; readonly strong: MessageTag }
  readonly 'outsideServices.errorReportingSentFailed': { readonly errorsHost: string; readonly strong: MessageTag }
  readonly 'storedInBrowser.overHttpsNamesOurs': { readonly code: MessageTag }
}>(english)
