import { lookupTable } from '@understory/domain/language/lookup-table.ts'

/** The parts of a footprint as people read them. */
export const CATEGORY_WORDS = lookupTable({
  heating: 'Heating and hot water',
  electricity: 'Electricity',
  homeBuilding: 'The building, and work on it',
  waterAndWaste: 'Water and waste',
  car: 'Cars',
  publicTransport: 'Buses and trains',
  flights: 'Flights',
  food: 'Food',
  things: 'Things',
  services: 'Services and leisure',
  pets: 'Pets',
  public: 'Hospitals, schools, roads and the state',
})

export const ACTION_WORDS = lookupTable({
  heatPump: 'Heat with a heat pump',
  insulate: 'Insulate your home',
  oneDegreeLess: 'Heat one degree less',
  electricCar: 'Drive an electric car',
  driveLess: 'Drive a third less, and take the train for it',
  trainNotShortFlights: 'Take the train instead of short flights',
  halveLongFlights: 'Fly half as many long hours',
  flyEconomy: 'Fly economy',
  eatLessMeat: 'Eat less meat, by one step',
  wasteLessFood: 'Throw away less food',
  buySecondHand: 'Buy mostly second-hand',
  efficientAppliances: 'Choose efficient appliances and lights',
  solarPanels: 'Put panels on the roof',
})
