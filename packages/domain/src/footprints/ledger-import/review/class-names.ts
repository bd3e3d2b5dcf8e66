import { DEFAULTS_OF } from '../../emission-factors/search/default-rows.ts'
import {
  EXCLUSION_REASONS,
  type ExclusionReason,
  exclusionOf,
  familyOf,
  type LedgerClass,
  QUANTITY_FAMILIES,
} from '../classification/ledger-class.ts'

const EXCLUSION_NAMES: Readonly<Record<ExclusionReason, string>> = {
  payroll: 'Payroll',
  tax: 'Tax',
  transfer: 'Transfers',
  finance: 'Loans, interest and dividends',
  owner: 'Private, or the owner’s',
  'not-a-purchase': 'Not a purchase',
  donation: 'Donations',
  offset: 'Carbon offsets',
  'left-out': 'Left out by you',
}

const FAMILY_NAMES: ReadonlyMap<string, string> = new Map([
  ['electricity', 'Electricity'],
  ['natural_gas', 'Gas'],
  ['heating_oil', 'Heating oil'],
  ['lpg', 'LPG and bottled gas'],
  ['vehicle_fuel', 'Fuel for vehicles'],
  ['energy_mixed', 'Electricity and gas together'],
  ['mileage', 'Mileage in people’s own cars'],
  ['district_heat', 'District heat'],
  ['farm_fuel', 'Red diesel and gas oil'],
  ['ev_charging', 'Charging of electric vehicles'],
  ['refrigerant', 'Refrigerants'],
])

/** Kinds whose word alone does not say enough. */
const KIND_NAMES: ReadonlyMap<LedgerClass, string> = new Map([
  ['s_it', 'IT services'],
  ['s_bank', 'Bank and card fees'],
  ['s_broker', 'Brokers and financial advice'],
  ['s_post', 'Post and couriers'],
  ['s_sea', 'Sea freight'],
  ['s_air_freight', 'Air freight'],
  ['s_train', 'Trains'],
  ['s_bus_taxi', 'Buses and taxis'],
  ['s_travel_agent', 'Travel agents'],
  ['s_hotel', 'Hotels'],
  ['s_food_service', 'Restaurants and catering'],
  ['s_estate_agent', 'Estate agents'],
  ['s_telecom', 'Telephone and internet'],
  ['s_legal', 'Legal advice'],
  ['s_membership', 'Memberships'],
  ['s_video', 'Film and video'],
  ['s_arts', 'Arts and entertainment'],
  ['s_hire_vehicle', 'Vehicle hire'],
  ['s_hire_equipment', 'Equipment hire'],
  ['s_repair_machines', 'Repair of machines'],
  ['s_repair_computer', 'Repair of computers'],
  ['s_vehicle_repair', 'Vehicle repair and parts'],
  ['s_trades', 'Trades and subcontractors'],
  ['s_civil', 'Civil engineering'],
  ['s_gases', 'Industrial gases'],
  ['s_sprays', 'Crop sprays and pesticides'],
  ['s_pharma', 'Medicines'],
  ['s_fish_veg', 'Fish, fruit and vegetables'],
  ['s_oils', 'Oils and fats'],
  ['s_flour', 'Flour and milled grain'],
  ['s_food', 'Food'],
  ['s_feed', 'Animal feed'],
  ['s_farm', 'Farm products'],
  ['s_fuel_spend', 'Fuels, by spending'],
  ['s_electricity_spend', 'Electricity, by spending'],
  ['s_gas_spend', 'Gas, by spending'],
  ['s_care', 'Residential and social care'],
  ['s_admin', 'Office and administrative services'],
  ['s_public', 'Public services'],
  ['s_library', 'Libraries and museums'],
  ['s_vet', 'Vets'],
  ['s_accounting', 'Accountancy and audit'],
  ['s_consulting', 'Consultancy'],
  ['s_architect', 'Architects and engineers'],
  ['s_insurance', 'Insurance'],
  ['s_retail', 'Retail services'],
  ['s_remediation', 'Clean-up of land and water'],
  ['s_electrical', 'Electrical equipment and appliances'],
  ['s_other_goods', 'Other manufactured goods'],
])

/** What a class of a ledger is called. */
export function className(result: LedgerClass): string {
  const reason = exclusionOf(result)
  if (reason) return EXCLUSION_NAMES[reason]
  const family = familyOf(result)
  if (family) return FAMILY_NAMES.get(family.family) ?? family.family
  const known = KIND_NAMES.get(result)
  if (known) return known
  if (!result.startsWith('s_')) return 'Not known'
  const words = result.slice(2).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const byName = (results: readonly LedgerClass[]) =>
  results.toSorted((one, other) => className(one).localeCompare(className(other), 'en-GB'))

/** Kinds that a row can be spending of: those with a factor. What is energy is counted by its quantity instead. */
export const SPENDING_CLASSES: readonly LedgerClass[] = byName(
  [...DEFAULTS_OF.keys()].filter((activity) => /^s_(?!(electricity|gas)_spend)/.test(activity)),
)
export const QUANTITY_CLASSES: readonly LedgerClass[] = byName(
  [...QUANTITY_FAMILIES.keys()].map((family) => `quantity:${family}`),
)
export const EXCLUSION_CLASSES: readonly LedgerClass[] = EXCLUSION_REASONS.map(
  (reason) => `exclude:${reason}`,
)

const KNOWN_CLASSES = new Set([...SPENDING_CLASSES, ...QUANTITY_CLASSES, ...EXCLUSION_CLASSES])

/** Whether someone may choose it. */
export const isChoosable = (result: LedgerClass): boolean => KNOWN_CLASSES.has(result)
