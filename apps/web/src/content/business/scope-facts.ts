export const SCOPES = [
  {
    scope: 1,
    title: 'what you burn',
    text: 'Emitted on your own premises and by your own vehicles: the boiler flue, the exhaust pipe, a leaking fridge.',
    examples: 'Gas boilers, ovens, vans, generators, refrigerants, processes such as baking lime.',
  },
  {
    scope: 2,
    title: 'what you plug in',
    text: 'Emitted where your electricity, heat and cooling are made. It is shown twice: by the mix of your grid, and by what your contract says.',
    examples: 'Electricity, district heat, steam, the charging of electric vehicles.',
  },
  {
    scope: 3,
    title: 'what others emit for you',
    text: 'Before you: what you buy and how it reaches you. After you: how what you sell is carried, used and thrown away.',
    examples: 'Goods and services, freight, business travel, commuting, waste, investments.',
  },
] as const

/** In the order and by the names of the GHG Protocol's Scope 3 Standard. */
export const CATEGORIES = [
  { name: 'Purchased goods and services', is: 'from flour to accountancy' },
  { name: 'Capital goods', is: 'machines, buildings, computers' },
  { name: 'Fuel- and energy-related activities', is: 'getting the fuel to the boiler' },
  { name: 'Upstream transportation and distribution', is: 'freight that you pay for' },
  { name: 'Waste generated in operations', is: 'what leaves in skips and drains' },
  { name: 'Business travel', is: 'trains, flights, hotel nights' },
  { name: 'Employee commuting', is: 'and working at home' },
  { name: 'Upstream leased assets', is: 'what you rent, unless counted above' },
  { name: 'Downstream transportation and distribution', is: 'freight that others pay for' },
  { name: 'Processing of sold products', is: 'what buyers make of your parts' },
  { name: 'Use of sold products', is: 'the power that your kettles draw' },
  { name: 'End-of-life treatment of sold products', is: 'how they are thrown away' },
  { name: 'Downstream leased assets', is: 'what you let to others' },
  { name: 'Franchises', is: 'shops under your name' },
  { name: 'Investments', is: 'what your money finances' },
] as const
