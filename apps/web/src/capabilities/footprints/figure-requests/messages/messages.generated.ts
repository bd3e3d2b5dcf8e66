// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const figureRequestsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'answer.linkDoesWorkAny': Record<never, never>
  readonly 'answer.expiredRequestCancelledPlease': Record<never, never>
  readonly 'answer.goHomePage': Record<never, never>
  readonly 'answer.needsFigure': { readonly companyName: string; readonly count: number }
  readonly 'answer.someone': Record<never, never>
  readonly 'answer.workingOutCarbonFootprint': { readonly askedBy: string; readonly companyName: string; readonly hasSite: 'yes' | 'other'; readonly longDate: string; readonly longMonth: string; readonly longMonth2: string; readonly site: string }
  readonly 'answer.thankAnswerWay': Record<never, never>
  readonly 'answer.stillChangeUntilUsed': Record<never, never>
  readonly 'answer.answerSentBack': Record<never, never>
  readonly 'answer.answerUseNowNo': Record<never, never>
  readonly 'answer.onlyPeopleWorkFootprint': { readonly companyName: string }
  readonly 'answer.knowWhomAsk': Record<never, never>
  readonly 'answer.billMeterBooks': Record<never, never>
  readonly 'answer.yourName': Record<never, never>
  readonly 'answer.anythingTheyShouldKnow': Record<never, never>
  readonly 'answer.changeMyAnswer': Record<never, never>
  readonly 'answer.sendMyAnswer': Record<never, never>
  readonly 'answer.leaveEmptyDoHint': { readonly hint: string; readonly unitInWords: string }
  readonly 'quantityInUnit.pleaseGiveItIn': { readonly unitInWords: string }
  readonly 'answer.giveFigures': Record<never, never>
  readonly 'answer.description': Record<never, never>
  readonly 'itemsOfChoice.allOf': { readonly title: string }
  readonly 'askForm.figureAllGroup': Record<never, never>
  readonly 'askForm.leaveEmptyWholeCompany': Record<never, never>
  readonly 'askForm.getLinkWorksUntil': Record<never, never>
  readonly 'askForm.remindWeekBeforeDay': Record<never, never>
  readonly 'askForm.aNewRequest': Record<never, never>
  readonly 'askForm.whatDoYouNeed': Record<never, never>
  readonly 'askForm.pleaseChoose': Record<never, never>
  readonly 'askForm.theirEmail': Record<never, never>
  readonly 'askForm.firstMonth': Record<never, never>
  readonly 'askForm.lastMonth': Record<never, never>
  readonly 'askForm.site': Record<never, never>
  readonly 'askForm.dueDate': Record<never, never>
  readonly 'askForm.aNoteToThem': Record<never, never>
  readonly 'askForm.sendTheRequest': Record<never, never>
  readonly 'requestPart.waitingForAnAnswer': Record<never, never>
  readonly 'requestPart.answeredPleaseLook': Record<never, never>
  readonly 'requestPart.inTheInventory': Record<never, never>
  readonly 'requestPart.sentBack': Record<never, never>
  readonly 'requestPart.someoneWhoHasLeft': Record<never, never>
  readonly 'requestPart.youWrote': { readonly reason: string }
  readonly 'requestPart.cancelThisRequest': Record<never, never>
  readonly 'requestPart.billMeter': Record<never, never>
  readonly 'requestPart.notGiven': Record<never, never>
  readonly 'requestPart.answeredBy': { readonly answeredBy: string; readonly hasRemark: 'yes' | 'other'; readonly remark: string }
  readonly 'requestPart.onlyNeededSendHint': Record<never, never>
  readonly 'requestPart.whatIsWrongWith': Record<never, never>
  readonly 'requestPart.useTheseFigures': Record<never, never>
  readonly 'requestPart.sendItBack': Record<never, never>
  readonly 'requests.requestWay': Record<never, never>
  readonly 'requests.figuresInventoryNow': Record<never, never>
  readonly 'requests.sentBackReason': Record<never, never>
  readonly 'requests.requestCancelledLinkNo': Record<never, never>
  readonly 'requests.footprint': Record<never, never>
  readonly 'requests.inventory': Record<never, never>
  readonly 'requests.requests': Record<never, never>
  readonly 'requests.askOthersForFigures': Record<never, never>
  readonly 'requests.colleagueLandlordSupplierGets': Record<never, never>
  readonly 'requests.nobodyBeenAskedFigures': Record<never, never>
  readonly 'requests.requestsForFigures': Record<never, never>
  readonly 'requests.description': Record<never, never>
  readonly 'request.cancelled': Record<never, never>
  readonly 'request.figures': { readonly length: string }
}>(english)

export const figureRequestsRich = /* @__PURE__ */ richMessages<{
  readonly 'requestPart.linkExpiredAskedDue': { readonly askedBy: string; readonly email: string; readonly hasSite: 'yes' | 'other'; readonly isOver: 'yes' | 'other'; readonly longMonth: string; readonly longMonth2: string; readonly part: MessageTag; readonly shortDate: string; readonly site: string; readonly state: string }
  readonly 'requests.everyoneComesWorkAsked': { readonly link: MessageTag }
}>(english)
