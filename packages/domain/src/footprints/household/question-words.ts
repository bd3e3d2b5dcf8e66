import type { HouseholdQuestion } from './answers.ts'

type QuestionOption = { readonly value: string; readonly label: string }

export type QuestionWords = {
  readonly title: string
  readonly hint?: string
  /** What holds where it is left open. */
  readonly skipped: string
  readonly options?: readonly QuestionOption[]
}

const options = (labels: Readonly<Record<string, string>>): readonly QuestionOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const LEVELS_OF_SPENDING = { low: 'Little', typical: 'About typical', high: 'A lot' }
const COUNTRY_MEAN = 'The mean of your country, with a wide range.'

/** Each question as people read it. Only the first dozen are asked of everyone. */
export const QUESTION_WORDS: Readonly<Record<HouseholdQuestion, QuestionWords>> = {
  people: {
    title: 'Who lives in your home, you included?',
    hint: 'Children are those under 18.',
    skipped: 'The mean of your country, give or take almost half.',
  },
  homeSize: {
    title: 'How big is your home?',
    skipped: 'What is usual for the people in it.',
    options: options({
      tiny: 'Studio or one room',
      small: 'One or two bedrooms',
      medium: 'Two or three bedrooms',
      large: 'Four bedrooms',
      veryLarge: 'Five or more',
    }),
  },
  heating: {
    title: 'What mostly heats your home?',
    skipped: 'What your country heats with.',
    options: options({
      gas: 'Gas',
      oil: 'Oil',
      lpg: 'Bottled gas or LPG',
      coal: 'Coal',
      wood: 'Wood',
      district: 'District heating',
      electric: 'Electric heaters',
      heatPump: 'A heat pump',
      none: 'Nothing',
    }),
  },
  energyUse: {
    title: 'How much energy does your home use?',
    hint: 'For a home like yours, or the amounts of a whole year if you have the bills.',
    skipped: 'What is typical, with a wide range.',
    options: options({ low: 'Little', typical: 'About typical', high: 'A lot' }),
  },
  cars: {
    title: 'How many cars are there in your home, and how far do all of them go in a year?',
    hint: 'For private purposes. The distance may be left out.',
    skipped: COUNTRY_MEAN,
  },
  carFuel: {
    title: 'What does the car you use most run on?',
    skipped: 'What your country drives.',
    options: options({
      petrol: 'Petrol',
      diesel: 'Diesel',
      hybrid: 'Hybrid',
      phev: 'Plug-in hybrid',
      electric: 'Electricity',
    }),
  },
  publicTransport: {
    title: 'How often do you go by bus, coach, tram or train?',
    skipped: COUNTRY_MEAN,
    options: options({
      never: 'Never',
      rarely: 'A few times a month',
      weekly: 'Once or twice a week',
      mostDays: 'Most days',
    }),
  },
  flights: {
    title: 'How many hours did you spend in the air in the last twelve months, there and back?',
    hint: 'For private purposes. A short flight takes up to three and a half hours.',
    skipped: 'The mean of your country, with a very wide range.',
  },
  diet: {
    title: 'What do you eat?',
    skipped: 'What your country eats.',
    options: options({
      highMeat: 'Meat every day, in a good portion (100 g or more)',
      mediumMeat: 'Meat most days (50 to 99 g)',
      lowMeat: 'A little meat',
      pescatarian: 'Fish, but no meat',
      vegetarian: 'Vegetarian',
      vegan: 'Vegan',
    }),
  },
  things: {
    title: 'What do you spend on things in a month, for yourself?',
    hint: 'Clothes, furniture, electronics, household goods, toys; not cars, food or building work.',
    skipped: 'What is typical in your country.',
    options: options(LEVELS_OF_SPENDING),
  },
  services: {
    title: 'And on services and leisure?',
    hint: 'Eating out, hotels, sport, culture, phone and internet, insurance, care; not travel, rent or energy.',
    skipped: 'What is typical in your country.',
    options: options(LEVELS_OF_SPENDING),
  },
  buildingWork: {
    title: 'Was there building work on your home in the last twelve months?',
    skipped: 'The mean of a year.',
    options: options({
      none: 'None',
      small: 'Small: a kitchen, a bathroom, windows',
      large: 'Large: most of the home, or the roof',
      extension: 'An extension',
    }),
  },
  region: {
    title: 'Which part of the grid are you on?',
    skipped: 'The mean of the United States.',
  },
  pets: { title: 'Which pets live in your home?', skipped: COUNTRY_MEAN },
  insulation: {
    title: 'How well is your home insulated?',
    skipped: 'An average home.',
    options: options({
      poor: 'Poorly',
      average: 'About average',
      good: 'Well',
      veryGood: 'Very well',
    }),
  },
  temperature: {
    title: 'How warm is your home in winter?',
    skipped: '20 °C.',
  },
  solar: {
    title: 'How much do solar panels on your home make in a year?',
    hint: 'In kilowatt-hours; 0 if there are none.',
    skipped: 'No panels.',
  },
  carEfficiency: {
    title: 'How much CO2 does your car give off by its registration?',
    hint: 'In grams a kilometre.',
    skipped: 'What such cars give off.',
  },
  evHome: {
    title: 'How much of your car’s charging is done at home?',
    skipped: 'Four fifths.',
    options: options({ '1': 'All of it', '0.8': 'Most of it', '0.5': 'Half', '0': 'None' }),
  },
  flightClass: {
    title: 'In which class do you mostly fly?',
    skipped: 'Economy.',
    options: options({
      economy: 'Economy',
      premium: 'Premium economy',
      business: 'Business',
      first: 'First',
    }),
  },
  foodWaste: {
    title: 'How much food do you throw away?',
    skipped: 'About typical.',
    options: options({ low: 'Little', typical: 'About typical', high: 'A lot' }),
  },
  secondHand: {
    title: 'Do you buy things new or second-hand?',
    skipped: 'As your country does.',
    options: options({
      mostlyNew: 'Mostly new',
      mixed: 'Some of each',
      mostlySecondHand: 'Mostly second-hand',
    }),
  },
  motorbike: {
    title: 'How far do motorbikes of your home go in a year?',
    skipped: 'No motorbike.',
  },
  secondHome: {
    title: 'Do you have a second home?',
    skipped: 'No.',
    options: options({ true: 'Yes', false: 'No' }),
  },
  greenTariff: {
    title: 'Is your electricity from a green tariff?',
    hint: 'It leaves the figure as it is, because the grid stays the same; the figure by the tariff is shown beside it.',
    skipped: 'No.',
    options: options({ true: 'Yes', false: 'No' }),
  },
  tenure: {
    title: 'Do you own your home, or rent it?',
    hint: 'It changes no figure, only who can do something.',
    skipped: 'You decide about your home.',
    options: options({ own: 'I own it', rent: 'I rent it' }),
  },
}

/** What was given and does not fit, as it is said beside the result. */
export const HOUSEHOLD_WARNINGS = {
  fuelIgnored: 'You gave a fuel bill but your heating does not burn that fuel, so we left it out.',
  billTooSmallForCar:
    'Your electricity bill is smaller than your car’s charging. Do you charge elsewhere?',
  carEfficiencyIgnored: 'An electric car has no exhaust figure, so we left it out.',
} as const
