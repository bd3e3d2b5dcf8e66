// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const accountsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'confirmEmail.yourNewEmail': Record<never, never>
  readonly 'confirmEmail.description': Record<never, never>
  readonly 'confirmEmail.thisAddress': Record<never, never>
  readonly 'confirmEmail.useFromNowOn': { readonly email: string }
  readonly 'confirmEmail.signEmailsGo': Record<never, never>
  readonly 'confirmEmail.useThisAddress': Record<never, never>
  readonly 'confirmEmail.linkNoLongerValid': Record<never, never>
  readonly 'confirmEmail.worksOnce24Hours': Record<never, never>
  readonly 'confirmEmail.toMyAccount': Record<never, never>
  readonly 'confirmEmail.thisDidNotWork': Record<never, never>
  readonly 'confirmEmail.yourEmailIsChanged': Record<never, never>
  readonly 'confirmEmail.signNewAddressNow': Record<never, never>
  readonly 'verifyEmail.verifyYourEmail': Record<never, never>
  readonly 'verifyEmail.description': Record<never, never>
  readonly 'verifyEmail.yourEmailIsVerified': Record<never, never>
  readonly 'verifyEmail.linkNoLongerValid': Record<never, never>
  readonly 'verifyEmail.receiptsCertificatesFindNow': Record<never, never>
  readonly 'verifyEmail.works24HoursSign': Record<never, never>
  readonly 'verifyEmail.seeMyImpact': Record<never, never>
  readonly 'verifyEmail.signIn': Record<never, never>
  readonly 'verifyEmail.thisAddress': Record<never, never>
  readonly 'verifyEmail.isYours': { readonly email: string }
  readonly 'verifyEmail.someoneOpenedAccountLeave': Record<never, never>
  readonly 'verifyEmail.yesVerifyMyEmail': Record<never, never>
  readonly 'firstPassword.keepYourForest': Record<never, never>
  readonly 'firstPassword.description': Record<never, never>
  readonly 'firstPassword.choosePasswordFundedStays': Record<never, never>
  readonly 'firstPassword.keepMyForest': Record<never, never>
  readonly 'firstPassword.linkNoLongerValid': Record<never, never>
  readonly 'firstPassword.worksOnceTwoWeeks': Record<never, never>
  readonly 'firstPassword.signIn': Record<never, never>
  readonly 'firstPassword.askNewLink': Record<never, never>
  readonly 'providerButtons.signInWith': { readonly providerButtonsNames: string }
  readonly 'providerButtons.orWithYourEmail': Record<never, never>
  readonly 'providerButtons.orWithoutAPassword': Record<never, never>
  readonly 'providerButtons.joinWith': { readonly providerButtonsNames: string }
  readonly 'socialErrors.alreadyAccountEmailSign': { readonly socialErrorsNames: string }
  readonly 'join.join': Record<never, never>
  readonly 'join.description': Record<never, never>
  readonly 'join.joinToPay': Record<never, never>
  readonly 'join.join2': { readonly siteName: string }
  readonly 'join.freeJoinPaymentNext': Record<never, never>
  readonly 'join.freeJoinAcceptInvitation': { readonly account: string }
  readonly 'join.freeJoinPayFund': Record<never, never>
  readonly 'join.whoIsItFor': Record<never, never>
  readonly 'join.me': Record<never, never>
  readonly 'join.myLifeMyHousehold': Record<never, never>
  readonly 'join.aBusiness': Record<never, never>
  readonly 'join.companyCharityTeam': Record<never, never>
  readonly 'join.accountBusiness': Record<never, never>
  readonly 'join.anAccountForYou': Record<never, never>
  readonly 'join.forYourselfInstead': Record<never, never>
  readonly 'join.forABusinessInstead': Record<never, never>
  readonly 'join.goToSignIn': Record<never, never>
  readonly 'join.email': Record<never, never>
  readonly 'mismatch.otherKindAccount': Record<never, never>
  readonly 'mismatch.description': Record<never, never>
  readonly 'mismatch.thisPlanIsFor': { readonly mismatchNames: string }
  readonly 'mismatch.signedEmailHoldsKind': { readonly email: string; readonly mismatchNames: string }
  readonly 'mismatch.seeWhatSuitsMy': { readonly mismatchNames: string }
  readonly 'yourDetails.poundsGbp': Record<never, never>
  readonly 'yourDetails.eurosEur': Record<never, never>
  readonly 'yourDetails.usDollarsUsd': Record<never, never>
  readonly 'yourDetails.yourDetails': Record<never, never>
  readonly 'yourDetails.description': Record<never, never>
  readonly 'yourDetails.choseAccountEmailHolds': { readonly isBusiness: 'yes' | 'other'; readonly needed: string }
  readonly 'yourDetails.signedCertificatesInvoicesSay': { readonly email: string }
  readonly 'yourDetails.thisAccountIs': Record<never, never>
  readonly 'yourDetails.personal': Record<never, never>
  readonly 'yourDetails.forABusiness': Record<never, never>
  readonly 'yourDetails.firstName': Record<never, never>
  readonly 'yourDetails.lastName': Record<never, never>
  readonly 'yourDetails.companyName': Record<never, never>
  readonly 'yourDetails.country': Record<never, never>
  readonly 'yourDetails.currency': Record<never, never>
  readonly 'yourDetails.payAnotherLater': Record<never, never>
  readonly 'yourDetails.saveAndGoOn': Record<never, never>
  readonly 'differentPasswords.passwordsMustMatch': Record<never, never>
  readonly 'resetPassword.newPassword': Record<never, never>
  readonly 'resetPassword.description': Record<never, never>
  readonly 'resetPassword.least8CharactersFew': Record<never, never>
  readonly 'resetPassword.chooseANewPassword': Record<never, never>
  readonly 'resetPassword.everyDeviceSignedOut': Record<never, never>
  readonly 'resetPassword.onceMore': Record<never, never>
  readonly 'resetPassword.setThePassword': Record<never, never>
  readonly 'resetPassword.recoveryLinkValidAny': Record<never, never>
  readonly 'resetPassword.worksOnceHourOpening': Record<never, never>
  readonly 'resetPassword.askNew': Record<never, never>
  readonly 'resetRequest.forgottenPassword': Record<never, never>
  readonly 'resetRequest.description': Record<never, never>
  readonly 'resetRequest.forgottenYourPassword': Record<never, never>
  readonly 'resetRequest.sendEmailLinkSets': Record<never, never>
  readonly 'resetRequest.join': Record<never, never>
  readonly 'resetRequest.email': Record<never, never>
  readonly 'resetRequest.sendTheEmail': Record<never, never>
  readonly 'resetRequest.lookInYourMailbox': Record<never, never>
  readonly 'addFactor.authenticatorApp': Record<never, never>
  readonly 'addFactor.description': Record<never, never>
  readonly 'addFactor.addAnAuthenticatorApp': Record<never, never>
  readonly 'addFactor.scannedStillHoldsType': Record<never, never>
  readonly 'addFactor.scanAppTypeSecret': Record<never, never>
  readonly 'addFactor.qrCodeSecretWritten': Record<never, never>
  readonly 'addFactor.sixDigitsShows': Record<never, never>
  readonly 'addFactor.yourPassword': Record<never, never>
  readonly 'addFactor.turnItOn': Record<never, never>
  readonly 'addFactor.newBackupCodes': Record<never, never>
  readonly 'addFactor.oldOnesStopWorking': Record<never, never>
  readonly 'addFactor.codeApp': Record<never, never>
  readonly 'addFactor.makeNewOnes': Record<never, never>
  readonly 'addFactor.back': Record<never, never>
  readonly 'addFactor.keepTheseBackupCodes': Record<never, never>
  readonly 'addFactor.secondFactor': Record<never, never>
  readonly 'addFactor.eachLetsOnceWhen': Record<never, never>
  readonly 'addFactor.clickCodesSelectsAll': Record<never, never>
  readonly 'addFactor.downloadThem': Record<never, never>
  readonly 'addFactor.iHaveSavedThem': Record<never, never>
  readonly 'passkey.addAPasskey': Record<never, never>
  readonly 'passkey.description': Record<never, never>
  readonly 'passkey.aPasskeyNeedsJavascript': Record<never, never>
  readonly 'passkeys.keyDeviceKeepsUnlocks': Record<never, never>
  readonly 'passkeys.addedLastUsed': { readonly date: string; readonly date2: string; readonly hasLastUsedAt: 'yes' | 'other' }
  readonly 'passkeys.addAPasskey': Record<never, never>
  readonly 'passkeys.passwordRemove': Record<never, never>
  readonly 'sessionList.thisDevice': Record<never, never>
  readonly 'sessionList.sinceLastUsed': { readonly date: string; readonly date2: string; readonly sessionListWays: string }
  readonly 'sessionList.signOutEverywhere': Record<never, never>
  readonly 'security.passwordChangedEveryOther': Record<never, never>
  readonly 'security.emailWayNewAddress': Record<never, never>
  readonly 'security.deviceSignedOut': Record<never, never>
  readonly 'security.signingAsksSecondFactor': Record<never, never>
  readonly 'security.secondFactorRemoved': Record<never, never>
  readonly 'security.passkeyAddedSignsItself': Record<never, never>
  readonly 'security.thePasskeyIsRemoved': Record<never, never>
  readonly 'security.signInAndSecurity': Record<never, never>
  readonly 'security.onlyPersonThemselvesSees': Record<never, never>
  readonly 'security.email': Record<never, never>
  readonly 'security.password': Record<never, never>
  readonly 'security.secondFactor': Record<never, never>
  readonly 'security.passkeys': Record<never, never>
  readonly 'security.whereSigned': Record<never, never>
  readonly 'security.sendVerificationEmailAgain': Record<never, never>
  readonly 'security.newEmail': Record<never, never>
  readonly 'security.yourPassword': Record<never, never>
  readonly 'security.changeTheEmail': Record<never, never>
  readonly 'security.currentPassword': Record<never, never>
  readonly 'security.signProviderPasswordMore': Record<never, never>
  readonly 'security.newPassword': Record<never, never>
  readonly 'security.least8CharactersHint': Record<never, never>
  readonly 'security.onceMore': Record<never, never>
  readonly 'security.changeThePassword': Record<never, never>
  readonly 'security.setAPassword': Record<never, never>
  readonly 'security.codeAppPhoneBesides': Record<never, never>
  readonly 'security.addAnAuthenticatorApp': Record<never, never>
  readonly 'security.codeAppRemove': Record<never, never>
  readonly 'security.removeTheSecondFactor': Record<never, never>
  readonly 'security.description': Record<never, never>
  readonly 'login.signIn': Record<never, never>
  readonly 'login.description': Record<never, never>
  readonly 'login.welcomeBack': Record<never, never>
  readonly 'login.newPasswordSetSign': Record<never, never>
  readonly 'login.email': Record<never, never>
  readonly 'login.password': Record<never, never>
  readonly 'login.rememberMeDevice': Record<never, never>
  readonly 'login.forgottenYourPassword': Record<never, never>
  readonly 'login.signPasskey': Record<never, never>
  readonly 'login.join': Record<never, never>
  readonly 'login.chooseAPassword': Record<never, never>
  readonly 'logout.signOut': Record<never, never>
  readonly 'logout.description': Record<never, never>
  readonly 'logout.signOut2': Record<never, never>
  readonly 'logout.certificatesStayValidLedger': Record<never, never>
  readonly 'logout.staySeeMyImpact': Record<never, never>
  readonly 'logout.youAreSignedOut': Record<never, never>
  readonly 'logout.nobodySignedBrowser': Record<never, never>
  readonly 'logout.signIn': Record<never, never>
  readonly 'logout.signedOut': Record<never, never>
  readonly 'logout.savedStill': Record<never, never>
  readonly 'logout.logInAgain': Record<never, never>
  readonly 'passkey.signPasskey': Record<never, never>
  readonly 'passkey.signKeyDeviceKeeps': Record<never, never>
  readonly 'passkey.passkeyNeedsJavascriptPassword': Record<never, never>
  readonly 'passkey.signInAnotherWay': Record<never, never>
  readonly 'secondFactor.secondFactor': Record<never, never>
  readonly 'secondFactor.description': Record<never, never>
  readonly 'secondFactor.sixDigitsAuthenticatorApp': Record<never, never>
  readonly 'secondFactor.oneMoreStep': Record<never, never>
  readonly 'secondFactor.code': Record<never, never>
  readonly 'secondFactor.goOn': Record<never, never>
  readonly 'secondFactor.signOutInstead': Record<never, never>
  readonly 'places.signInAndSecurity': Record<never, never>
  readonly 'addFactor.backupCodesEachFor': { readonly join: string; readonly siteName: string }
  readonly 'mismatch.personalAccount': Record<never, never>
  readonly 'mismatch.businessAccount': Record<never, never>
}>(english)

export const accountsRich = /* @__PURE__ */ richMessages<{
  readonly 'join.iAcceptTermsConditions': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'join.beenBeforeSign': { readonly link: MessageTag }
  readonly 'join.emailHoldsKindAccount': { readonly link: MessageTag }
  readonly 'yourDetails.joiningColleaguesLinkInvitation': { readonly link: MessageTag }
  readonly 'resetRequest.rememberedSignIn': { readonly link: MessageTag }
  readonly 'resetRequest.emailArrivesWithin15': { readonly link: MessageTag }
  readonly 'passkeys.removeThePasskey': { readonly hidden: MessageTag; readonly name: string }
  readonly 'sessionList.signOut': { readonly device: string; readonly hidden: MessageTag }
  readonly 'security.signVerified': { readonly email: string; readonly isVerified: 'yes' | 'other'; readonly strong: MessageTag }
  readonly 'security.backupCodesLeftMake': { readonly backupCodesLeft: string; readonly link: MessageTag }
  readonly 'login.newHereJoin': { readonly link: MessageTag }
}>(english)
