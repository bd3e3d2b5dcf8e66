import { describe, expect, test } from 'vitest'
import { allTaxIdTypes, checkTaxId, taxIdTypesOf } from './tax-id.ts'

describe('a tax id', () => {
  test.each(allTaxIdTypes().map(({ country, type, example }) => ({ country, type, example })))(
    '$country $type takes its own example and refuses a spoilt one',
    ({ country, type, example }) => {
      expect(checkTaxId(country, type, example)).toMatchObject({ ok: true, value: example })
      expect(checkTaxId(country, type, `${example}#`).ok).toBe(false)
      expect(checkTaxId(country, type, '').ok).toBe(false)
    },
  )

  test.each([
    { country: 'US', type: 'us_ein', typed: '12-3456789', ok: true },
    { country: 'US', type: 'us_ein', typed: '123456789', ok: false },
    { country: 'GB', type: 'gb_vat', typed: ' gb123456789 ', ok: true },
    { country: 'GB', type: 'gb_vat', typed: 'GB12345678', ok: false },
    { country: 'DE', type: 'eu_vat', typed: 'DE123456789', ok: true },
    { country: 'DE', type: 'eu_vat', typed: 'FR12345678901', ok: false },
    { country: 'GB', type: 'gb_vat', typed: 'GB123456789\n', ok: true },
    { country: 'GB', type: 'gb_vat', typed: 'GB1234\u202e56789', ok: false },
  ])('$country $type "$typed": $ok', ({ country, type, typed, ok }) => {
    expect(checkTaxId(country, type, typed).ok).toBe(ok)
  })

  test('spaces within are left out where the format has none, and stay where it has some', () => {
    const check = (country: string, type: string, typed: string) => checkTaxId(country, type, typed)
    expect(check('GB', 'gb_vat', 'gb 123 4567 89')).toMatchObject({ value: 'GB123456789' })
    expect(check('AU', 'au_abn', '12 345 678 912')).toMatchObject({ value: '12345678912' })
    const swiss = 'CHE-123.456.789 MWST'
    expect(check('CH', 'ch_vat', swiss)).toMatchObject({ value: swiss })
  })

  test('a type of another country is unknown here', () => {
    expect(checkTaxId('GB', 'us_ein', '12-3456789')).toEqual({
      ok: false,
      problem: 'UNKNOWN_TAX_ID_TYPE',
    })
  })

  test('a bad one is answered with an example', () => {
    expect(checkTaxId('GB', 'gb_vat', '?')).toEqual({
      ok: false,
      problem: 'BAD_TAX_ID_FORMAT',
      example: 'GB123456789',
    })
  })

  test('a country without any asks for none', () => {
    expect(taxIdTypesOf('AQ')).toEqual([])
    expect(taxIdTypesOf('GB').length).toBeGreaterThan(0)
  })

  test("a country's own comes before one it shares: the UK's before Northern Ireland's", () => {
    expect(taxIdTypesOf('GB').map(({ type }) => type)).toEqual(['gb_vat', 'eu_vat'])
  })
})

test('a text over 60 characters is refused, and so is what nobody sees', () => {
  const longest = `US${'1'.repeat(80)}`
  expect(checkTaxId('US', 'us_ein', longest)).toMatchObject({ problem: 'BAD_TAX_ID_FORMAT' })
  expect(checkTaxId('US', 'us_ein', '12-3456789\n')).toMatchObject({ ok: true })
  expect(checkTaxId('US', 'us_ein', '12-34\u000056789')).toMatchObject({ ok: false })
})
