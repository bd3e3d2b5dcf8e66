// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const shellMessage = /* @__PURE__ */ plainMessages<{
  readonly 'honeypot.pleaseLeaveThisEmpty': Record<never, never>
  readonly 'accountFitNotice.yourAccount': Record<never, never>
  readonly 'accountFitNotice.roleLetsLookBuy': { readonly name: string }
  readonly 'accountFitNotice.actStaffNeverBuy': { readonly name: string }
  readonly 'accountFitNotice.putSomethingTogetherSee': Record<never, never>
  readonly 'accountFitNotice.customerPaysOwnDevice': Record<never, never>
  readonly 'accountFitNotice.thisIsForA': { readonly needed: string }
  readonly 'accountFitNotice.signedAccountLookAround': { readonly kind: string; readonly name: string; readonly needed: string }
  readonly 'accountFitNotice.seeSuitsAccount': { readonly kind: string }
  readonly 'accountFitNotice.signAccount': { readonly needed: string }
  readonly 'accountFitNotice.createAAccount': { readonly needed: string }
  readonly 'appPlaces.overview': Record<never, never>
  readonly 'appFrame.menuAndFunding': Record<never, never>
  readonly 'appFrame.openMenu': Record<never, never>
  readonly 'appFrame.myImpact': Record<never, never>
  readonly 'appFrame.fundMore': Record<never, never>
  readonly 'appFrame.controlKMetaK': Record<never, never>
  readonly 'appFrame.chatWithUs': Record<never, never>
  readonly 'cookieChoices.behaviouralAnalytics': Record<never, never>
  readonly 'cookieChoices.necessaryAlwaysApartUp': Record<never, never>
  readonly 'cookieChoices.analyticsAndMarketing': Record<never, never>
  readonly 'cookieChoices.tellsPagesAdvertsBrought': Record<never, never>
  readonly 'cookieChoices.noneUseSiteShould': Record<never, never>
  readonly 'cookieChoices.saveMyChoice': Record<never, never>
  readonly 'cookieDialog.yourCookiesYourChoice': Record<never, never>
  readonly 'cookieBanner.cookiesOnThisSite': Record<never, never>
  readonly 'cookieBanner.whatEachOneDoes': Record<never, never>
  readonly 'cookieBanner.accept': Record<never, never>
  readonly 'cookieBanner.reject': Record<never, never>
  readonly 'cookieBanner.customise': Record<never, never>
  readonly 'cookieBanner.setOnlyCookiesSite': Record<never, never>
  readonly 'cookieBanner.useSeeWorksNothing': { readonly who: string }
  readonly 'maintenance.weAreFixingSomething': Record<never, never>
  readonly 'maintenance.openHealth': Record<never, never>
  readonly 'maintenance.tryTheHomePage': Record<never, never>
  readonly 'maintenance.siteCouldAnswer': Record<never, never>
  readonly 'maintenance.alreadySavedPaidSafe': { readonly failed: string }
  readonly 'notAllowed.pageRole': Record<never, never>
  readonly 'notAllowed.goHomePage': Record<never, never>
  readonly 'notAllowed.youMayNotOpen': Record<never, never>
  readonly 'notAllowed.askPersonGaveAccess': { readonly why: string }
  readonly 'notFound.nothingGrowsAddress': Record<never, never>
  readonly 'notFound.backToTheStart': Record<never, never>
  readonly 'notFound.pageMovedLinkLost': Record<never, never>
  readonly 'sendAgain.sentYet': Record<never, never>
  readonly 'sendAgain.toBeChosenAgain': { readonly files: string }
  readonly 'sendAgain.sendItAgain': Record<never, never>
  readonly 'currencyMessage.currency': Record<never, never>
  readonly 'currencyMessage.pricesShownWhereSeem': { readonly country: string; readonly shown: string; readonly suggested: string }
  readonly 'currencyMessage.show': { readonly suggested: string }
  readonly 'currencyMessage.keep': { readonly shown: string }
  readonly 'offerBanner.offer': Record<never, never>
  readonly 'offerBanner.closeTheOffer': Record<never, never>
  readonly 'quickSearch.quickSearch': Record<never, never>
  readonly 'quickSearch.findPageSomethingYours': Record<never, never>
  readonly 'quickSearch.enterOpensFirstArrow': Record<never, never>
  readonly 'impersonationBanner.actingOnBehalf': Record<never, never>
  readonly 'impersonationBanner.stop': Record<never, never>
  readonly 'sessionNotices.noLonger': { readonly name: string }
  readonly 'sessionNotices.anotherTabSignedSomeone': Record<never, never>
  readonly 'siteFooter.fundClimateAction': Record<never, never>
  readonly 'siteFooter.asAPersonOnce': Record<never, never>
  readonly 'siteFooter.asABusinessOnce': Record<never, never>
  readonly 'siteFooter.everyMonthForPeople': Record<never, never>
  readonly 'siteFooter.forAWorkforce': Record<never, never>
  readonly 'siteFooter.asAGift': Record<never, never>
  readonly 'siteFooter.yourFootprint': Record<never, never>
  readonly 'siteFooter.carCalculator': Record<never, never>
  readonly 'siteFooter.seeTheProof': Record<never, never>
  readonly 'siteFooter.howItIsProved': Record<never, never>
  readonly 'siteFooter.projects': Record<never, never>
  readonly 'siteFooter.verifyACertificate': Record<never, never>
  readonly 'siteFooter.thePublicLedger': Record<never, never>
  readonly 'siteFooter.verifyAVehicle': Record<never, never>
  readonly 'siteFooter.whoFundsWhat': Record<never, never>
  readonly 'siteFooter.lookAroundFirst': Record<never, never>
  readonly 'siteFooter.forBusiness': Record<never, never>
  readonly 'siteFooter.calculateAFootprint': Record<never, never>
  readonly 'siteFooter.understandIt': Record<never, never>
  readonly 'siteFooter.reduceIt': Record<never, never>
  readonly 'siteFooter.whatYouMaySay': Record<never, never>
  readonly 'siteFooter.advice': Record<never, never>
  readonly 'siteFooter.forAnOnlineShop': Record<never, never>
  readonly 'siteFooter.fleetCalculator': Record<never, never>
  readonly 'siteFooter.about': Record<never, never>
  readonly 'siteFooter.search': Record<never, never>
  readonly 'siteFooter.help': Record<never, never>
  readonly 'siteFooter.questionsAndAnswers': Record<never, never>
  readonly 'siteFooter.toRead': Record<never, never>
  readonly 'siteFooter.contact': Record<never, never>
  readonly 'siteFooter.forDevelopers': Record<never, never>
  readonly 'siteFooter.newsletter': Record<never, never>
  readonly 'siteFooter.whoRunsThis': Record<never, never>
  readonly 'siteFooter.status': Record<never, never>
  readonly 'siteFooter.accessibility': Record<never, never>
  readonly 'siteFooter.termsAndConditions': Record<never, never>
  readonly 'siteFooter.privacy': Record<never, never>
  readonly 'siteFooter.terms': Record<never, never>
  readonly 'siteFooter.legalNotice': Record<never, never>
  readonly 'siteFooter.site': Record<never, never>
  readonly 'siteFooter.growsBeneathPromiseEvery': Record<never, never>
  readonly 'siteFooter.understoryOpenSourceSoftware': { readonly isUnderstory: 'yes' | 'other'; readonly siteName: string }
  readonly 'siteFooter.smallPrint': Record<never, never>
  readonly 'siteFooter.cookieSettings': Record<never, never>
  readonly 'accountMenu.dataEntry': Record<never, never>
  readonly 'accountMenu.accountMenuSigned': Record<never, never>
  readonly 'accountMenu.businessAccount': { readonly hasRole: 'yes' | 'other'; readonly isBusiness: 'yes' | 'other'; readonly roles: string }
  readonly 'accountMenu.switchTo': Record<never, never>
  readonly 'accountMenu.myImpact': Record<never, never>
  readonly 'accountMenu.settings': Record<never, never>
  readonly 'accountMenu.members': Record<never, never>
  readonly 'accountMenu.accounts': Record<never, never>
  readonly 'accountMenu.signOut': Record<never, never>
  readonly 'siteHeader.forPeople': Record<never, never>
  readonly 'siteHeader.forBusiness': Record<never, never>
  readonly 'siteHeader.projects': Record<never, never>
  readonly 'siteHeader.howItIsProved': Record<never, never>
  readonly 'siteHeader.faq': Record<never, never>
  readonly 'siteHeader.home': { readonly siteName: string }
  readonly 'siteHeader.main': Record<never, never>
  readonly 'siteHeader.menu': Record<never, never>
  readonly 'siteHeader.signIn': Record<never, never>
  readonly 'siteHeader.join': Record<never, never>
  readonly 'skipLink.skipToTheContent': Record<never, never>
  readonly 'copyLink.copyLink': Record<never, never>
  readonly 'onlyLooking.actCustomerStaffOnly': Record<never, never>
  readonly 'onlyLooking.roleLetsLookChange': Record<never, never>
  readonly 'chartTools.whatTheChartsShow': Record<never, never>
  readonly 'problemTable.caption': Record<never, never>
  readonly 'problemTable.row': Record<never, never>
  readonly 'problemTable.column': Record<never, never>
  readonly 'problemTable.whatToDo': Record<never, never>
  readonly 'chatLink.chatWithUs': Record<never, never>
  readonly 'maintenance.description': Record<never, never>
  readonly 'notFound.pageNotFound': Record<never, never>
  readonly 'notFound.description': Record<never, never>
  readonly 'unknown.pageNotFound': Record<never, never>
  readonly 'unknown.description': Record<never, never>
  readonly 'manifest.description': Record<never, never>
  readonly 'securityContact.contactMailto': { readonly supportEmail: string }
  readonly 'securityContact.preferredLanguagesEn': Record<never, never>
  readonly 'places.dashboards': Record<never, never>
  readonly 'places.share': Record<never, never>
  readonly 'places.manage': Record<never, never>
  readonly 'places.account': Record<never, never>
  readonly 'accountMenu.owner': Record<never, never>
  readonly 'accountMenu.admin': Record<never, never>
  readonly 'accountMenu.member': Record<never, never>
  readonly 'accountMenu.viewer': Record<never, never>
  readonly 'cookieChoices.authentication': Record<never, never>
  readonly 'cookieChoices.payments': Record<never, never>
  readonly 'cookieChoices.performance': Record<never, never>
  readonly 'cookieChoices.support': Record<never, never>
  readonly 'cookieBanner.outsideServices': { readonly length: string }
  readonly 'cookieChoices.keepsYouSignedIn': Record<never, never>
  readonly 'cookieChoices.takesCardPaymentSafely': Record<never, never>
  readonly 'cookieChoices.tellsUsWhenPage': Record<never, never>
  readonly 'cookieChoices.offUnlessYouSwitch': Record<never, never>
  readonly 'cookieChoices.letsYouWriteUs': Record<never, never>
  readonly 'cookieChoices.sentWhatFailedBy': { readonly errorsHost: string }
  readonly 'cookieChoices.orChatThroughWhich': { readonly name: string }
}>(english)

export const shellRich = /* @__PURE__ */ richMessages<{
  readonly 'appFrame.searchCtrlK': { readonly kbd: MessageTag }
  readonly 'cookieChoices.goesStoresSaysAbout': { readonly company: string; readonly hidden: MessageTag; readonly link: MessageTag; readonly name: string; readonly stores: string; readonly strong: MessageTag; readonly why: string }
  readonly 'sendAgain.typedStillLogNew': { readonly link: MessageTag }
  readonly 'impersonationBanner.actMinutesMoreReason': { readonly minutesLeft: string; readonly name: string; readonly reason: string; readonly strong: MessageTag }
  readonly 'sessionNotices.typedStillLogNew': { readonly link: MessageTag }
}>(english)
