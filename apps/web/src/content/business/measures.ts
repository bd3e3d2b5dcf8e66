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
      watch: 'Compare by degree days: a mild winter is not a saving.',
    },
    {
      title: 'Swap the boiler for a heat pump',
      text: 'It delivers several units of heat for each unit of electricity. The gas leaves scope 1, and less comes back in scope 2.',
      watch: 'Insulate first, or it will be too large.',
    },
    {
      title: 'Electric vans and cars',
      text: 'Begin with those that come home every night. Mileage and charging show the saving.',
      watch: 'Charging at home and on the road is yours to count as well.',
    },
    {
      title: 'Drive fewer miles',
      text: 'Routes planned for the day, loads shared, video calls where they do just as well.',
      watch: 'Count the miles of any carrier that takes over: they are scope 3.',
    },
    {
      title: 'Stop refrigerant leaks',
      text: 'A kilogram of a common refrigerant warms like a tonne or more of CO2. Look for leaks, and choose a low-warming gas for the next machine.',
      watch: 'What was topped up is what leaked: the service invoice says how much.',
    },
    {
      title: 'Process heat from electricity',
      text: 'Ovens, dryers and steam below 200 °C can run on heat pumps or directly on power.',
      watch: 'Ask for the load curve before the quote.',
    },
  ],
  2: [
    {
      title: 'Switch off what nobody uses',
      text: 'The load at night shows it: whatever runs then runs all year.',
      watch: 'A smart meter gives half-hourly figures free of charge; ask your supplier.',
    },
    {
      title: 'Lighting, air and cooling',
      text: 'LEDs with sensors, fans that follow demand, doors on fridges. Three old measures that still pay off in many buildings.',
      watch: 'Do not count the same kilowatt-hour twice.',
    },
    {
      title: 'Panels on your own roof',
      text: 'Power you use yourself never becomes scope 2. Power you sell is not subtracted.',
      watch: 'If you sell the certificates, the claim goes with them.',
    },
    {
      title: 'A contract that adds something',
      text: 'A long contract with a new wind or solar farm helps it get built. It counts in the market-based figure.',
      watch: 'The location-based figure stays the same; both are always shown.',
    },
    {
      title: 'Use power when it is clean',
      text: 'Charging, cooling and pumping can wait for hours when there is wind and sun.',
      watch: 'Yearly factors do not show it yet. Your bill does.',
    },
  ],
  3: [
    {
      title: 'Ask your ten largest suppliers',
      text: 'For their figures on what you buy, and for their targets. Ten suppliers often make up most of the category.',
      watch: 'A supplier’s own factor needs its year, its boundary and who checked it.',
    },
    {
      title: 'Buy less, buy longer',
      text: 'Repair, refurbish, and keep machines and computers two years longer.',
      watch:
        'If you count what you spend, a higher price looks like more emissions. Count pieces or kilograms.',
    },
    {
      title: 'Design with less material',
      text: 'Lighter packaging, recycled metal, a recipe with less cement, beef or cotton.',
      watch: 'Look at the whole life: lighter but thrown away sooner saves nothing.',
    },
    {
      title: 'Freight by sea and rail',
      text: 'Air freight emits many times as much per tonne-kilometre. Order earlier.',
      watch: 'Distance and weight are better data than cost, and carriers have both.',
    },
    {
      title: 'Trains before flights',
      text: 'Rail by default for short distances, and an approval for long flights.',
      watch: 'Count the high-altitude effect of flights, or say that you do not.',
    },
    {
      title: 'How people get to work',
      text: 'Season tickets, bicycles, charging at work, days at home. Ask once a year, in three questions.',
      watch: 'Heating and power at home count, too.',
    },
    {
      title: 'What your product draws',
      text: 'If it uses power or fuel, its use may be most of your footprint. Efficiency there counts for every unit sold.',
      watch: 'Its whole life is counted in the year of the sale.',
    },
  ],
}
