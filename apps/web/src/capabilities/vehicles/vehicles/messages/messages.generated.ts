// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const vehiclesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'fleetFile.pleaseUseFileMost': Record<never, never>
  readonly 'importFleet.csvHeaderRowMost': Record<never, never>
  readonly 'importFleet.importAFleet': Record<never, never>
  readonly 'importFleet.allSavedNoneLearn': Record<never, never>
  readonly 'importFleet.nothingSavedCorrectRows': Record<never, never>
  readonly 'importFleet.fleetsBusinessAccounts': Record<never, never>
  readonly 'importFleet.yourFile': Record<never, never>
  readonly 'importFleet.import': Record<never, never>
  readonly 'importFleet.anyoneCheckVehicle': Record<never, never>
  readonly 'importFleet.yearFactorsNewestWhen': Record<never, never>
  readonly 'importFleet.sizeClassSuchSmall': Record<never, never>
  readonly 'importFleet.hgvRigidArticulated': Record<never, never>
  readonly 'importFleet.hgvAverageWhenEmpty': Record<never, never>
  readonly 'importFleet.hgvEmptyHalfFull': Record<never, never>
  readonly 'importFleet.hgvTrueFalseFalse': Record<never, never>
  readonly 'importFleet.busTrueWholeBus': Record<never, never>
  readonly 'importFleet.wholeNumberMost500': Record<never, never>
  readonly 'importFleet.manyAlike1When': Record<never, never>
  readonly 'importFleet.carLookedUpExport': Record<never, never>
  readonly 'importFleet.carLookedUp': Record<never, never>
  readonly 'importFleet.carLookedUpManual': Record<never, never>
  readonly 'importFleet.carLookedUpLitres': Record<never, never>
  readonly 'importFleet.testedCo2RowCounts': Record<never, never>
  readonly 'importFleet.testedNedcWltpEpa': Record<never, never>
  readonly 'importFleet.lowestVariantsWhereSeveral': Record<never, never>
  readonly 'importFleet.highestVariants': Record<never, never>
  readonly 'importFleet.manyVariants': Record<never, never>
  readonly 'importFleet.yesRegistrationNumber': Record<never, never>
  readonly 'importFleet.theColumns': Record<never, never>
  readonly 'importFleet.caption': Record<never, never>
  readonly 'importFleet.column': Record<never, never>
  readonly 'importFleet.needed': Record<never, never>
  readonly 'importFleet.whatItHolds': Record<never, never>
  readonly 'importFleet.description': Record<never, never>
  readonly 'importFleet.pleaseChooseCsvFile': Record<never, never>
  readonly 'fleetFiles.wholeFleetOnce': Record<never, never>
  readonly 'fleetFiles.rowEachVehicleUp': Record<never, never>
  readonly 'fleetFiles.importACsvFile': Record<never, never>
  readonly 'fleetFiles.exportAsCsv': Record<never, never>
  readonly 'ownerShown.publicVisibility': Record<never, never>
  readonly 'ownerShown.showNameBesideVehicles': Record<never, never>
  readonly 'ownerShown.save': Record<never, never>
  readonly 'paymentTable.date': Record<never, never>
  readonly 'paymentTable.vehicles': Record<never, never>
  readonly 'paymentTable.co2e': Record<never, never>
  readonly 'paymentTable.cost': Record<never, never>
  readonly 'paymentTable.period': Record<never, never>
  readonly 'paymentTable.to': { readonly shortDate: string; readonly shortDate2: string }
  readonly 'paymentTable.status': Record<never, never>
  readonly 'paymentTable.whatYouCanDo': Record<never, never>
  readonly 'paymentTable.caption': Record<never, never>
  readonly 'paymentTable.of': { readonly date: string }
  readonly 'paymentTable.tryAgain': Record<never, never>
  readonly 'paymentTable.finishPaying': Record<never, never>
  readonly 'paymentTable.itsCertificateHasEnded': Record<never, never>
  readonly 'paymentTable.certificate': Record<never, never>
  readonly 'paymentTable.verify': Record<never, never>
  readonly 'paymentTable.invoice': Record<never, never>
  readonly 'savedVehicleCard.aYearAlike': { readonly count: string; readonly mileageWord: string; readonly oneMultiplyVehicles: 'yes' | 'other' }
  readonly 'savedVehicleCard.compareWithOtherWays': Record<never, never>
  readonly 'savedVehicleCard.offsetFrom': { readonly longDate: string }
  readonly 'savedVehicleCard.notOffsetNow': Record<never, never>
  readonly 'savedVehicleCard.offsetUntilYear': { readonly distanceOf: string; readonly until: string }
  readonly 'savedVehicleCard.yearOffsetUntil': { readonly claimedWord: string; readonly distanceOf: string; readonly tonnesWord: string; readonly until: string }
  readonly 'savedVehicleCard.whichPeriodsAreOffset': Record<never, never>
  readonly 'savedVehicleCard.to': { readonly coveredWord: string; readonly distanceOf: string; readonly shortDate: string; readonly shortDate2: string; readonly status: string }
  readonly 'savedVehicleCard.gives': { readonly factorSet: string; readonly tonnesWord: string }
  readonly 'savedVehicleCard.recalculate': Record<never, never>
  readonly 'savedVehicleCard.changeOrRemove': Record<never, never>
  readonly 'savedVehicleCard.change': Record<never, never>
  readonly 'savedVehicleCard.remove': Record<never, never>
  readonly 'vehicles.changedAndRecalculated': Record<never, never>
  readonly 'vehicles.computedNewestFactors': Record<never, never>
  readonly 'vehicles.removedOffsetStaysLedger': Record<never, never>
  readonly 'vehicles.savedToMyVehicles': Record<never, never>
  readonly 'vehicles.payments': Record<never, never>
  readonly 'vehicles.myVehicles': Record<never, never>
  readonly 'vehicles.offsetVehicles': Record<never, never>
  readonly 'vehicles.addAVehicle': Record<never, never>
  readonly 'vehicles.pagesOfVehicles': Record<never, never>
  readonly 'vehicles.newer': Record<never, never>
  readonly 'vehicles.pageOf': { readonly page: string; readonly pages: string }
  readonly 'vehicles.older': Record<never, never>
  readonly 'vehicles.noVehiclesYet': Record<never, never>
  readonly 'vehicles.measureAVehicle': Record<never, never>
  readonly 'vehicles.vehiclesStandEachEmits': Record<never, never>
  readonly 'vehicles.description': Record<never, never>
  readonly 'unfinishedPayment.beganPaySomeDays': Record<never, never>
  readonly 'unfinishedPayment.paymentFinishedNothingBeen': Record<never, never>
  readonly 'unfinishedPayment.finishThatPayment': Record<never, never>
  readonly 'unfinishedPayment.replaceChoice': Record<never, never>
  readonly 'vehicleSetup.offsetYourVehicles': Record<never, never>
  readonly 'vehicleSetup.lead': Record<never, never>
  readonly 'vehicleSetup.whatItComesTo': Record<never, never>
  readonly 'vehicleSetup.yearCountsDayMost': Record<never, never>
  readonly 'vehicleSetup.from': Record<never, never>
  readonly 'vehicleSetup.iKnowSomeDays': Record<never, never>
  readonly 'vehicleSetup.noVehiclesYet': Record<never, never>
  readonly 'vehicleSetup.measureAVehicle': Record<never, never>
  readonly 'vehicleSetup.measureVehicleSaveYear': Record<never, never>
  readonly 'vehicleSetup.offsetVehicles': Record<never, never>
  readonly 'vehicleSetup.description': Record<never, never>
  readonly 'vehicleSearchForm.lettersNumbersSpacesOnly': Record<never, never>
  readonly 'vehicleSearchForm.registrationNumber': Record<never, never>
  readonly 'vehicleSearchForm.verifyThisVehicle': Record<never, never>
  readonly 'verifyAccount.offsetVehicles': Record<never, never>
  readonly 'verifyAccount.description': Record<never, never>
  readonly 'verifyAccount.noVehicleTheirsOffset': Record<never, never>
  readonly 'verifyAccount.vehicleTheirsOffsetToday': { readonly count: string; readonly oneVehicles: 'yes' | 'other' }
  readonly 'verifyAccount.countedLedgerOpenedPage': Record<never, never>
  readonly 'verifyAccount.verifyOneVehicle': Record<never, never>
  readonly 'verifyAccount.oneMomentPlease': Record<never, never>
  readonly 'verifyAccount.nothingIsShownHere': Record<never, never>
  readonly 'verifyAccount.tooManyLookedUp': Record<never, never>
  readonly 'verifyAccount.noAccountNumberShows': Record<never, never>
  readonly 'verifyVehicle.verifyAVehicle': Record<never, never>
  readonly 'verifyVehicle.description': Record<never, never>
  readonly 'verifyVehicle.answerSaysDoes': Record<never, never>
  readonly 'verifyVehicle.noOffsetOf': Record<never, never>
  readonly 'verifyVehicle.runsToday': Record<never, never>
  readonly 'verifyVehicle.checkNumberNeverGiven': Record<never, never>
  readonly 'verifyVehicle.isOffset': Record<never, never>
  readonly 'verifyVehicle.isOffsetInPart': Record<never, never>
  readonly 'verifyVehicle.coversYearDrivingUntil': { readonly covered: string; readonly until: string }
  readonly 'verifyVehicle.ownerStatesMoreDriving': { readonly hasRestGrams: 'yes' | 'other'; readonly tonnesWord: string }
  readonly 'verifyVehicles.verifyAVehicle': Record<never, never>
  readonly 'verifyVehicles.description': Record<never, never>
  readonly 'verifyVehicles.claimBackVanSays': Record<never, never>
  readonly 'verifyVehicles.whatTheAnswerSays': Record<never, never>
  readonly 'verifyVehicles.whetherYearDrivingOffset': Record<never, never>
  readonly 'places.vehicles': Record<never, never>
  readonly 'vehicleSetup.vehicles': Record<never, never>
  readonly 'vehicles.saved': Record<never, never>
  readonly 'importFleet.yes': Record<never, never>
  readonly 'importFleet.no': Record<never, never>
  readonly 'savedVehicleCard.paid': Record<never, never>
  readonly 'savedVehicleCard.pending': Record<never, never>
  readonly 'savedVehicleCard.failed': Record<never, never>
  readonly 'savedVehicleCard.cancelled': Record<never, never>
  readonly 'savedVehicleCard.refunded': Record<never, never>
  readonly 'verifyAccount.lastUntil': { readonly until: string }
  readonly 'verifyAccount.emittedInYearBy': { readonly words: string }
  readonly 'verifyVehicle.kmCo2e': { readonly grams: string; readonly kilometres: string }
  readonly 'vehicleSetup.byVehicles': { readonly alike: string }
  readonly 'vehicleSetup.offsetUntil': { readonly offsetUntil: string }
  readonly 'vehicleSetup.year': { readonly by: string; readonly emitted: string; readonly words: string }
  readonly 'savedVehicleCard.which': { readonly annualMileage: string }
  readonly 'savedVehicleCard.byEachVehicles': { readonly each: string; readonly vehicles: string }
  readonly 'vehicles.oneVehicle': Record<never, never>
  readonly 'vehicles.vehicles': { readonly vehicles: string }
  readonly 'vehicles.yearByOnThis': { readonly entries: string; readonly offset: string; readonly words: string }
  readonly 'importFleet.ukOrUsUk': Record<never, never>
  readonly 'importFleet.miOrKmMi': Record<never, never>
}>(english)

export const vehiclesRich = /* @__PURE__ */ richMessages<{
  readonly 'importFleet.addVehiclesHousehold': { readonly link: MessageTag }
  readonly 'importFleet.downloadExampleBeginExport': { readonly link: MessageTag }
  readonly 'ownerShown.anyoneRegistrationNumberLook': { readonly link: MessageTag }
  readonly 'ownerShown.publicPageVehiclesOffset': { readonly link: MessageTag }
  readonly 'verifyVehicle.by': { readonly link: MessageTag; readonly name: string }
}>(english)
