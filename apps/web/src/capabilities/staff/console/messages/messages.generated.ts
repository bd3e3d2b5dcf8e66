// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const consoleMessage = /* @__PURE__ */ plainMessages<{
  readonly 'reasonField.customerReadsTenCharacters': Record<never, never>
  readonly 'reasonField.reason': Record<never, never>
  readonly 'consoleSearch.findPersonPaymentCertificate': Record<never, never>
  readonly 'consoleSearch.search': Record<never, never>
  readonly 'staff.menuOfTheConsole': Record<never, never>
  readonly 'staff.openMenu': Record<never, never>
  readonly 'staff.search': Record<never, never>
  readonly 'staff.console': Record<never, never>
  readonly 'staffSession.databaseDoesAnswerConsole': Record<never, never>
  readonly 'consoleFilter.onlyWithTheseWords': { readonly caption: string }
  readonly 'consoleFilter.filter': Record<never, never>
  readonly 'consoleFilter.of': { readonly count: string; readonly count2: string }
  readonly 'people.people': Record<never, never>
  readonly 'people.description': Record<never, never>
  readonly 'people.threeLettersMoreEmail': Record<never, never>
  readonly 'people.findAPerson': Record<never, never>
  readonly 'people.who': Record<never, never>
  readonly 'people.find': Record<never, never>
  readonly 'people.everySearchEveryLook': Record<never, never>
  readonly 'people.nobodyMatches': Record<never, never>
  readonly 'people.caption': Record<never, never>
  readonly 'people.user': Record<never, never>
  readonly 'people.name': Record<never, never>
  readonly 'people.accounts': Record<never, never>
  readonly 'impersonate.staffSignIn': Record<never, never>
  readonly 'impersonate.description': Record<never, never>
  readonly 'impersonate.signingGoogleDidWork': Record<never, never>
  readonly 'impersonate.peopleRun': Record<never, never>
  readonly 'impersonate.askAdministratorDirectory': Record<never, never>
  readonly 'impersonate.signGoogleAccountOrganisation': Record<never, never>
  readonly 'impersonate.signInWithGoogle': Record<never, never>
  readonly 'impersonate.actForACustomer': Record<never, never>
  readonly 'impersonate.onceSignedHourMost': Record<never, never>
  readonly 'impersonate.theirEmail': Record<never, never>
  readonly 'impersonate.actOnTheirBehalf': Record<never, never>
  readonly 'auditList.utc': { readonly at: string }
  readonly 'auditList.reason': { readonly reason: string }
  readonly 'activity.activity': Record<never, never>
  readonly 'activity.description': Record<never, never>
  readonly 'activity.lead': Record<never, never>
  readonly 'activity.nothingHasHappenedYet': Record<never, never>
  readonly 'activity.older': Record<never, never>
  readonly 'auditCsvColumns.atUtc': Record<never, never>
  readonly 'auditCsvColumns.whatHappened': Record<never, never>
  readonly 'auditCsvColumns.details': Record<never, never>
  readonly 'auditCsvColumns.by': Record<never, never>
  readonly 'auditCsvColumns.user': Record<never, never>
  readonly 'auditCsvColumns.account': Record<never, never>
  readonly 'auditCsvColumns.reason': Record<never, never>
  readonly 'auditCsvColumns.event': Record<never, never>
  readonly 'auditCsvColumns.number': Record<never, never>
  readonly 'audit.auditTrail': Record<never, never>
  readonly 'audit.description': Record<never, never>
  readonly 'audit.whatStaffDid': Record<never, never>
  readonly 'audit.onlyWordsWhomWhy': Record<never, never>
  readonly 'audit.filter': Record<never, never>
  readonly 'audit.savePageCsv': Record<never, never>
  readonly 'audit.nothingFitsThat': Record<never, never>
  readonly 'audit.nothingHasHappenedYet': Record<never, never>
  readonly 'audit.older': Record<never, never>
  readonly 'waitingSince.nothingWaits': Record<never, never>
  readonly 'footprintWork.since': Record<never, never>
  readonly 'footprintWork.company': Record<never, never>
  readonly 'footprintWork.from': Record<never, never>
  readonly 'footprintWork.account': Record<never, never>
  readonly 'footprintWork.reason': Record<never, never>
  readonly 'footprintWork.footprintsToVerify': Record<never, never>
  readonly 'footprintWork.handedOverLockedUntil': { readonly waitingWords: string }
  readonly 'footprintWork.caption': Record<never, never>
  readonly 'footprintWork.unlockRequests': Record<never, never>
  readonly 'footprintWork.verifiedFootprintsSomeoneAsks': { readonly waitingWords: string }
  readonly 'footprintWork.from3': { readonly account: string; readonly companyName: string; readonly longMonth: string; readonly reason: string; readonly waitingSince: string }
  readonly 'footprintWork.noteToThem': Record<never, never>
  readonly 'footprintWork.openIt': Record<never, never>
  readonly 'footprintWork.leaveItAsIt': Record<never, never>
  readonly 'settleButtons.recordedNameAuditTrail': Record<never, never>
  readonly 'settleButtons.reason': Record<never, never>
  readonly 'givenUpJobs.givenUp': Record<never, never>
  readonly 'givenUpJobs.queue': Record<never, never>
  readonly 'givenUpJobs.about': Record<never, never>
  readonly 'givenUpJobs.attempts': Record<never, never>
  readonly 'givenUpJobs.lastFault': Record<never, never>
  readonly 'givenUpJobs.emailsJobsGivenUp': Record<never, never>
  readonly 'givenUpJobs.triedUntilNothingGained': { readonly hasMore: 'yes' | 'other'; readonly waitingWords: string }
  readonly 'givenUpJobs.caption': Record<never, never>
  readonly 'givenUpJobs.nothingWasChanged': Record<never, never>
  readonly 'givenUpJobs.tryAgain': Record<never, never>
  readonly 'givenUpJobs.linkEndedDropPerson': Record<never, never>
  readonly 'givenUpWebhooks.since': Record<never, never>
  readonly 'givenUpWebhooks.account': Record<never, never>
  readonly 'givenUpWebhooks.host': Record<never, never>
  readonly 'givenUpWebhooks.state': Record<never, never>
  readonly 'givenUpWebhooks.givenUp': Record<never, never>
  readonly 'givenUpWebhooks.waiting': Record<never, never>
  readonly 'givenUpWebhooks.lastAnswer': Record<never, never>
  readonly 'givenUpWebhooks.webhooksDevelopersGivenUp': Record<never, never>
  readonly 'givenUpWebhooks.ownersEmailSendEverything': { readonly hasMore: 'yes' | 'other'; readonly waitingWords: string }
  readonly 'givenUpWebhooks.caption': Record<never, never>
  readonly 'givenUpWebhooks.nothingWasChanged': Record<never, never>
  readonly 'givenUpWebhooks.switchSendAgain': Record<never, never>
  readonly 'givenUpWebhooks.leaveOwner': Record<never, never>
  readonly 'givenUpWebhooks.offAnsweredGone': Record<never, never>
  readonly 'givenUpWebhooks.offNothingArrivedFive': Record<never, never>
  readonly 'largeOrders.since': Record<never, never>
  readonly 'largeOrders.order': Record<never, never>
  readonly 'largeOrders.shop': Record<never, never>
  readonly 'largeOrders.account': Record<never, never>
  readonly 'largeOrders.ordersShopsTooLarge': Record<never, never>
  readonly 'largeOrders.askMerchantWhetherReal': { readonly waitingWords: string }
  readonly 'largeOrders.caption': Record<never, never>
  readonly 'largeOrders.theOrderStillWaits': Record<never, never>
  readonly 'largeOrders.whatCameOfIt': Record<never, never>
  readonly 'leads.since': Record<never, never>
  readonly 'leads.about': Record<never, never>
  readonly 'leads.name': Record<never, never>
  readonly 'leads.company': Record<never, never>
  readonly 'leads.email': Record<never, never>
  readonly 'leads.message': Record<never, never>
  readonly 'leads.messagesToAnswer': Record<never, never>
  readonly 'leads.writtenContactOldestFirst': { readonly waitingWords: string }
  readonly 'leads.caption': Record<never, never>
  readonly 'leads.sentWriteBeginGreeting': Record<never, never>
  readonly 'leads.answerSent': Record<never, never>
  readonly 'leads.answer': Record<never, never>
  readonly 'logState.thePublicLog': Record<never, never>
  readonly 'logState.leavesNothingWaitsLeaves': { readonly count: string; readonly count2: string; readonly count3: string; readonly hasLost: 'yes' | 'other'; readonly noWaiting: 'yes' | 'other' }
  readonly 'logState.nothingBeenSignedSince': { readonly date: string }
  readonly 'logState.fundedWaitsLostDocs': { readonly reason: string }
  readonly 'orderedVerifications.paid': Record<never, never>
  readonly 'orderedVerifications.account': Record<never, never>
  readonly 'orderedVerifications.what': Record<never, never>
  readonly 'orderedVerifications.email': Record<never, never>
  readonly 'orderedVerifications.verificationsThatWereOrdered': Record<never, never>
  readonly 'orderedVerifications.verificationsPaidOldestFirst': { readonly waitingWords: string }
  readonly 'orderedVerifications.caption': Record<never, never>
  readonly 'orderedVerifications.orderedLeft': Record<never, never>
  readonly 'parkedDeliveries.setAside': Record<never, never>
  readonly 'parkedDeliveries.shop': Record<never, never>
  readonly 'parkedDeliveries.account': Record<never, never>
  readonly 'parkedDeliveries.about': Record<never, never>
  readonly 'parkedDeliveries.problem': Record<never, never>
  readonly 'parkedDeliveries.deliveriesShopsSetAside': Record<never, never>
  readonly 'parkedDeliveries.signedShopNothingCould': { readonly hasMore: 'yes' | 'other'; readonly waitingWords: string }
  readonly 'parkedDeliveries.caption': Record<never, never>
  readonly 'parkedDeliveries.nothingWasChanged': Record<never, never>
  readonly 'parkedDeliveries.readTheShopAgain': Record<never, never>
  readonly 'paymentAlerts.since': Record<never, never>
  readonly 'paymentAlerts.whatHappened': Record<never, never>
  readonly 'paymentAlerts.payment': Record<never, never>
  readonly 'paymentAlerts.amount': Record<never, never>
  readonly 'paymentAlerts.account': Record<never, never>
  readonly 'paymentAlerts.paymentsToLookAt': Record<never, never>
  readonly 'paymentAlerts.disputesRefundsFailedWarnings': { readonly waitingWords: string }
  readonly 'paymentAlerts.caption': Record<never, never>
  readonly 'paymentAlerts.thePaymentStillWaits': Record<never, never>
  readonly 'paymentAlerts.whatWasDone': Record<never, never>
  readonly 'queues.queues': Record<never, never>
  readonly 'queues.description': Record<never, never>
  readonly 'queues.whatWaitsForUs': Record<never, never>
  readonly 'queues.offersOffPlatformImpact': Record<never, never>
  readonly 'search.searchTheConsole': Record<never, never>
  readonly 'search.description': Record<never, never>
  readonly 'search.search': Record<never, never>
  readonly 'search.threeLettersMoreName': Record<never, never>
  readonly 'search.nothingMatches': { readonly search: string }
  readonly 'settings.settingsOfTheConsole': Record<never, never>
  readonly 'settings.description': Record<never, never>
  readonly 'settings.team': Record<never, never>
  readonly 'settings.worksDirectoryRolesInclude': Record<never, never>
  readonly 'settings.trail': Record<never, never>
  readonly 'settings.everythingStaffLookedChanged': Record<never, never>
  readonly 'settings.settings': Record<never, never>
  readonly 'team.staff': Record<never, never>
  readonly 'team.description': Record<never, never>
  readonly 'team.peopleRun': Record<never, never>
  readonly 'team.directoryProgramSaidLast': Record<never, never>
  readonly 'team.caption': Record<never, never>
  readonly 'team.email': Record<never, never>
  readonly 'team.claims': Record<never, never>
  readonly 'team.checked': Record<never, never>
  readonly 'team.rolesProgramGave': Record<never, never>
  readonly 'team.none': Record<never, never>
  readonly 'team.givenByTheProgram': Record<never, never>
  readonly 'team.roles': Record<never, never>
  readonly 'team.why': Record<never, never>
  readonly 'team.given': Record<never, never>
  readonly 'today.today': Record<never, never>
  readonly 'today.description': Record<never, never>
  readonly 'today.nothingWaitsForYou': Record<never, never>
  readonly 'today.everythingEndsPersonRole': Record<never, never>
  readonly 'today.nothingWaitsIn': { readonly list: string }
  readonly 'today.theOldestHasWaited': { readonly ageWords: string }
  readonly 'purchases.purchases': Record<never, never>
  readonly 'purchases.none': Record<never, never>
  readonly 'purchases.caption': Record<never, never>
  readonly 'purchases.date': Record<never, never>
  readonly 'purchases.account': Record<never, never>
  readonly 'purchases.status': Record<never, never>
  readonly 'purchases.total': Record<never, never>
  readonly 'purchases.certificate': Record<never, never>
  readonly 'purchases.verify': Record<never, never>
  readonly 'purchases.giftFor': { readonly to: string }
  readonly 'purchases.andMore': { readonly others: string }
  readonly 'refunds.subscriptions': Record<never, never>
  readonly 'refunds.none': Record<never, never>
  readonly 'refunds.caption': { readonly account: string; readonly date: string; readonly productName: string; readonly statusLabel: string }
  readonly 'refunds.date': Record<never, never>
  readonly 'refunds.status': Record<never, never>
  readonly 'refunds.total': Record<never, never>
  readonly 'refunds.aPurchaseOf': { readonly account: string; readonly date: string; readonly total: string }
  readonly 'refunds.of': { readonly account: string; readonly date: string; readonly productName: string; readonly total: string }
  readonly 'refunds.refundAPayment': Record<never, never>
  readonly 'refunds.refundWay': Record<never, never>
  readonly 'refunds.paymentProviderGivesMoney': Record<never, never>
  readonly 'refunds.nothingPaidCouldGo': Record<never, never>
  readonly 'refunds.wholePaymentGoesBack': Record<never, never>
  readonly 'refunds.payment': Record<never, never>
  readonly 'refunds.pleaseChoose': Record<never, never>
  readonly 'refunds.refundIt': Record<never, never>
  readonly 'signOutPart.signOutEverywhere': Record<never, never>
  readonly 'signOutPart.theyAreSignedOut': Record<never, never>
  readonly 'signOutPart.everySessionEndedGet': Record<never, never>
  readonly 'signOutPart.endsEverySessionOnce': Record<never, never>
  readonly 'signOutPart.signThemOut': Record<never, never>
  readonly 'user.user': Record<never, never>
  readonly 'user.description': Record<never, never>
  readonly 'user.pleaseChoosePaymentGoes': Record<never, never>
  readonly 'user.actOnBehalf': Record<never, never>
  readonly 'user.hourMostSeeSee': Record<never, never>
  readonly 'user.actFor': { readonly email: string }
  readonly 'user.emails': Record<never, never>
  readonly 'user.none': Record<never, never>
  readonly 'user.handedOver': { readonly date: string; readonly emailNames: string; readonly isSent: 'yes' | 'other' }
  readonly 'user.trail': Record<never, never>
  readonly 'user.googleAsStaff': Record<never, never>
  readonly 'user.email': Record<never, never>
  readonly 'user.verified': { readonly email: string; readonly emailVerified: 'yes' | 'other' }
  readonly 'user.joined': Record<never, never>
  readonly 'user.signInMethods': Record<never, never>
  readonly 'user.noneYetAGuest': Record<never, never>
  readonly 'user.secondFactorOn': { readonly list: string; readonly secondFactor: 'yes' | 'other' }
  readonly 'user.accounts': Record<never, never>
  readonly 'user.none2': Record<never, never>
  readonly 'places.activity': Record<never, never>
  readonly 'places.today': Record<never, never>
  readonly 'places.people': Record<never, never>
  readonly 'places.queues': Record<never, never>
  readonly 'places.settings': Record<never, never>
  readonly 'refunds.refunded': Record<never, never>
  readonly 'userTotals.nothing': Record<never, never>
  readonly 'givenUpJobs.drop': Record<never, never>
  readonly 'givenUpWebhooks.on': Record<never, never>
  readonly 'parkedDeliveries.drop': Record<never, never>
  readonly 'auditSentence.someone': Record<never, never>
  readonly 'search.people': Record<never, never>
  readonly 'search.payments': Record<never, never>
  readonly 'search.certificates': Record<never, never>
  readonly 'search.shops': Record<never, never>
  readonly 'search.jobs': Record<never, never>
  readonly 'userTotals.latestPurchase': Record<never, never>
  readonly 'userTotals.latestPurchases': Record<never, never>
  readonly 'userTotals.activeSubscription': Record<never, never>
  readonly 'userTotals.activeSubscriptions': Record<never, never>
  readonly 'user.password': Record<never, never>
  readonly 'waitingSince.sinceToday': Record<never, never>
  readonly 'waitingSince.forDays': { readonly days: string }
  readonly 'waitingSince.waiting': { readonly since: string; readonly since2: string }
  readonly 'footprintWork.allAnswered': { readonly asked: string }
  readonly 'footprintWork.withoutAnAnswer': { readonly asked: string; readonly openQuestions: string }
  readonly 'givenUpJobs.noNumber': Record<never, never>
  readonly 'givenUpJobs.attemptsLast': { readonly attempts: string; readonly ended: string; readonly job: string; readonly lastError: string }
  readonly 'auditSentence.signedIn': { readonly who: string }
  readonly 'auditSentence.signedOutEverywhere': { readonly who: string }
  readonly 'auditSentence.signedOutEverywhere2': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.beganActFor': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.stoppedActingFor': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.changedSomethingFor': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.lookedAt': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.usedStaffArea': { readonly who: string }
  readonly 'auditSentence.enteredImpactFor': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.reversedImpact': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.triedGivenUpJobs': { readonly who: string }
  readonly 'auditSentence.droppedGivenUpJobs': { readonly who: string }
  readonly 'auditSentence.hadShopsReadAgain': { readonly who: string }
  readonly 'auditSentence.droppedDeliveriesShops': { readonly who: string }
  readonly 'auditSentence.switchedWebhookOnAgain': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.leftWebhookAs': { readonly who: string; readonly whom: string }
  readonly 'auditSentence.gaveRolesStaff': { readonly who: string }
  readonly 'auditSentence.tookRolesStaffBack': { readonly who: string }
  readonly 'auditSentence.refundedPayment': { readonly who: string; readonly whom: string }
}>(english)

