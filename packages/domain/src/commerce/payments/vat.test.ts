import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../../countries/countries.ts'
import { money } from '../../quantity/money.ts'
import { allTaxIdTypes } from './buyer/tax-id.ts'
import { vatWithin } from './vat.ts'
import { isEuropeanUnion, VAT_RULES, type VatBuyer } from './vat-rules.ts'

const GB = { country: 'GB', percent: 20, rules: VAT_RULES }
const total = money(12_000, 'GBP')
const nobody = { country: null, isBusiness: false, hasVatNumber: false, hasTaxId: false }
const from = (country: string | null, evidence: Partial<VatBuyer> = {}): VatBuyer => ({
  ...nobody,
  country,
  ...evidence,
})
const business = { isBusiness: true }
const taxId = { hasTaxId: true }
const vatNumber = { isBusiness: true, hasTaxId: true, hasVatNumber: true }
const outside = { label: 'Outside the scope of VAT', amount: money(0, 'GBP') }
const reverse = {
  label: 'VAT: reverse charge, the customer accounts for it',
  amount: money(0, 'GBP'),
}
const charged = { label: 'VAT at 20%, included', amount: money(2_000, 'GBP') }

describe('the VAT of an invoice', () => {
  test.each([
    ['a consumer at home', from('GB')],
    ['a registered business at home', from('GB', vatNumber)],
    ['a business of the Isle of Man, which is the United Kingdom for VAT', from('IM', business)],
    ['a consumer in the European Union', from('FR')],
    ['a consumer outside the European Union', from('US')],
    ['a business in the European Union without a VAT number', from('FR', business)],
    ['a business in the European Union with another tax id alone', from('DE', taxId)],
    ['a business without an address', from(null, vatNumber)],
  ])('to %s is included at the rate of the seller', (_, buyer) => {
    expect(vatWithin(total, GB, buyer)).toEqual(charged)
  })

  test.each([
    ['Germany', from('DE', vatNumber)],
    ['Monaco, which is France for VAT', from('MC', vatNumber)],
  ])('to a business with a VAT number in %s is a reverse charge', (_, buyer) => {
    expect(vatWithin(total, GB, buyer)).toEqual(reverse)
  })

  test.each([
    ['without a tax id', from('US', business)],
    ['with a tax id', from('US', { ...business, ...taxId })],
    ['of one person, with a tax id', from('AU', taxId)],
  ])('to a business outside the European Union %s is outside its scope', (_, buyer) => {
    expect(vatWithin(total, GB, buyer)).toEqual(outside)
  })

  test('of a seller in the European Union to a British business is outside its scope', () => {
    const terms = { country: 'IE', percent: 23, rules: VAT_RULES }
    expect(vatWithin(total, terms, from('GB', business))).toEqual(outside)
    expect(vatWithin(total, terms, from('FR', vatNumber))).toEqual(reverse)
  })

  test('follows the table of the operator, who may replace it', () => {
    const rules = [{ place: 'abroad', evidence: 'business', treatment: 'outside-scope' }] as const
    expect(vatWithin(total, { ...GB, rules }, from('FR', business))).toEqual(outside)
    expect(vatWithin(total, { ...GB, rules: [] }, from('US', business))).toEqual(charged)
  })

  test('of an invoice from before the table stays as it was issued', () => {
    const before = { country: 'GB', percent: 20 }
    expect(vatWithin(total, before, from('US', business))).toEqual(charged)
    expect(vatWithin(total, before, from('US', taxId))).toEqual(reverse)
  })

  test('counts as European every country with a European VAT number, and no other', () => {
    const listed = allTaxIdTypes().filter(({ type }) => type === 'eu_vat')
    const members = new Set(listed.map(({ country }) => country).filter((code) => code !== 'GB'))
    const known = COUNTRIES.map(({ iso2 }) => iso2).filter((code) => code !== 'MC')
    expect(new Set(known.filter(isEuropeanUnion))).toEqual(members)
  })

  test('of a seller who is not registered is none', () => {
    expect(vatWithin(total, null, from('GB', vatNumber))).toBeNull()
  })

  test('is within half a penny of the exact part, and what is left is its base', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(5, 9, 19, 20, 21, 25), (minor, percent) => {
        const vat = vatWithin(money(minor, 'EUR'), { country: 'IE', percent }, from('IE'))
        const amount = vat?.amount.minor ?? 0
        expect(Math.abs(amount - (minor * percent) / (100 + percent))).toBeLessThanOrEqual(0.5)
        expect(Math.abs(((minor - amount) * percent) / 100 - amount)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
