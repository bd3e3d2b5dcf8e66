import { findCountry } from '@understory/domain/countries/countries.ts'
import type { ChangeField } from '@understory/domain/staff/changes/change-field.ts'
import { installationChange } from './installation-change.ts'

const FIELDS: readonly ChangeField[] = [
  { name: 'name', label: 'Name of the seller', type: 'line', most: 120 },
  { name: 'address', label: 'Address, a line each', type: 'text', most: 400 },
  {
    name: 'taxId',
    label: 'VAT number',
    hint: 'Empty: not registered, and invoices add no VAT.',
    type: 'line',
    most: 40,
    isOptional: true,
  },
  { name: 'country', label: 'Country, by its two letters', type: 'line', most: 2 },
  {
    name: 'vatPercent',
    label: 'Standard rate of VAT there',
    hint: 'It counts where there is a VAT number.',
    type: 'number',
    decimals: 2,
    least: 0,
    most: 50,
    unit: 'per cent',
  },
]

export const SELLER_CHANGE = installationChange({
  name: 'seller',
  label: 'Seller',
  says: 'Who sells, as the next invoices name them. Invoices that were issued stay as they are.',
  duty: 'run',
  isFourEyes: true,
  fields: FIELDS,
  fromSettings: (config) => ({
    name: config.SELLER_NAME,
    address: config.SELLER_ADDRESS.split(',')
      .map((line) => line.trim())
      .join('\n'),
    taxId: config.SELLER_TAX_ID,
    country: config.SELLER_COUNTRY,
    vatPercent: String(config.SELLER_VAT_PERCENT),
  }),
  problems: async (_, { values }) => ({
    ...(!findCountry(values.country ?? '') && {
      country: 'We know no country by these letters.',
    }),
    ...(values.address?.includes(',') && {
      address: 'Please use lines instead of commas.',
    }),
  }),
})
