import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { DisclosureSheetFacts } from '@understory/ports/documents/disclosure-sheet.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { createDocumentRenderer } from '../document-renderer.ts'

const documents = createDocumentRenderer()
const REASON = `${'We asked the landlord for the readings of the shared meter. '.repeat(40)}Nobody had them.`

const SHEET: DisclosureSheetFacts = {
  name: 'CDP for small firms',
  companyName: 'Fernbank Bakery',
  months: 'January 2025 to December 2025',
  limits: 'A sheet to copy your answers from.',
  version: 'CDP, by theme',
  date: '2026-03-31' as CalendarDate,
  sections: [
    {
      title: 'Emissions',
      facts: [
        { label: 'Scope 1', ref: 'vsme:Scope1', answer: '10.00 tCO2e', remark: null },
        { label: 'Scope 2', ref: null, answer: 'Not given', remark: REASON },
        ...Array.from({ length: 60 }, (_, at) => ({
          label: `Fact ${at}`,
          ref: null,
          answer: 'Does not apply',
          remark: 'We have none.',
        })),
      ],
    },
  ],
}

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  return { pages: pdf.numPages, text: text.replaceAll(/\s+/g, ' ') }
}

test('a sheet has every fact, whole, and says what it is not', async () => {
  const { pages, text } = await read(await documents.disclosureSheet(SHEET))
  expect(pages).toBeGreaterThan(2)
  for (const words of ['Fernbank Bakery', 'January 2025 to December 2025', SHEET.limits])
    expect(text).toContain(words)
  expect(text).toContain('Scope 1 (vsme:Scope1) 10.00 tCO2e')
  expect(text).toContain('Nobody had them.')
  expect(text).toContain('Fact 59 Does not apply. We have none.')
  expect(text).toContain(`Page ${pages} of ${pages}`)
  expect(text).toContain('No offset is subtracted')
})

test('the same facts give the same bytes', async () => {
  const [one, other] = [
    await documents.disclosureSheet(SHEET),
    await documents.disclosureSheet(SHEET),
  ]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
})
