// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const aboutMessage = /* @__PURE__ */ plainMessages<{
  readonly 'accessibility.accessibility': Record<never, never>
  readonly 'accessibility.description': Record<never, never>
  readonly 'accessibility.everyoneShouldAbleMeasure': Record<never, never>
  readonly 'accessibility.whatWeAimAt': Record<never, never>
  readonly 'accessibility.webContentAccessibilityGuidelines': Record<never, never>
  readonly 'accessibility.whatIsDone': Record<never, never>
  readonly 'accessibility.everyFormWorksWithout': Record<never, never>
  readonly 'accessibility.everyChartFiguresTable': Record<never, never>
  readonly 'accessibility.textKeepsContrastLeast': Record<never, never>
  readonly 'accessibility.nothingMovesWhereSystem': Record<never, never>
  readonly 'accessibility.pagesReflow320Pixels': Record<never, never>
  readonly 'accessibility.howItIsTested': Record<never, never>
  readonly 'accessibility.eachChangeSoftwareBrowser': Record<never, never>
  readonly 'accessibility.knowMissing': Record<never, never>
  readonly 'accessibility.noAuditPeopleUse': Record<never, never>
  readonly 'accessibility.paymentFormPaymentProviders': Record<never, never>
  readonly 'accessibility.siteEnglishOnly': Record<never, never>
  readonly 'accessibility.somethingKeepsOut': Record<never, never>
  readonly 'faq.questionsAndAnswers': Record<never, never>
  readonly 'faq.description': Record<never, never>
  readonly 'faq.shortAnswersWhereAnswer': Record<never, never>
  readonly 'faq.questions': Record<never, never>
  readonly 'faq.stillWondering': Record<never, never>
  readonly 'helpTopics.signingIn': Record<never, never>
  readonly 'helpTopics.iForgotMyPassword': Record<never, never>
  readonly 'helpTopics.iLostPhoneMy': Record<never, never>
  readonly 'helpTopics.useBackupCodesGiven': Record<never, never>
  readonly 'helpTopics.iPaidWithoutJoining': Record<never, never>
  readonly 'helpTopics.linkEmailReceiptProves': Record<never, never>
  readonly 'helpTopics.paymentsAndInvoices': Record<never, never>
  readonly 'helpTopics.myCardWasRefused': Record<never, never>
  readonly 'helpTopics.nothingChargedChoiceKept': Record<never, never>
  readonly 'helpTopics.iWasChargedTwice': Record<never, never>
  readonly 'helpTopics.purchaseOnlyPaidOnce': Record<never, never>
  readonly 'helpTopics.iNeedInvoiceAddress': Record<never, never>
  readonly 'helpTopics.iLikeMyMoney': Record<never, never>
  readonly 'helpTopics.certificatesAndTheLedger': Record<never, never>
  readonly 'helpTopics.whereIsMyCertificate': Record<never, never>
  readonly 'helpTopics.doICheckSomeone': Record<never, never>
  readonly 'helpTopics.nameWrong': Record<never, never>
  readonly 'helpTopics.subscriptionsAndGifts': Record<never, never>
  readonly 'helpTopics.howDoICancel': Record<never, never>
  readonly 'helpTopics.myCardHasChanged': Record<never, never>
  readonly 'helpTopics.giftArrived': Record<never, never>
  readonly 'helpTopics.footprintsFleetsAndShops': Record<never, never>
  readonly 'helpTopics.figuresDoINeed': Record<never, never>
  readonly 'helpTopics.ourFootprintIsLocked': Record<never, never>
  readonly 'helpTopics.footprintBeenHandedOver': Record<never, never>
  readonly 'helpTopics.orderShopMissing': Record<never, never>
  readonly 'helpTopics.registrationNumberFound': Record<never, never>
  readonly 'helpTopics.useLettersNumbersSpaces': Record<never, never>
  readonly 'helpTopics.yourData': Record<never, never>
  readonly 'helpTopics.iWantCopyEverything': Record<never, never>
  readonly 'helpTopics.seeIBought': Record<never, never>
  readonly 'help.help': Record<never, never>
  readonly 'help.description': Record<never, never>
  readonly 'help.doSentenceTwoWay': Record<never, never>
  readonly 'help.topics': Record<never, never>
  readonly 'help.somethingElse': Record<never, never>
  readonly 'help.writePersonAnswersUsually': Record<never, never>
  readonly 'help.writeToUs': Record<never, never>
  readonly 'ourPhilosophy.howItIsProved': Record<never, never>
  readonly 'ourPhilosophy.description': Record<never, never>
  readonly 'ourPhilosophy.plasticAsBottles': Record<never, never>
  readonly 'ourPhilosophy.co2eAsKilometresDriven': Record<never, never>
  readonly 'ourPhilosophy.co2eSharePersonsYear': Record<never, never>
  readonly 'ourPhilosophy.co2eTreesTakeOver': Record<never, never>
  readonly 'ourPhilosophy.figure': Record<never, never>
  readonly 'ourPhilosophy.workedOutAs': Record<never, never>
  readonly 'ourPhilosophy.source': Record<never, never>
  readonly 'ourPhilosophy.promiseWorthProof': Record<never, never>
  readonly 'ourPhilosophy.understoryGrowsBeneathCanopy': Record<never, never>
  readonly 'ourPhilosophy.theLedgerOnlyGrows': Record<never, never>
  readonly 'ourPhilosophy.everyUnitPaidBecomes': Record<never, never>
  readonly 'ourPhilosophy.nothingRoundedFavour': Record<never, never>
  readonly 'ourPhilosophy.quantitiesStoredGramsThousandths': Record<never, never>
  readonly 'ourPhilosophy.sayFundedNoMore': Record<never, never>
  readonly 'ourPhilosophy.certificateSaysManyTrees': Record<never, never>
  readonly 'ourPhilosophy.reduceFirst': Record<never, never>
  readonly 'ourPhilosophy.tonneEmittedNeedsNo': Record<never, never>
  readonly 'ourPhilosophy.needTrust': Record<never, never>
  readonly 'ourPhilosophy.wholeUnderstoryOpenSource': Record<never, never>
  readonly 'ourPhilosophy.whereFiguresCome': Record<never, never>
  readonly 'ourPhilosophy.caption': Record<never, never>
  readonly 'ourPhilosophy.verify': Record<never, never>
  readonly 'team.whoRunsThis': Record<never, never>
  readonly 'team.description': Record<never, never>
  readonly 'team.noFacesPhotoLibrary': Record<never, never>
  readonly 'team.thePeople': Record<never, never>
  readonly 'team.thisSite': Record<never, never>
  readonly 'team.runsTakesPaymentsChooses': { readonly name: string }
  readonly 'team.youllFindUsAt': { readonly address: string }
  readonly 'team.theSoftware': Record<never, never>
  readonly 'team.understoryOpenSourceUnder': Record<never, never>
  readonly 'team.theProjects': Record<never, never>
  readonly 'team.keepsEye': Record<never, never>
  readonly 'team.writeToUs': Record<never, never>
  readonly 'team.whatOthersSay': Record<never, never>
}>(english)

