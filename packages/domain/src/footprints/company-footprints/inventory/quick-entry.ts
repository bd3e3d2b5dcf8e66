import type { Month } from '../../../calendar/calendar.ts'
import type { CategoryKey } from '../scopes.ts'

/** What a small company usually has, each with the factor of the UK sets that fits it. */
export type QuickItem = {
  readonly id: string
  readonly group: 'Energy' | 'Vehicles' | 'Travel' | 'People' | 'Things' | 'Purchases'
  readonly label: string
  /** Where to find the figure. */
  readonly hint: string
  readonly unit: string
  readonly category: CategoryKey
  /** Table in the publication, and its name there. */
  readonly factor: { readonly category: string; readonly name: string }
}

const item = (
  group: QuickItem['group'],
  [id, label, hint]: readonly [string, string, string],
  [category, unit]: readonly [CategoryKey, string],
  [table, name]: readonly [string, string],
): QuickItem => ({ id, group, label, hint, unit, category, factor: { category: table, name } })

/** By what it cost, in pounds of the year. */
function spend(
  about: readonly [string, string, string],
  industry: string,
  category: CategoryKey = 'purchasedGoodsAndServices',
): QuickItem {
  return item('Purchases', about, [category, 'GBP'], ['Spend with UK industries', industry])
}

export const QUICK_ITEMS: readonly QuickItem[] = [
  item(
    'Energy',
    ['gas', 'Gas', 'The kWh of your bills, which are gross calorific value.'],
    ['stationaryCombustion', 'kWh (Gross CV)'],
    ['Fuels', 'Gaseous fuels > Natural gas'],
  ),
  item(
    'Energy',
    ['heatingOil', 'Heating oil', 'Litres delivered.'],
    ['stationaryCombustion', 'litres'],
    ['Fuels', 'Liquid fuels > Burning oil'],
  ),
  item(
    'Energy',
    ['electricity', 'Electricity', 'The kWh of your bills, whatever the tariff.'],
    ['indirectElectricityEmissions', 'kWh'],
    ['UK electricity', 'Electricity generated > Electricity: UK'],
  ),
  item(
    'Vehicles',
    ['petrol', 'Petrol of company vehicles', 'Litres of the fuel card.'],
    ['mobileCombustion', 'litres'],
    ['Fuels', 'Liquid fuels > Petrol (average biofuel blend)'],
  ),
  item(
    'Vehicles',
    ['diesel', 'Diesel of company vehicles', 'Litres of the fuel card.'],
    ['mobileCombustion', 'litres'],
    ['Fuels', 'Liquid fuels > Diesel (average biofuel blend)'],
  ),
  item(
    'Travel',
    ['ownCars', 'Business miles in people’s own cars', 'Miles of the mileage claims.'],
    ['businessTravel', 'miles'],
    ['Business travel- land', 'Cars (by size) > Average car > Unknown'],
  ),
  item(
    'Travel',
    ['trains', 'Trains', 'Kilometres, of all travellers together.'],
    ['businessTravel', 'passenger.km'],
    ['Business travel- land', 'Rail > National rail'],
  ),
  item(
    'Travel',
    ['shortFlights', 'Flights within Europe', 'Kilometres, of all travellers together.'],
    ['businessTravel', 'passenger.km'],
    ['Business travel- air', 'Flights > Short-haul, to/from UK > Average passenger > With RF'],
  ),
  item(
    'Travel',
    ['longFlights', 'Flights beyond Europe', 'Kilometres, of all travellers together.'],
    ['businessTravel', 'passenger.km'],
    ['Business travel- air', 'Flights > Long-haul, to/from UK > Average passenger > With RF'],
  ),
  item(
    'Travel',
    ['hotels', 'Hotel nights in the UK', 'Rooms times nights.'],
    ['businessTravel', 'room night'],
    ['Hotel stay', 'Hotel stay > UK'],
  ),
  item(
    'People',
    ['commuting', 'Commuting by car', 'Miles there and back of everyone, in the year.'],
    ['employeeCommutingAndRemoteWorking', 'miles'],
    ['Passenger vehicles', 'Cars (by size) > Average car > Unknown'],
  ),
  item(
    'People',
    ['homeworking', 'Working from home', 'Hours of everyone, in the year.'],
    ['employeeCommutingAndRemoteWorking', 'FTE working hour'],
    ['Homeworking', 'Homeworking (office equipment + heating)'],
  ),
  item(
    'Things',
    ['waste', 'General waste', 'Tonnes collected, as if landfilled.'],
    ['wasteGeneratedInOperations', 'tonnes'],
    ['Waste disposal', 'Refuse > Commercial and industrial waste > Landfill'],
  ),
  item(
    'Things',
    ['water', 'Water', 'Cubic metres of your bills.'],
    ['purchasedGoodsAndServices', 'cubic metres'],
    ['Water supply', 'Water supply'],
  ),
  item(
    'Things',
    ['wasteWater', 'Waste water', 'Cubic metres; usually as much as the water.'],
    ['wasteGeneratedInOperations', 'cubic metres'],
    ['Water treatment', 'Water treatment'],
  ),
  item(
    'Things',
    ['freight', 'Goods sent by lorry', 'Tonnes times kilometres.'],
    ['upstreamTransportationAndDistribution', 'tonne.km'],
    ['Freighting goods', 'HGV (all diesel) > All HGVs > Average laden'],
  ),
  spend(
    ['accountants', 'Accounting and legal advice', 'What the invoices say, without VAT.'],
    'Accounting, bookkeeping and auditing services; tax consulting services (SIC 69.2)',
  ),
  spend(
    ['software', 'Software and IT services', 'Subscriptions and hosting, without VAT.'],
    'Computer programming, consultancy and related services (SIC 62)',
  ),
  spend(
    ['telephone', 'Telephone and internet', 'A year of bills, without VAT.'],
    'Telecommunications services (SIC 61)',
  ),
  spend(
    ['insurance', 'Insurance', 'A year of premiums.'],
    'Insurance, reinsurance and pension funding services, except compulsory social security (SIC 65.1-2)',
  ),
  spend(
    ['marketing', 'Advertising', 'What agencies and media invoiced, without VAT.'],
    'Advertising and market research services (SIC 73)',
  ),
  spend(
    ['paper', 'Paper and packaging', 'Without VAT, where you do not know the tonnes.'],
    'Paper and paper products (SIC 17)',
  ),
  spend(
    ['computers', 'Computers and devices', 'All that was bought in the year, without VAT.'],
    'Computer, electronic and optical products (SIC 26)',
    'capitalGoods',
  ),
  spend(
    ['furniture', 'Furniture', 'All that was bought in the year, without VAT.'],
    'Furniture (SIC 31)',
    'capitalGoods',
  ),
]

/**
 * The year of the factors for twelve months: that which holds most of them, the newer one of two halves.
 * Source: UK Government GHG Conversion Factors, full set, guidance.
 */
export function factorYear(startMonth: Month): number {
  const [year = 0, month = 1] = startMonth.split('-').map(Number)
  return month <= 6 ? year : year + 1
}
