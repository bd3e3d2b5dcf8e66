// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const commutingSurveysMessage = /* @__PURE__ */ plainMessages<{
  readonly 'answerOfForm.pleaseGiveDaysWork': Record<never, never>
  readonly 'legFields.byCar': Record<never, never>
  readonly 'legFields.byMotorbikeOrScooter': Record<never, never>
  readonly 'legFields.byBus': Record<never, never>
  readonly 'legFields.byTrain': Record<never, never>
  readonly 'legFields.byUndergroundOrTram': Record<never, never>
  readonly 'legFields.byBicycle': Record<never, never>
  readonly 'legFields.onFoot': Record<never, never>
  readonly 'legFields.hybridWithoutAPlug': Record<never, never>
  readonly 'legFields.plugInHybrid': Record<never, never>
  readonly 'legFields.electricityAlone': Record<never, never>
  readonly 'legFields.iDoNotKnow': Record<never, never>
  readonly 'legFields.onlyMe': Record<never, never>
  readonly 'legFields.ofUs': { readonly at: string }
  readonly 'legFields.miles': Record<never, never>
  readonly 'legFields.kilometres': Record<never, never>
  readonly 'legFields.howDoYouTravel': { readonly which: string }
  readonly 'legFields.pleaseChoose': Record<never, never>
  readonly 'legFields.distanceOneWay': { readonly which: string }
  readonly 'legFields.milesOrKilometres': { readonly which: string }
  readonly 'legFields.theCarRunsOn': { readonly which: string }
  readonly 'legFields.peopleInTheCar': { readonly which: string }
  readonly 'commutingForm.all12Months': Record<never, never>
  readonly 'commutingForm.1Month': Record<never, never>
  readonly 'commutingForm.months': { readonly value: string }
  readonly 'commutingForm.usualWeekSuch3': Record<never, never>
  readonly 'commutingForm.usualWeekWrite0': Record<never, never>
  readonly 'commutingForm.suchDayLeaveEmpty': Record<never, never>
  readonly 'commutingForm.fewer12BeganLeft': Record<never, never>
  readonly 'commutingForm.whereDoYouWork': Record<never, never>
  readonly 'commutingForm.pleaseChoose': Record<never, never>
  readonly 'commutingForm.daysWeekWork': Record<never, never>
  readonly 'commutingForm.iChangeWaySuch': Record<never, never>
  readonly 'commutingForm.daysWeekWorkingHome': Record<never, never>
  readonly 'commutingForm.hoursWorkHome': Record<never, never>
  readonly 'commutingForm.monthsWorkedTime': Record<never, never>
  readonly 'commutingForm.sendMyAnswer': Record<never, never>
  readonly 'commuting.linkDoesWorkAny': Record<never, never>
  readonly 'commuting.surveyBeenDeletedPlease': Record<never, never>
  readonly 'commuting.thankYouForAnswering': Record<never, never>
  readonly 'commuting.answerCountsCarbonFootprint': { readonly companyName: string }
  readonly 'commuting.thisSurveyHasEnded': Record<never, never>
  readonly 'commuting.openUntilLatestThank': { readonly longDate: string }
  readonly 'commuting.everyoneSeemsAnswered': Record<never, never>
  readonly 'commuting.manyPeopleAnsweredWork': { readonly companyName: string }
  readonly 'commuting.goHomePage': Record<never, never>
  readonly 'commuting.doGetWork': Record<never, never>
  readonly 'commuting.workingOutCarbonFootprint': { readonly companyName: string; readonly longDate: string; readonly longMonth: string; readonly longMonth2: string }
  readonly 'commuting.happensAnswer': Record<never, never>
  readonly 'commuting.doAskNameSees': { readonly companyName: string; readonly leastAnswers: string }
  readonly 'commuting.randomNumberCookieLets': { readonly companyName: string }
  readonly 'commuting.description': Record<never, never>
  readonly 'siteRows.countSitesApart': Record<never, never>
  readonly 'siteRows.peopleSayWhereWork': Record<never, never>
  readonly 'siteRows.site': { readonly at: string }
  readonly 'siteRows.peopleAtSite': { readonly at: string }
  readonly 'surveyForm.lastDayAnswerMost': { readonly mostSurveyDays: string }
  readonly 'surveyForm.allOnlyThoseAnswer': Record<never, never>
  readonly 'surveyForm.weeksYearPeopleWork': Record<never, never>
  readonly 'surveyForm.changeTheSurvey': Record<never, never>
  readonly 'surveyForm.openASurvey': Record<never, never>
  readonly 'surveyForm.peopleWork': Record<never, never>
  readonly 'surveyForm.openUntil': Record<never, never>
  readonly 'surveyForm.weeksWorkYear': Record<never, never>
  readonly 'surveyForm.saveTheChanges': Record<never, never>
  readonly 'surveyForm.openTheSurvey': Record<never, never>
  readonly 'surveySums.fewerPeopleAnsweredNothing': { readonly leastAnswers: string }
  readonly 'surveySums.noAnswersUse': Record<never, never>
  readonly 'surveySums.deleteOtherLineCommuting': Record<never, never>
  readonly 'surveySums.deleteOtherLinesCommuting': { readonly otherLines: string }
  readonly 'surveySums.answersCome': Record<never, never>
  readonly 'surveySums.inTheInventorySince': { readonly longDate: string }
  readonly 'surveySums.surveyStandsAllCount': Record<never, never>
  readonly 'surveySums.putInventoryAgain': Record<never, never>
  readonly 'surveySums.putInventory': Record<never, never>
  readonly 'surveySums.takePlaceLinesSurvey': Record<never, never>
  readonly 'surveySums.answeredMeanAnswersStands': { readonly answered: string; readonly people: string; readonly sampleFactor: string }
  readonly 'surveySums.everyoneAnsweredWalksCycles': Record<never, never>
  readonly 'survey.theSurveyHasEnded': Record<never, never>
  readonly 'survey.sumsInventoryNow': Record<never, never>
  readonly 'survey.surveyAnswersDeleted': Record<never, never>
  readonly 'survey.footprint': Record<never, never>
  readonly 'survey.inventory': Record<never, never>
  readonly 'survey.commutingSurvey': Record<never, never>
  readonly 'survey.askEveryoneGetWork': Record<never, never>
  readonly 'survey.linkAllPeopleTakes': { readonly leastAnswers: string }
  readonly 'survey.nobodyBeenAskedYet': Record<never, never>
  readonly 'survey.ofAnswered': { readonly answered: string; readonly people: string }
  readonly 'survey.surveyOpenUntilEnd': { readonly longDate: string }
  readonly 'survey.surveyEndedTakesNo': Record<never, never>
  readonly 'survey.moreAnswersPeople': Record<never, never>
  readonly 'survey.someoneAnsweredTwoDevices': Record<never, never>
  readonly 'survey.anyoneAnswerOnceHint': Record<never, never>
  readonly 'survey.passItOn': Record<never, never>
  readonly 'survey.linkSurvey': Record<never, never>
  readonly 'survey.endOrDeleteIt': Record<never, never>
  readonly 'survey.deleteIt': Record<never, never>
  readonly 'survey.onceEndedCannotOpened': { readonly isOpen: 'yes' | 'other' }
  readonly 'survey.endTheSurveyNow': Record<never, never>
  readonly 'survey.deleteSurveyAnswers': Record<never, never>
  readonly 'survey.description': Record<never, never>
  readonly 'survey.saved': Record<never, never>
  readonly 'legFields.petrol': Record<never, never>
  readonly 'legFields.diesel': Record<never, never>
}>(english)

export const commutingSurveysRich = /* @__PURE__ */ richMessages<{
  readonly 'survey.copyLinkSurvey': { readonly hidden: MessageTag }
}>(english)
