// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const businessMessage = /* @__PURE__ */ plainMessages<{
  readonly 'calculating.calculatingACarbonFootprint': Record<never, never>
  readonly 'calculating.description': Record<never, never>
  readonly 'calculating.beginWithAnEstimate': Record<never, never>
  readonly 'calculating.sectorCountryTurnoverGive': Record<never, never>
  readonly 'calculating.refineWhatIsLarge': Record<never, never>
  readonly 'calculating.replaceEstimateCategoryCategory': Record<never, never>
  readonly 'calculating.haveItVerified': Record<never, never>
  readonly 'calculating.declareCheckedAgainstStandard': Record<never, never>
  readonly 'calculating.knowWhatYouEmit': Record<never, never>
  readonly 'calculating.lead': Record<never, never>
  readonly 'calculating.estimateAFootprint': Record<never, never>
  readonly 'calculating.howItIsComputed': Record<never, never>
  readonly 'calculating.ghgProtocolCorporateStandard': Record<never, never>
  readonly 'calculating.theFactors': Record<never, never>
  readonly 'calculating.more13000Uk': Record<never, never>
  readonly 'calculating.theEstimate': Record<never, never>
  readonly 'calculating.eachSectorKnowPound': Record<never, never>
  readonly 'calculating.howSureItIs': Record<never, never>
  readonly 'calculating.meterReadingMoreCertain': Record<never, never>
  readonly 'calculating.whatYouNeed': Record<never, never>
  readonly 'calculating.estimateSectorCountryTurnover': Record<never, never>
  readonly 'calculating.scope1FuelGas': Record<never, never>
  readonly 'calculating.scope2ElectricityHeat': Record<never, never>
  readonly 'calculating.scope3BoughtDelivered': Record<never, never>
  readonly 'calculating.whatTheScopesAre': Record<never, never>
  readonly 'calculating.whereToCutFirst': Record<never, never>
  readonly 'consultancy.adviceWayNetZero': Record<never, never>
  readonly 'consultancy.description': Record<never, never>
  readonly 'consultancy.measureWhatMatters': Record<never, never>
  readonly 'consultancy.estimateFindsLargeParts': Record<never, never>
  readonly 'consultancy.aTargetThatHolds': Record<never, never>
  readonly 'consultancy.baseYearBoundaryPath': Record<never, never>
  readonly 'consultancy.planNamesDates': Record<never, never>
  readonly 'consultancy.eachActionSavesCosts': Record<never, never>
  readonly 'consultancy.someonePlan': Record<never, never>
  readonly 'consultancy.lead': Record<never, never>
  readonly 'consultancy.askForAdvice': Record<never, never>
  readonly 'consultancy.whatYouCanExpect': Record<never, never>
  readonly 'consultancy.tellWantKnowSend': Record<never, never>
  readonly 'consultancy.whatNetZeroMeans': Record<never, never>
  readonly 'consultancy.cuttingEmissionsAcrossWhole': Record<never, never>
  readonly 'consultancy.adviceDoesDo': Record<never, never>
  readonly 'consultancy.doWithout': Record<never, never>
  readonly 'measures.heatLessOnlyWhere': Record<never, never>
  readonly 'measures.timersZonesLowerFlow': Record<never, never>
  readonly 'measures.compareDegreeDaysMild': Record<never, never>
  readonly 'measures.swapBoilerHeatPump': Record<never, never>
  readonly 'measures.deliversSeveralUnitsHeat': Record<never, never>
  readonly 'measures.insulateFirstTooLarge': Record<never, never>
  readonly 'measures.electricVansAndCars': Record<never, never>
  readonly 'measures.beginThoseComeHome': Record<never, never>
  readonly 'measures.chargingHomeRoadYours': Record<never, never>
  readonly 'measures.driveFewerMiles': Record<never, never>
  readonly 'measures.routesPlannedDayLoads': Record<never, never>
  readonly 'measures.countMilesAnyCarrier': Record<never, never>
  readonly 'measures.stopRefrigerantLeaks': Record<never, never>
  readonly 'measures.kilogramCommonRefrigerantWarms': Record<never, never>
  readonly 'measures.toppedUpLeakedService': Record<never, never>
  readonly 'measures.processHeatFromElectricity': Record<never, never>
  readonly 'measures.ovensDryersSteamBelow': Record<never, never>
  readonly 'measures.askLoadCurveBefore': Record<never, never>
  readonly 'measures.switchOffNobodyUses': Record<never, never>
  readonly 'measures.loadNightShowsWhatever': Record<never, never>
  readonly 'measures.smartMeterGivesHalf': Record<never, never>
  readonly 'measures.lightingAirAndCooling': Record<never, never>
  readonly 'measures.ledsSensorsFansFollow': Record<never, never>
  readonly 'measures.doCountSameKilowatt': Record<never, never>
  readonly 'measures.panelsOwnRoof': Record<never, never>
  readonly 'measures.powerUseYourselfNever': Record<never, never>
  readonly 'measures.sellCertificatesClaimGoes': Record<never, never>
  readonly 'measures.contractAddsSomething': Record<never, never>
  readonly 'measures.longContractNewWind': Record<never, never>
  readonly 'measures.locationBasedFigureStays': Record<never, never>
  readonly 'measures.usePowerWhenClean': Record<never, never>
  readonly 'measures.chargingCoolingPumpingWait': Record<never, never>
  readonly 'measures.yearlyFactorsDoShow': Record<never, never>
  readonly 'measures.askTenLargestSuppliers': Record<never, never>
  readonly 'measures.figuresBuyTargetsTen': Record<never, never>
  readonly 'measures.suppliersOwnFactorNeeds': Record<never, never>
  readonly 'measures.buyLessBuyLonger': Record<never, never>
  readonly 'measures.repairRefurbishKeepMachines': Record<never, never>
  readonly 'measures.countSpendHigherPrice': Record<never, never>
  readonly 'measures.designWithLessMaterial': Record<never, never>
  readonly 'measures.lighterPackagingRecycledMetal': Record<never, never>
  readonly 'measures.lookWholeLifeLighter': Record<never, never>
  readonly 'measures.freightSeaRail': Record<never, never>
  readonly 'measures.airFreightEmitsMany': Record<never, never>
  readonly 'measures.distanceWeightBetterData': Record<never, never>
  readonly 'measures.trainsBeforeFlights': Record<never, never>
  readonly 'measures.railDefaultShortDistances': Record<never, never>
  readonly 'measures.countHighAltitudeEffect': Record<never, never>
  readonly 'measures.peopleGetWork': Record<never, never>
  readonly 'measures.seasonTicketsBicyclesCharging': Record<never, never>
  readonly 'measures.heatingPowerHomeCount': Record<never, never>
  readonly 'measures.whatYourProductDraws': Record<never, never>
  readonly 'measures.usesPowerFuelUse': Record<never, never>
  readonly 'measures.wholeLifeCountedYear': Record<never, never>
  readonly 'reduce.reduceWhatYouEmit': Record<never, never>
  readonly 'reduce.description': Record<never, never>
  readonly 'reduce.theLargePartsFirst': Record<never, never>
  readonly 'reduce.twoThreeCategoriesMake': Record<never, never>
  readonly 'reduce.useLessThenCleaner': Record<never, never>
  readonly 'reduce.doNeedCostsNothing': Record<never, never>
  readonly 'reduce.countMeasured': Record<never, never>
  readonly 'reduce.savingDifferenceBetweenTwo': Record<never, never>
  readonly 'reduce.burnYourselfYoursChange': Record<never, never>
  readonly 'reduce.manyCountriesElectricityGetting': Record<never, never>
  readonly 'reduce.decideThroughBuyDesign': Record<never, never>
  readonly 'reduce.cutFirst': Record<never, never>
  readonly 'reduce.lead': Record<never, never>
  readonly 'reduce.findYourLargeParts': Record<never, never>
  readonly 'reduce.whereToCutFirst': Record<never, never>
  readonly 'reduce.scopes': Record<never, never>
  readonly 'reduce.scope': { readonly number: string }
  readonly 'reduce.putIntoPlan': Record<never, never>
  readonly 'reduce.planItWithSomeone': Record<never, never>
  readonly 'scopeDrawing.beforeYou': Record<never, never>
  readonly 'scopeDrawing.pluggedIn': Record<never, never>
  readonly 'scopeDrawing.burnt': Record<never, never>
  readonly 'scopeDrawing.afterYou': Record<never, never>
  readonly 'scopeDrawing.leftRightSuppliersScope': Record<never, never>
  readonly 'scopeDrawing.scope': { readonly scope: string }
  readonly 'scopeDrawing.orderChainSizeParts': Record<never, never>
  readonly 'scopeFacts.whatYouBurn': Record<never, never>
  readonly 'scopeFacts.emittedOwnPremisesOwn': Record<never, never>
  readonly 'scopeFacts.gasBoilersOvensVans': Record<never, never>
  readonly 'scopeFacts.whatYouPlugIn': Record<never, never>
  readonly 'scopeFacts.emittedWhereElectricityHeat': Record<never, never>
  readonly 'scopeFacts.electricityDistrictHeatSteam': Record<never, never>
  readonly 'scopeFacts.othersEmit': Record<never, never>
  readonly 'scopeFacts.beforeBuyReachesAfter': Record<never, never>
  readonly 'scopeFacts.goodsServicesFreightBusiness': Record<never, never>
  readonly 'scopeFacts.purchasedGoodsAndServices': Record<never, never>
  readonly 'scopeFacts.capitalGoods': Record<never, never>
  readonly 'scopeFacts.fuelEnergyRelatedActivities': Record<never, never>
  readonly 'scopeFacts.upstreamTransportationAndDistribution': Record<never, never>
  readonly 'scopeFacts.wasteGeneratedInOperations': Record<never, never>
  readonly 'scopeFacts.businessTravel': Record<never, never>
  readonly 'scopeFacts.employeeCommuting': Record<never, never>
  readonly 'scopeFacts.upstreamLeasedAssets': Record<never, never>
  readonly 'scopeFacts.downstreamTransportationAndDistribution': Record<never, never>
  readonly 'scopeFacts.processingOfSoldProducts': Record<never, never>
  readonly 'scopeFacts.useOfSoldProducts': Record<never, never>
  readonly 'scopeFacts.endLifeTreatmentSold': Record<never, never>
  readonly 'scopeFacts.downstreamLeasedAssets': Record<never, never>
  readonly 'understand.understandYourFootprint': Record<never, never>
  readonly 'understand.description': Record<never, never>
  readonly 'understand.threeScopes': Record<never, never>
  readonly 'understand.burnPlugOthersEmit': Record<never, never>
  readonly 'understand.oneBoundary': Record<never, never>
  readonly 'understand.companiesSitesVehiclesYours': Record<never, never>
  readonly 'understand.oneYear': Record<never, never>
  readonly 'understand.twelveMonthsLikeAccounts': Record<never, never>
  readonly 'understand.footprintMade': Record<never, never>
  readonly 'understand.lead': { readonly of: string; readonly sectors: string }
  readonly 'understand.estimateAFootprint': Record<never, never>
  readonly 'understand.theThreeScopes': Record<never, never>
  readonly 'understand.scope': { readonly scope: string; readonly title: string }
  readonly 'understand.whereToCutFirst': Record<never, never>
  readonly 'understand.fifteenCategoriesScope3': Record<never, never>
  readonly 'understand.ghgProtocolsScope3': Record<never, never>
}>(english)

export const businessRich = /* @__PURE__ */ richMessages<{
  readonly 'consultancy.doesVerifyFootprintPeople': { readonly link: MessageTag }
  readonly 'consultancy.estimateTakesTwoMinutes': { readonly link: MessageTag; readonly link2: MessageTag; readonly link3: MessageTag }
}>(english)
