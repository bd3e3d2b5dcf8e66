import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certificateCode, footprintCode, readCertificate, shownCode } from './certificate-code.ts'

const uuid = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
const code = certificateCode(uuid)
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

describe('the short code of a certificate', () => {
  test('is eight characters that nobody mistakes for others', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(certificateCode(id)).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
        expect(readCertificate(certificateCode(id))).toEqual({
          ok: true,
          code: certificateCode(id),
        })
      }),
    )
  })

  test('counts the last twelve digits of its number to the base of 31, and ends with a check', () => {
    const numbered = (last: string) => certificateCode(`6a7c2b1e-9d3f-4b5a-8c1d-${last}`)
    expect(numbered('000000000000')).toBe('22222222')
    // 32 is 11; the check is six times one and seven times one: the 13th character after 2.
    expect(numbered('000000000020')).toBe('2222233F')
  })

  test('is read in small letters, with spaces and hyphens', () => {
    for (const typed of [shownCode(code), ` ${code.toLowerCase()} `, [...code].join(' ')])
      expect(readCertificate(typed)).toEqual({ ok: true, code })
  })

  test('with any one character wrong is refused', () => {
    for (let place = 0; place < 8; place += 1) {
      for (const letter of ALPHABET.replace(code[place] ?? '', '')) {
        const wrong = `${code.slice(0, place)}${letter}${code.slice(place + 1)}`
        expect(readCertificate(wrong)).toEqual({ ok: false, refusal: 'BAD_CODE' })
      }
    }
  })

  test('with two characters swapped is refused', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(7), fc.nat(7), (id, one, other) => {
        const letters = [...certificateCode(id)]
        fc.pre(letters[one] !== letters[other])
        const swapped = letters.with(one, letters[other] ?? '').with(other, letters[one] ?? '')
        expect(readCertificate(swapped.join(''))).toMatchObject({ refusal: 'BAD_CODE' })
      }),
    )
  })

  test.each(['O7QM3XPA', 'K7QM-3XP1', 'whatever'])('"%s" is none', (typed) => {
    expect(readCertificate(typed)).toEqual({ ok: false, refusal: 'BAD_CODE' })
  })
})

describe('what is pasted to be verified', () => {
  test.each([
    `https://understory.example/verify/${uuid}`,
    ` http://127.0.0.1:4000/verify/${uuid.toUpperCase()}/?utm_source=mail#ledger `,
    `https://understory.example/verify/${uuid} `,
    `understory.example/certificates/${uuid}.png`,
    `https://understory.example/my-impact/certificates/${uuid}.pdf`,
    uuid,
  ])('"%s" names its certificate', (pasted) => {
    expect(readCertificate(pasted)).toEqual({ ok: true, id: uuid })
  })

  test('may be a link that ends with the short code', () => {
    expect(readCertificate(`https://understory.example/verify/${shownCode(code)}`)).toEqual({
      ok: true,
      code,
    })
  })

  test.each(['42', '', 'https://understory.example/', 'oak', `x${uuid}`, '../../etc'])(
    '"%s" names none',
    (typed) => {
      expect(readCertificate(typed)).toEqual({ ok: false, refusal: 'BAD_ID' })
    },
  )
})

test('the code of a number is always the same', () => {
  expect(code).toBe('8UGUQPMR')
  expect(readCertificate(`  ${uuid} `)).toMatchObject({ ok: true, id: uuid })
})

test('a certificate of a footprint has a code of its own, which no other certificate can have', () => {
  const id = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
  const code = footprintCode(id)
  expect(shownCode(code)).toBe(`F-${shownCode(certificateCode(id))}`)
  expect(readCertificate(shownCode(code).toLowerCase())).toEqual({ ok: true, code })
  expect(readCertificate(`https://x.example/verify/${shownCode(code)}`)).toEqual({ ok: true, code })
  expect(readCertificate(`G${code.slice(1)}`)).toEqual({ ok: false, refusal: 'BAD_ID' })
  expect(readCertificate(`${code.slice(0, -1)}2`)).toEqual({ ok: false, refusal: 'BAD_CODE' })
})
