import { describe, expect, test } from 'vitest'
import { calendarDate } from '../../calendar/calendar.ts'
import { grams, milliTrees } from '../../quantity/impact-quantity.ts'
import { money } from '../../quantity/money.ts'
import { certificateOf, certifiedProducts, parseCertificateId } from './certificate.ts'

const uuid = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'

describe('a certificate number', () => {
  test.each([uuid, uuid.toUpperCase(), `  ${uuid}\n`])('"%s" is read', (typed) => {
    expect(parseCertificateId(typed)).toEqual({ ok: true, id: uuid })
  })

  test.each(['', '42', uuid.slice(1), `${uuid}0`, uuid.replaceAll('-', ''), '../../etc/passwd'])(
    '"%s" is refused',
    (typed) => {
      expect(parseCertificateId(typed)).toEqual({ ok: false, refusal: 'BAD_ID' })
    },
  )
})

describe('a certificate', () => {
  const parsed = parseCertificateId(uuid)
  if (!parsed.ok) throw new Error('bad test id')
  const day = calendarDate(2026, 11, 20)
  const purchase = {
    certificateId: parsed.id,
    user: 'Ada',
    effective: { from: day, to: day },
    issuedOn: day,
    quantities: { trees: milliTrees(2_500), co2e: grams(1_250), plastic: grams(7) },
    theme: 'gift' as const,
    reference: 'Opening day',
    cost: money(756, 'GBP'),
    hideCost: false,
    address: {
      line1: '1 High Street',
      line2: null,
      city: 'Leeds',
      postcode: 'LS1 1AA',
      country: 'GB',
    },
    addressOnCertificate: false,
  }

  test('shows the cost unless it is hidden, and the address only when asked', () => {
    expect(certificateOf(purchase)).toMatchObject({ cost: purchase.cost, address: null })
    const other = { ...purchase, hideCost: true, addressOnCertificate: true }
    expect(certificateOf(other)).toMatchObject({ cost: null, address: purchase.address })
  })

  test('carries nothing of the choices themselves', () => {
    expect(Object.keys(certificateOf(purchase))).not.toContain('hideCost')
  })

  test('is verified in trees, kilograms of CO2e and grams of plastic', () => {
    expect(certifiedProducts(purchase.quantities)).toEqual({
      trees: 2.5,
      kg_co2e: 1.25,
      g_plastic: 7,
    })
  })
})
