// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const newsletterMessage = /* @__PURE__ */ plainMessages<{
  readonly 'newsletterForm.newsFromTheGround': Record<never, never>
  readonly 'newsletterForm.sendTheNewsletterTo': Record<never, never>
  readonly 'newsletterForm.hazelExampleOrg': Record<never, never>
  readonly 'newsletterForm.keepMePosted': Record<never, never>
  readonly 'link.linkNoLongerValid': Record<never, never>
  readonly 'link.olderWeekCutOff': Record<never, never>
  readonly 'link.askNew': Record<never, never>
  readonly 'confirm.confirmTheNewsletter': Record<never, never>
  readonly 'confirm.description': Record<never, never>
  readonly 'confirm.youAreOnThe': Record<never, never>
  readonly 'confirm.getNewsletterAddressAlready': Record<never, never>
  readonly 'confirm.likeNewsletter': Record<never, never>
  readonly 'confirm.yesSendMeNewsletter': Record<never, never>
  readonly 'confirm.didAskClosePage': Record<never, never>
  readonly 'confirm.nextIssueComesMailbox': Record<never, never>
  readonly 'confirm.somethingToRead': Record<never, never>
  readonly 'confirm.theProjects': Record<never, never>
  readonly 'leave.leaveTheNewsletter': Record<never, never>
  readonly 'leave.description': Record<never, never>
  readonly 'leave.welcomeBack': Record<never, never>
  readonly 'leave.nextIssueComesMailbox': Record<never, never>
  readonly 'leave.leaveTheNewsletter2': Record<never, never>
  readonly 'leave.youHaveLeft': Record<never, never>
  readonly 'leave.noFurtherIssueSent': Record<never, never>
  readonly 'leave.wasItAMistake': Record<never, never>
  readonly 'leave.joinAgain': Record<never, never>
  readonly 'newsletter.theNewsletter': Record<never, never>
  readonly 'newsletter.description': Record<never, never>
  readonly 'newsletter.newsFromTheGround': Record<never, never>
  readonly 'newsletter.newsletterComesFewTimes': Record<never, never>
  readonly 'newsletter.whatIsInAn': Record<never, never>
  readonly 'newsletter.fundedSinceLastWhere': Record<never, never>
  readonly 'newsletter.projectCloseUpPlace': Record<never, never>
  readonly 'newsletter.wentWrongChangedBecause': Record<never, never>
  readonly 'newsletter.doAddress': Record<never, never>
  readonly 'newsletter.yourAddress': Record<never, never>
  readonly 'newsletter.nothingSentUntilClick': Record<never, never>
  readonly 'newsletter.doCountOpensIssue': Record<never, never>
  readonly 'newsletter.everyIssueLinkUnsubscribe': Record<never, never>
  readonly 'newsletter.nobodyElseGetsExcept': Record<never, never>
  readonly 'newsletter.youAreOnThe': Record<never, never>
  readonly 'newsletter.nextIssueComesEmail': Record<never, never>
  readonly 'newsletter.pleaseLookMailbox': Record<never, never>
  readonly 'newsletter.sentEmailLinkConfirm': Record<never, never>
  readonly 'newsletter.yourEmail': Record<never, never>
  readonly 'newsletter.sendMeTheLink': Record<never, never>
  readonly 'draftForm.markdownHeadingStrongWords': Record<never, never>
  readonly 'draftForm.subject': Record<never, never>
  readonly 'draftForm.firstLine': Record<never, never>
  readonly 'draftForm.mailProgramsShowHint': Record<never, never>
  readonly 'draftForm.words': Record<never, never>
  readonly 'draftForm.saveLook': Record<never, never>
  readonly 'issuePreview.asReadersGetIt': Record<never, never>
  readonly 'issuePreview.theEmail': Record<never, never>
  readonly 'issuePreview.pageOwn': Record<never, never>
  readonly 'issuePreview.asText': Record<never, never>
  readonly 'issueSteps.next': Record<never, never>
  readonly 'issueSteps.makeDraftAgain': Record<never, never>
  readonly 'issueSteps.cancelIt': Record<never, never>
  readonly 'issueSteps.sendItToMe': Record<never, never>
  readonly 'issueSteps.sendItNow': Record<never, never>
  readonly 'issueSteps.timeUtc': Record<never, never>
  readonly 'issueSteps.scheduleIt': Record<never, never>
  readonly 'issueWords.goesOutOn': { readonly utcTime: string }
  readonly 'issueWords.begunOn': { readonly utcTime: string }
  readonly 'issueWords.doneOn': { readonly utcTime: string }
  readonly 'issueWords.changedOn': { readonly utcTime: string }
  readonly 'issue.issue': Record<never, never>
  readonly 'issue.description': Record<never, never>
  readonly 'issue.newsletter': Record<never, never>
  readonly 'issue.body': { readonly email: string }
  readonly 'issue.mailServersSaidLeft': Record<never, never>
  readonly 'issues.newsletter': Record<never, never>
  readonly 'issues.description': Record<never, never>
  readonly 'issues.writeAnIssue': Record<never, never>
  readonly 'issues.noIssueYetWrite': Record<never, never>
  readonly 'newIssue.writeAnIssue': Record<never, never>
  readonly 'newIssue.description': Record<never, never>
  readonly 'newIssue.newsletter': Record<never, never>
  readonly 'newIssue.aNewIssue': Record<never, never>
  readonly 'send.sendAnIssue': Record<never, never>
  readonly 'send.description': Record<never, never>
  readonly 'send.sendTo': { readonly readers: string; readonly subject: string }
  readonly 'send.newsletter': Record<never, never>
  readonly 'send.sendItNow': Record<never, never>
  readonly 'send.beginsOnceCannotStopped': Record<never, never>
  readonly 'send.sendItTo': { readonly readers: string }
  readonly 'send.notYet': Record<never, never>
  readonly 'places.newsletter': Record<never, never>
  readonly 'issue.draft': Record<never, never>
  readonly 'issue.scheduled': Record<never, never>
  readonly 'issue.sending': Record<never, never>
  readonly 'issue.sent': Record<never, never>
  readonly 'issue.cancelled': Record<never, never>
}>(english)

export const newsletterRich = /* @__PURE__ */ richMessages<{
  readonly 'newsletterForm.fewTimesYearNew': { readonly link: MessageTag }
  readonly 'confirm.newsletterComeFewTimes': { readonly address: string; readonly strong: MessageTag }
  readonly 'leave.comesReceiptsCertificatesConcerns': { readonly address: string; readonly strong: MessageTag }
  readonly 'newsletter.ratherEmailArticlesCome': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'issueSteps.wayManyMinuteSet': { readonly link: MessageTag }
  readonly 'issues.readerAddressesBouncedComplained': { readonly readers: string; readonly readers2: number; readonly strong: MessageTag; readonly suppressed: string }
}>(english)