export const aboutRich = /* @__PURE__ */ richMessages<{
  readonly 'accessibility.ctrlKKMac': { readonly link: MessageTag }
  readonly 'accessibility.writeSayWantedDo': { readonly link: MessageTag; readonly link2: MessageTag; readonly support: string }
  readonly 'faq.helpGoesThroughAccount': { readonly link: MessageTag }
  readonly 'faq.provedSaysStandsBehind': { readonly link: MessageTag }
  readonly 'faq.writePersonAnswers': { readonly link: MessageTag }
  readonly 'helpTopics.askLinkNewPassword': { readonly link: MessageTag }
  readonly 'helpTopics.enterSettingsBeforePay': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'helpTopics.writeNumberInvoiceRefund': { readonly link: MessageTag }
  readonly 'helpTopics.nextEachPurchasePurchases': { readonly link: MessageTag }
  readonly 'helpTopics.enterNumberShortCode': { readonly link: MessageTag }
  readonly 'helpTopics.followsNameAccountChange': { readonly link: MessageTag }
  readonly 'helpTopics.subscriptionsTwoTapsRuns': { readonly link: MessageTag }
  readonly 'helpTopics.addNewCardsMake': { readonly link: MessageTag }
  readonly 'helpTopics.sentDayChoseGifts': { readonly link: MessageTag }
  readonly 'helpTopics.sectorCountryTurnoverTakes': { readonly link: MessageTag }
  readonly 'helpTopics.lateOrdersFetchedEvery': { readonly link: MessageTag }
  readonly 'helpTopics.doBothDataStraight': { readonly link: MessageTag }
  readonly 'helpTopics.anyoneGiveCertificatesLink': { readonly link: MessageTag }
  readonly 'team.writeTo': { readonly link: MessageTag; readonly supportEmail: string }
  readonly 'team.treesStovesTurbinesWork': { readonly link: MessageTag }
  readonly 'team.anyonePublicLedgerChecked': { readonly link: MessageTag }
}>(english)
