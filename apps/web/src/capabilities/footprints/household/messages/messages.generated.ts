// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const householdMessage = /* @__PURE__ */ plainMessages<{
  readonly 'countryChoices.greatBritain': Record<never, never>
  readonly 'countryChoices.northernIreland': Record<never, never>
  readonly 'countryChoices.czechRepublic': Record<never, never>
  readonly 'numberFields.amountMonthTypical': { readonly currency: string; readonly typical: string }
  readonly 'numberFields.orItsFloorArea': Record<never, never>
  readonly 'numberFields.electricityYearKwh': Record<never, never>
  readonly 'numberFields.fuelHeatingYear': Record<never, never>
  readonly 'numberFields.distanceAllYear': Record<never, never>
  readonly 'numberFields.kmWeekBusCoach': Record<never, never>
  readonly 'numberFields.hoursOnShortFlights': Record<never, never>
  readonly 'numberFields.hoursOnLongFlights': Record<never, never>
  readonly 'numberFields.temperatureInF': Record<never, never>
  readonly 'numberFields.temperatureInC': Record<never, never>
  readonly 'numberFields.gramsCo2Kilometre': Record<never, never>
  readonly 'numberFields.distanceInAYear': Record<never, never>
  readonly 'numberFields.usGallons': Record<never, never>
  readonly 'answerHousehold.pleaseAnswerSkipQuestion': Record<never, never>
  readonly 'answerHousehold.numberCarWhoseFuel': Record<never, never>
  readonly 'answeredList.yourAnswersOf': { readonly count: number; readonly count2: number }
  readonly 'answeredList.myVehiclesKnowsCars': { readonly words: string }
  readonly 'answeredList.useThem': Record<never, never>
  readonly 'carByRegistration.carUseMostSuch': Record<never, never>
  readonly 'carByRegistration.letRegistrationNumberAnswer': Record<never, never>
  readonly 'carByRegistration.findTheCar': Record<never, never>
  readonly 'questionFields.partOfTheGrid': Record<never, never>
  readonly 'questionFields.iDoNotKnow': Record<never, never>
  readonly 'questionFields.unit': { readonly label: string }
  readonly 'questionPart.answerMoveResultAbout': { readonly hasMoves: 'yes' | 'other'; readonly householdMass: string; readonly skipped: string }
  readonly 'questionPart.continue': Record<never, never>
  readonly 'questionPart.skipThisQuestion': Record<never, never>
  readonly 'questionPart.exactQuestionsMake': Record<never, never>
  readonly 'questionPart.goThroughThoseSkipped': { readonly min: string }
  readonly 'questionPart.seeMyFootprint': Record<never, never>
  readonly 'householdWords.heatingAndHotWater': Record<never, never>
  readonly 'householdWords.buildingWork': Record<never, never>
  readonly 'householdWords.waterAndWaste': Record<never, never>
  readonly 'householdWords.busesAndTrains': Record<never, never>
  readonly 'householdWords.servicesAndLeisure': Record<never, never>
  readonly 'householdWords.hospitalsSchoolsRoadsState': Record<never, never>
  readonly 'householdWords.heatHeatPump': Record<never, never>
  readonly 'householdWords.insulateYourHome': Record<never, never>
  readonly 'householdWords.heatOneDegreeLess': Record<never, never>
  readonly 'householdWords.driveAnElectricCar': Record<never, never>
  readonly 'householdWords.driveThirdLessTake': Record<never, never>
  readonly 'householdWords.takeTrainInsteadShort': Record<never, never>
  readonly 'householdWords.flyHalfManyLong': Record<never, never>
  readonly 'householdWords.flyEconomy': Record<never, never>
  readonly 'householdWords.eatLessMeatStep': Record<never, never>
  readonly 'householdWords.throwAwayLessFood': Record<never, never>
  readonly 'householdWords.buyMostlySecondHand': Record<never, never>
  readonly 'householdWords.chooseEfficientAppliancesLights': Record<never, never>
  readonly 'householdWords.putPanelsRoof': Record<never, never>
  readonly 'planPart.whatYouCouldDo': Record<never, never>
  readonly 'planPart.threeMoreAnswersSay': { readonly fewestAnswers: string }
  readonly 'planPart.yourLandlordCan': Record<never, never>
  readonly 'planPart.allOfThemTogether': Record<never, never>
  readonly 'planPart.savingsYearComputedOwn': { readonly together: 'yes' | 'other' }
  readonly 'planPart.partFell5Todays': Record<never, never>
  readonly 'planPart.co2eYearsNow': Record<never, never>
  readonly 'planPart.yourFootprint': Record<never, never>
  readonly 'planPart.now': Record<never, never>
  readonly 'planPart.comparisonAbout25': Record<never, never>
  readonly 'planPart.whatRemains': Record<never, never>
  readonly 'planPart.remainsMetFundingClimate': Record<never, never>
  readonly 'planPart.fundOnce': { readonly householdMass: string }
  readonly 'planPart.fundYearMonthlyPlan': { readonly householdMass: string }
  readonly 'figuresTable.showTheFigures': Record<never, never>
  readonly 'figuresTable.co2e': Record<never, never>
  readonly 'resultPart.fourPeopleFiveAnswers': { readonly high: string; readonly low: string }
  readonly 'resultPart.roughFoundNoAccount': { readonly countryName: string }
  readonly 'resultPart.whatItConsistsOf': Record<never, never>
  readonly 'resultPart.caption': Record<never, never>
  readonly 'resultPart.yearPerson': Record<never, never>
  readonly 'resultPart.part': Record<never, never>
  readonly 'resultPart.moreComesHospitalsSchools': { readonly householdMass: string }
  readonly 'resultPart.flightsDoClimateBesides': { readonly householdMass: string }
  readonly 'resultPart.greenTariffFigureAbove': { readonly householdMass: string }
  readonly 'resultPart.homeManyPeople': Record<never, never>
  readonly 'resultPart.theAverage': { readonly countryName: string }
  readonly 'resultPart.besideOthers': Record<never, never>
  readonly 'resultPart.nationalAccountConsumptionComes': { readonly householdMass: string }
  readonly 'resultPart.yearPersonBesideOthers': Record<never, never>
  readonly 'resultPart.whose': Record<never, never>
  readonly 'resultPart.comesAboutTogetherOthers': { readonly householdMass: string; readonly householdMass2: string; readonly onePeople: 'yes' | 'other'; readonly people: string }
  readonly 'household.homesCarsPowerStations': Record<never, never>
  readonly 'household.yourHouseholdFootprint': Record<never, never>
  readonly 'household.countryGivesFirstFigure': Record<never, never>
  readonly 'household.whereDoYouLive': Record<never, never>
  readonly 'household.alsoCalled': Record<never, never>
  readonly 'household.seeTheFirstFigure': Record<never, never>
  readonly 'household.allQuestionsPage': Record<never, never>
  readonly 'household.nothingStoredDoAsk': Record<never, never>
  readonly 'household.noAnswerYet': { readonly answers: string; readonly name: string; readonly noAnswers: 'yes' | 'other' }
  readonly 'household.foundTheCar': { readonly foundCar: string }
  readonly 'household.someAnswersLinkTaken': Record<never, never>
  readonly 'household.keepIt': Record<never, never>
  readonly 'household.saveThisResult': Record<never, never>
  readonly 'household.description': Record<never, never>
  readonly 'introFigures.theCountryAlone': Record<never, never>
  readonly 'introFigures.longFlightYear': Record<never, never>
  readonly 'introFigures.petrolCar7000': Record<never, never>
  readonly 'introFigures.threePeopleAtHome': Record<never, never>
  readonly 'introFigures.gasBillPowerBill': Record<never, never>
  readonly 'introFigures.eatBuy': Record<never, never>
  readonly 'intro.carbonFootprintTwoMinutes': Record<never, never>
  readonly 'intro.description': Record<never, never>
  readonly 'intro.doesYearCome': Record<never, never>
  readonly 'intro.sayWhereLiveFigure': Record<never, never>
  readonly 'intro.beginWithYourCountry': Record<never, never>
  readonly 'intro.figureSaysSure': Record<never, never>
  readonly 'intro.questionLeaveOpenCounts': Record<never, never>
  readonly 'intro.whereLiveMattersFirst': Record<never, never>
  readonly 'intro.homesCarsPowerStations': Record<never, never>
  readonly 'intro.partNobodyDecidesAlone': Record<never, never>
  readonly 'intro.caption': Record<never, never>
  readonly 'intro.computedModelPage': Record<never, never>
  readonly 'intro.yearPersonCountryAlone': Record<never, never>
  readonly 'intro.country': Record<never, never>
  readonly 'intro.andThen': Record<never, never>
  readonly 'intro.savesMostHome': Record<never, never>
  readonly 'intro.fiveActionsComputedOwn': Record<never, never>
  readonly 'intro.whatRemains': Record<never, never>
  readonly 'intro.fundClimateProjectsOnce': Record<never, never>
  readonly 'intro.nextYear': Record<never, never>
  readonly 'intro.saveResultAccountSee': Record<never, never>
  readonly 'intro.howItIsComputed': Record<never, never>
  readonly 'intro.wholeLifeUseCo2e': Record<never, never>
  readonly 'intro.familyThreeBritainAnswer': Record<never, never>
  readonly 'intro.about': { readonly total: string }
  readonly 'planSection.planIt': Record<never, never>
  readonly 'planSection.doneAlready': Record<never, never>
  readonly 'planSection.takeOut': Record<never, never>
  readonly 'planSection.notDoneAfterAll': Record<never, never>
  readonly 'planSection.yourPlan': Record<never, never>
  readonly 'planSection.doneSavesAboutYear': { readonly householdMass: string }
  readonly 'planSection.planSaveAbout': { readonly householdMass: string }
  readonly 'planSection.chooseLikeDoTick': Record<never, never>
  readonly 'planSection.done': Record<never, never>
  readonly 'planSection.planned': Record<never, never>
  readonly 'planSection.whatWouldSaveMost': Record<never, never>
  readonly 'planSection.eachSavingComputedAlone': Record<never, never>
  readonly 'planSection.aYearSince': { readonly hasSince: 'yes' | 'other'; readonly householdMass: string; readonly longDate: string }
  readonly 'saved.noHouseholdFootprintYet': Record<never, never>
  readonly 'saved.beginWithYourCountry': Record<never, never>
  readonly 'saved.twoMinutesGiveFigure': Record<never, never>
  readonly 'saved.householdFootprint': Record<never, never>
  readonly 'saved.eachResultStaysComputed': Record<never, never>
  readonly 'saved.measureAgain': Record<never, never>
  readonly 'saved.yourResults': Record<never, never>
  readonly 'saved.caption': Record<never, never>
  readonly 'saved.savedResults': Record<never, never>
  readonly 'saved.saved': Record<never, never>
  readonly 'saved.country': Record<never, never>
  readonly 'saved.co2e': Record<never, never>
  readonly 'saved.range': Record<never, never>
  readonly 'saved.model': Record<never, never>
  readonly 'saved.more': Record<never, never>
  readonly 'saved.lastTwoPartPart': Record<never, never>
  readonly 'saved.partByPart': Record<never, never>
  readonly 'saved.partsNewestResult': Record<never, never>
  readonly 'saved.part': Record<never, never>
  readonly 'saved.description': Record<never, never>
  readonly 'places.householdFootprint': Record<never, never>
  readonly 'household.electricity': Record<never, never>
  readonly 'household.cars': Record<never, never>
  readonly 'household.flights': Record<never, never>
  readonly 'household.food': Record<never, never>
  readonly 'household.things': Record<never, never>
  readonly 'household.pets': Record<never, never>
  readonly 'plan.now': Record<never, never>
  readonly 'result.you': Record<never, never>
  readonly 'numberFields.adults': Record<never, never>
  readonly 'numberFields.children': Record<never, never>
  readonly 'numberFields.cars': Record<never, never>
  readonly 'numberFields.dogs': Record<never, never>
  readonly 'numberFields.cats': Record<never, never>
  readonly 'numberFields.kmWeekByTrain': Record<never, never>
}>(english)

export const householdRich = /* @__PURE__ */ richMessages<{
  readonly 'answeredList.change': { readonly hidden: MessageTag; readonly title: string }
  readonly 'resultPart.yearlyFootprintAboutCo2e': { readonly householdMass: string; readonly strong: MessageTag }
  readonly 'household.nothingStoredCopyLink': { readonly link: MessageTag }
  readonly 'household.modelFigurePersonYear': { readonly link: MessageTag; readonly version: string }
  readonly 'intro.fourPeopleFiveSame': { readonly emphasis: MessageTag }
  readonly 'saved.openTheAnswersOf': { readonly hidden: MessageTag; readonly on: string }
  readonly 'saved.deleteTheResultOf': { readonly hidden: MessageTag; readonly on: string }
}>(english)