export const consoleRich = /* @__PURE__ */ richMessages<{
  readonly 'consoleFilter.saveAsCsv': { readonly caption: string; readonly hidden: MessageTag }
  readonly 'auditList.record': { readonly hidden: MessageTag; readonly id: string }
  readonly 'footprintWork.from2': { readonly account: string; readonly companyName: string; readonly link: MessageTag; readonly longMonth: string; readonly questionsInWords: string; readonly waitingSince: string }
  readonly 'givenUpWebhooks.testAccountGivenUp': { readonly account: string; readonly givenUp: string; readonly hasLastAnswer: 'yes' | 'other'; readonly host: string; readonly isTest: 'yes' | 'other'; readonly lastAnswer: string; readonly stateInWords: string; readonly strong: MessageTag; readonly waiting: string; readonly waitingSince: string }
  readonly 'largeOrders.orderOf': { readonly label: string; readonly shop: string; readonly strong: MessageTag; readonly waitingSince: string }
  readonly 'largeOrders.seenToOrder': { readonly hidden: MessageTag; readonly label: string }
  readonly 'leads.sendTheAnswerTo': { readonly hidden: MessageTag; readonly name: string }
  readonly 'paymentAlerts.seenTo': { readonly hidden: MessageTag; readonly paymentId: string }
  readonly 'queues.enteredPageUserEvidence': { readonly link: MessageTag }
  readonly 'team.organisationsWhoseDirectoryNames': { readonly code: MessageTag }
  readonly 'purchases.verify2': { readonly link: MessageTag }
  readonly 'user.offersOtherImpact': { readonly hidden: MessageTag; readonly kind: string; readonly link: MessageTag; readonly name: string; readonly role: string }
}>(english)
