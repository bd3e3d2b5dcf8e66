import { businessMessage } from './messages/messages.generated.ts'

export type ScopeNumber = 1 | 2 | 3

type Measure = {
  readonly title: string
  readonly text: string
  /** What goes wrong with it, or how it is counted. */
  readonly watch: string
}

/** What companies do that works, by scope. Amounts differ too much between companies to be given here. */
export const measures = (): Readonly<Record<ScopeNumber, readonly Measure[]>> => ({
  1: [
    {
      title: businessMessage('measures.heatLessOnlyWhere'),
      text: businessMessage('measures.timersZonesLowerFlow'),
      watch: businessMessage('measures.compareDegreeDaysMild'),
    },
    {
      title: businessMessage('measures.swapBoilerHeatPump'),
      text: businessMessage('measures.deliversSeveralUnitsHeat'),
      watch: businessMessage('measures.insulateFirstTooLarge'),
    },
    {
      title: businessMessage('measures.electricVansAndCars'),
      text: businessMessage('measures.beginThoseComeHome'),
      watch: businessMessage('measures.chargingHomeRoadYours'),
    },
    {
      title: businessMessage('measures.driveFewerMiles'),
      text: businessMessage('measures.routesPlannedDayLoads'),
      watch: businessMessage('measures.countMilesAnyCarrier'),
    },
    {
      title: businessMessage('measures.stopRefrigerantLeaks'),
      text: businessMessage('measures.kilogramCommonRefrigerantWarms'),
      watch: businessMessage('measures.toppedUpLeakedService'),
    },
    {
      title: businessMessage('measures.processHeatFromElectricity'),
      text: businessMessage('measures.ovensDryersSteamBelow'),
      watch: businessMessage('measures.askLoadCurveBefore'),
    },
  ],
  2: [
    {
      title: businessMessage('measures.switchOffNobodyUses'),
      text: businessMessage('measures.loadNightShowsWhatever'),
      watch: businessMessage('measures.smartMeterGivesHalf'),
    },
    {
      title: businessMessage('measures.lightingAirAndCooling'),
      text: businessMessage('measures.ledsSensorsFansFollow'),
      watch: businessMessage('measures.doCountSameKilowatt'),
    },
    {
      title: businessMessage('measures.panelsOwnRoof'),
      text: businessMessage('measures.powerUseYourselfNever'),
      watch: businessMessage('measures.sellCertificatesClaimGoes'),
    },
    {
      title: businessMessage('measures.contractAddsSomething'),
      text: businessMessage('measures.longContractNewWind'),
      watch: businessMessage('measures.locationBasedFigureStays'),
    },
    {
      title: businessMessage('measures.usePowerWhenClean'),
      text: businessMessage('measures.chargingCoolingPumpingWait'),
      watch: businessMessage('measures.yearlyFactorsDoShow'),
    },
  ],
  3: [
    {
      title: businessMessage('measures.askTenLargestSuppliers'),
      text: businessMessage('measures.figuresBuyTargetsTen'),
      watch: businessMessage('measures.suppliersOwnFactorNeeds'),
    },
    {
      title: businessMessage('measures.buyLessBuyLonger'),
      text: businessMessage('measures.repairRefurbishKeepMachines'),
      watch: businessMessage('measures.countSpendHigherPrice'),
    },
    {
      title: businessMessage('measures.designWithLessMaterial'),
      text: businessMessage('measures.lighterPackagingRecycledMetal'),
      watch: businessMessage('measures.lookWholeLifeLighter'),
    },
    {
      title: businessMessage('measures.freightSeaRail'),
      text: businessMessage('measures.airFreightEmitsMany'),
      watch: businessMessage('measures.distanceWeightBetterData'),
    },
    {
      title: businessMessage('measures.trainsBeforeFlights'),
      text: businessMessage('measures.railDefaultShortDistances'),
      watch: businessMessage('measures.countHighAltitudeEffect'),
    },
    {
      title: businessMessage('measures.peopleGetWork'),
      text: businessMessage('measures.seasonTicketsBicyclesCharging'),
      watch: businessMessage('measures.heatingPowerHomeCount'),
    },
    {
      title: businessMessage('measures.whatYourProductDraws'),
      text: businessMessage('measures.usesPowerFuelUse'),
      watch: businessMessage('measures.wholeLifeCountedYear'),
    },
  ],
})
