import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { householdMessage } from '../messages/messages.generated.ts'

/** The parts of a footprint as people read them. */
export const categoryWords = () =>
  lookupTable({
    heating: householdMessage('householdWords.heatingAndHotWater'),
    electricity: 'Electricity',
    homeBuilding: householdMessage('householdWords.buildingWork'),
    waterAndWaste: householdMessage('householdWords.waterAndWaste'),
    car: 'Cars',
    publicTransport: householdMessage('householdWords.busesAndTrains'),
    flights: 'Flights',
    food: 'Food',
    things: 'Things',
    services: householdMessage('householdWords.servicesAndLeisure'),
    pets: 'Pets',
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
