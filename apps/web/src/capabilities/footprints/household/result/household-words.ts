import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { householdMessage } from '../messages/messages.generated.ts'

/** The parts of a footprint as people read them. */
export const categoryWords = () =>
  lookupTable({
    heating: householdMessage('householdWords.heatingAndHotWater'),
    electricity: householdMessage('household.electricity'),
    homeBuilding: householdMessage('householdWords.buildingWork'),
    waterAndWaste: householdMessage('householdWords.waterAndWaste'),
    car: householdMessage('household.cars'),
    publicTransport: householdMessage('householdWords.busesAndTrains'),
    flights: householdMessage('household.flights'),
    food: householdMessage('household.food'),
    things: householdMessage('household.things'),
    services: householdMessage('householdWords.servicesAndLeisure'),
    pets: householdMessage('household.pets'),
    public: householdMessage('householdWords.hospitalsSchoolsRoadsState'),
  })

export const actionWords = () =>
  lookupTable({
    heatPump: householdMessage('householdWords.heatHeatPump'),
    insulate: householdMessage('householdWords.insulateYourHome'),
    oneDegreeLess: householdMessage('householdWords.heatOneDegreeLess'),
    electricCar: householdMessage('householdWords.driveAnElectricCar'),
    driveLess: householdMessage('householdWords.driveThirdLessTake'),
    trainNotShortFlights: householdMessage('householdWords.takeTrainInsteadShort'),
    halveLongFlights: householdMessage('householdWords.flyHalfManyLong'),
    flyEconomy: householdMessage('householdWords.flyEconomy'),
    eatLessMeat: householdMessage('householdWords.eatLessMeatStep'),
    wasteLessFood: householdMessage('householdWords.throwAwayLessFood'),
    buySecondHand: householdMessage('householdWords.buyMostlySecondHand'),
    efficientAppliances: householdMessage('householdWords.chooseEfficientAppliancesLights'),
    solarPanels: householdMessage('householdWords.putPanelsRoof'),
  })
