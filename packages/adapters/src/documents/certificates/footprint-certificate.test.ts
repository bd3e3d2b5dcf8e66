import { footprintCode, shownCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import type { FootprintCertificateFacts } from '@understory/ports/documents/footprint-documents.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { sampleLogo } from '../../pictures-sharp/sample-logo.ts'
import { createDocumentRenderer } from '../document-renderer.ts'
import { EXAMPLE_REPORT } from '../footprint-report/example-report.ts'

const documents = createDocumentRenderer()
const { companyName, from, to, sums, verification, version } = EXAMPLE_REPORT
const ID = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
const EXAMPLE: FootprintCertificateFacts = {
  certificateId: ID,
  companyName,
  logo: null,
  status: 'verified',
  from,
  to,
  approach: 'equityShare',
  sums,
  factor: 1.46,
  completeness: {
    restGrams: 8_354_000,
    lowGrams: 28_600_000,
    highGrams: 93_400_000,
    leftOut: [
      { category: 'purchasedGoodsAndServices', isPartly: true },
      { category: 'employeeCommutingAndRemoteWorking', isPartly: false },
    ],
  },
  version,
  declaration: 2,
  issuedOn: '2026-03-05' as FootprintCertificateFacts['issuedOn'],
  verification,
  verificationUrl: `https://understory.example/verify/${ID}`,
}

async function read(facts: FootprintCertificateFacts) {
  const bytes = await documents.footprintCertificate(facts)
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const sizes = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.height] : []))
  return { bytes, text: text.replaceAll(/\s+/g, ' '), pages: pdf.numPages, sizes }
}

describe('the certificate of a footprint', () => {
  test('states company, months, approach, scopes by both methods, range, and what was checked', async () => {
    const { text, pages } = await read(EXAMPLE)
    for (const words of [
      'Statement of a footprint, partly verified',
      companyName,
      'January 2025 to December 2025. Equity share.',
      '41.77',
      '10.81',
      '14.16',
      '16.80',
      'Scope 2 by market is 1.20 t',
      'Declared by Fernbank Bakery & Söhne: 41.77 t of CO2e. 80% entered, 20% benchmark of the sector. Left out: Purchased goods and services (in part), Employee commuting and remote working.',
      'between 29 t and 93 t; the upper end counts what is most likely missing',
      'Verified: scopes 1 and 2 (24.97 t). Not verified: scope 3 (16.80 t).',
      'against ISO 14064-3:2019, with limited assurance, by Understory.',
      'Offsets and contributions are not subtracted',
      'Declaration 2 of this footprint.',
      version,
      shownCode(footprintCode(ID)),
    ]) {
      expect(text).toContain(words)
    }
    expect(pages).toBe(1)
    expect(text).not.toMatch(/Certificate of contribution|Funded by|neutral/i)
  })

  test('names the parts that were verified, and those that were not, with all that belongs to it', async () => {
    const notVerified = (
      ['capitalGoods', 'wasteGeneratedInOperations', 'businessTravel', 'franchises'] as const
    ).map((part) => ({ part, grams: 1_000_000 }))
    const verified = [
      { part: 'scopesOneTwo' as const, grams: 24_970_000 },
      { part: 'purchasedGoodsAndServices' as const, grams: 12_800_000 },
      { part: 'employeeCommutingAndRemoteWorking' as const, grams: 2_000_000 },
    ]
    const named = verification && { ...verification, parts: { verified, notVerified } }
    const { text, pages, sizes } = await read({ ...EXAMPLE, verification: named })
    for (const words of [
      'Statement of a footprint, partly verified by Understory, limited',
      'Scopes 1 and 2 24.97 t, Purchased goods and services',
      '(categories 2, 5, 6 and 14 of scope 3).',
      'Verified by Understory, limited, on 4 March 2026.',
      'This is not an independent third-party verification; ISO 14064-3 was used as a guide',
      'Scope 2 by market is 1.20 t, and the total with it',
      'Issued on 5 March 2026.',
      'the upper end counts what is most likely missing',
    ]) {
      expect(text).toContain(words)
    }
    expect(pages).toBe(1)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.99)
  })

  test('with the logo of the company says the same, and is the same again', async () => {
    const logo = await sampleLogo()
    const long = { ...EXAMPLE, companyName: 'Fernbank Bakery and Confectionery of Upper Stroud' }
    const [plain, one, two] = [
      await read(long),
      await read({ ...long, logo }),
      await read({ ...long, logo }),
    ]
    expect([one.text, one.pages]).toEqual([plain.text, 1])
    expect(one.bytes.length).toBeGreaterThan(plain.bytes.length)
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true)
  })

  test('from before ranges were stored states what it stated', async () => {
    const coverage = null
    const { text } = await read({
      ...EXAMPLE,
      completeness: null,
      verification: verification && { ...verification, coverage },
    })
    expect(text).toContain('between 29 t and 61 t.')
    expect(text).toContain(
      'Checked: Verification of scopes 1 and 2. Nothing is said about the rest.',
    )
    expect(text).toContain('with what was verified of it')
  })

  test('has scopes that add up to its total', async () => {
    const each = 1_006_000
    const sums = {
      ...EXAMPLE.sums,
      ...{ scope1: each, scope2: each, scope2Market: each, scope3: each },
      ...{ total: 3 * each, totalMarket: 3 * each },
    }
    const { text } = await read({ ...EXAMPLE, sums })
    expect(text).toMatch(/3\.02.*1\.01.*1\.01.*1\.00/)
    expect(text).toContain('Scope 2 by market is 1.01 t, and the total with it 3.02 t')
  })

  test('that nobody verified says so', async () => {
    const { text } = await read({ ...EXAMPLE, status: 'declared', verification: null })
    expect(text).toContain('declared by the company')
    expect(text).toContain('Nobody but the company has checked these figures.')
  })

  test('stays one page of lines of nine points or more, however long the words, and is the same again', async () => {
    const long = 'A name that goes on without end '.repeat(12)
    const crowded = {
      ...EXAMPLE,
      companyName: long,
      verification: verification && { ...verification, standard: long, covers: [long, long] },
    }
    const [one, two] = [await read(crowded), await read(crowded)]
    expect(one.pages).toBe(1)
    expect(Math.min(...one.sizes)).toBeGreaterThanOrEqual(8.99)
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true)
  })
})
