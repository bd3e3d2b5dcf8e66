export type ScopeNumber = 1 | 2 | 3

type Measure = {
  readonly title: string
  readonly text: string
  /** What goes wrong with it, or how it is counted. */
  readonly watch: string
}

/** What companies do that works, by scope. Amounts differ too much between companies to be given here. */
export const MEASURES: Readonly<Record<ScopeNumber, readonly Measure[]>> = {
  1: [
    {
      title: 'Heat less, and only where people are',
      text: 'Timers, zones and a lower flow temperature cost little and work this winter.',
      watch: 'Compare by degree days: a mild winter is no measure.',
    },
    {
      title: 'Change the boiler for a heat pump',
      text: 'It takes several units of heat from one of electricity. The gas leaves scope 1, and less comes back in scope 2.',
      watch: 'Insulate first, or it is built too large.',
    },
    {
      title: 'Electric vans and cars',
      text: 'Begin with those that come home every night. Mileage and charging show the saving.',
      watch: 'Charging at home and on the road is yours to count, too.',
    },
    {
      title: 'Drive fewer miles',
      text: 'Routes planned for the day, loads shared, visits by video where they do as well.',
      watch: 'Count the miles of carriers that take over: they are scope 3.',
    },
    {
      title: 'Stop the leaks of refrigerants',
      text: 'A kilogram of a common refrigerant warms like a tonne or more of CO2. Look for leaks, and choose a gas of low warming with the next machine.',
      watch: 'What was refilled is what leaked: it stands on the service invoice.',
    },
    {
      title: 'Process heat by electricity',
      text: 'Ovens, dryers and steam below 200 °C can run on heat pumps or directly on power.',
      watch: 'Ask for the load curve before the offer.',
    },
  ],
  2: [
    {
      title: 'Switch off what nobody uses',
      text: 'The load at night shows it: whatever runs then, runs all year.',
      watch: 'A smart meter gives the half hours for nothing; ask your supplier.',
    },
    {
      title: 'Light, air and cold',
      text: 'LED with sensors, fans that follow demand, doors on refrigerators. Three old measures that still pay in many buildings.',
      watch: 'Do not count the same kilowatt-hour for two of them.',
    },
    {
      title: 'Panels on your own roof',
      text: 'What you use yourself never becomes scope 2. What you sell is not subtracted.',
      watch: 'Certificates that you sell with it take the claim along.',
    },
    {
      title: 'A contract that adds something',
      text: 'A long contract with a new wind or solar park helps it to be built. It counts in the market-based figure.',
      watch: 'The location-based figure stays; both are always shown.',
    },
    {
      title: 'Use power when it is clean',
      text: 'Charging, cooling and pumping can wait for hours when there is wind and sun.',
      watch: 'Yearly factors do not show it yet. The bill does.',
    },
  ],
  3: [
    {
      title: 'Ask your ten largest suppliers',
      text: 'For their figures of what you buy, and for their targets. Ten often make up most of the category.',
      watch: 'A supplier’s own factor needs its year, its boundary and who checked it.',
    },
    {
      title: 'Buy less, buy longer',
      text: 'Repair, refurbish, and use machines and computers two years more.',
      watch:
        'Counted by what you spend, a higher price looks like more emissions. Count pieces or kilograms.',
    },
    {
      title: 'Design with less material',
      text: 'Lighter packaging, recycled metal, a recipe with less cement, beef or cotton.',
      watch: 'Look at the whole life: lighter and thrown away sooner saves nothing.',
    },
    {
      title: 'Freight by sea and rail',
      text: 'Air freight emits many times as much for a tonne and a kilometre. Order earlier.',
      watch: 'Distance and weight beat cost as data, and carriers have both.',
    },
    {
      title: 'Trains before flights',
      text: 'A rule for short distances, and one approval for long ones.',
      watch: 'Count flights with their effect high in the air, or say that you do not.',
    },
    {
      title: 'How people come to work',
      text: 'Season tickets, bicycles, charging at work, days at home. Ask once a year in three questions.',
      watch: 'Heating and power at home belong to it.',
    },
    {
      title: 'What your product draws',
      text: 'If it uses power or fuel, its use may be most of your footprint. Efficiency there counts for every piece sold.',
      watch: 'It is counted for its whole life in the year of the sale.',
    },
  ],
}
