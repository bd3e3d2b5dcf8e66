import { milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { InvoiceFacts } from '@understory/ports/documents/documents.ts'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { createDocumentRenderer } from '../document-renderer.ts'
import { EXAMPLE_CERTIFICATE, EXAMPLE_INVOICE } from '../fixtures.ts'
import { EXAMPLE_REPORT } from '../footprint-report/example-report.ts'

const LONG =
  'The Worshipful Company of Long-Named Bakers, Confectioners and Patissiers of Upper Fernbank Limited'
const SITE = 'Klimaschutzgenossenschaft Nordrhein-Westfalen und Umgebung eG'
const documents = createDocumentRenderer(() => ({
  siteName: SITE,
  brand: { logo: null, colours: {} },
}))

const { projects, certificate } = EXAMPLE_CERTIFICATE
const LONG_CERTIFICATE = {
  ...EXAMPLE_CERTIFICATE,
  certificate: { ...certificate, user: LONG, reference: `Our reference is ${LONG}. ${LONG}` },
  covers: ['Your car AB12 CDE'],
  projects: projects.map((project) => ({ ...project, name: `${project.name}, ${LONG}` })),
}
const LONG_INVOICE: InvoiceFacts = {
  ...EXAMPLE_INVOICE,
  period: '1 September 2026 to 30 September 2026',
  reference: `PO 4711 of ${LONG}`,
  refunds: [{ on: EXAMPLE_INVOICE.issuedOn, amount: { minor: 180, currency: 'GBP' } }],
  lines: Array.from({ length: 40 }, (_, at) => ({
    description: `Line ${at + 1} of what ${LONG} has funded`,
    quantity: '1,234,567.89 tonnes of CO2e',
    unitPrice: '£15,000.00 a tonne of CO2e',
    amount: { minor: 41_152_263, currency: 'GBP' },
  })),
}

/** Every piece of text of a document, in points from the left, with its page. */
async function piecesOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1)
      const [, , width = 0] = page.view
      const { items } = await page.getTextContent()
      return items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return []
        const [, , , , x = 0] = item.transform as number[]
        return [{ text: item.str, from: x, to: x + item.width, width, size: item.height }]
      })
    }),
  )
  return { pdf, pieces: pages.flat() }
}

describe('long names, references and lines', () => {
  const drawn = {
    certificate: () => documents.certificate(LONG_CERTIFICATE),
    invoice: () => documents.invoice(LONG_INVOICE),
    report: () => documents.footprintReport({ ...EXAMPLE_REPORT, companyName: LONG }),
    sheet: () =>
      documents.disclosureSheet({
        name: 'CDP for small firms',
        companyName: LONG,
        months: 'January 2025 to December 2025',
        limits: 'A sheet to copy your answers from.',
        version: 'CDP, by theme',
        date: EXAMPLE_INVOICE.issuedOn,
        sections: [],
      }),
  }

  test.each(Object.entries(drawn))('stay on the paper: %s', async (_kind, draw) => {
    const { pieces } = await piecesOf(await draw())
    const outside = pieces.filter(({ from, to, width }) => from < 30 || to > width - 30)
    expect(outside.map(({ text }) => text)).toEqual([])
  })

  test('are whole on an invoice, none smaller than 7 points, in a table for screen readers', async () => {
    const bytes = await documents.invoice(LONG_INVOICE)
    const { pdf, pieces } = await piecesOf(bytes)
    const text = pieces.map((piece) => piece.text).join(' ')
    expect(text).not.toContain('…')
    expect(Math.min(...pieces.map(({ size }) => size))).toBeGreaterThanOrEqual(7)
    for (let line = 1; line <= 40; line += 1) expect(text).toContain(`Line ${line} of what`)
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
    for (const role of ['Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`)
  })

  test('are whole in the head of a report and a sheet', async () => {
    for (const draw of [drawn.report, drawn.sheet]) {
      const { pdf } = await piecesOf(await draw())
      const { items } = await (await pdf.getPage(1)).getTextContent()
      const words = items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
      expect(words.replaceAll(/\s+/g, ' ')).toContain(LONG)
    }
  })

  test('never hide what a certificate is for, and leave its figures of one size', async () => {
    const { pieces } = await piecesOf(
      await documents.certificate({
        ...LONG_CERTIFICATE,
        certificate: {
          ...LONG_CERTIFICATE.certificate,
          quantities: { ...certificate.quantities, trees: milliTrees(1_234_567_890) },
        },
      }),
    )
    expect(pieces.some(({ text }) => text.includes('Your car AB12 CDE'))).toBe(true)
    const sizes = pieces.filter(({ text }) => /^[\d,.]+$/.test(text)).map(({ size }) => size)
    expect(sizes).toHaveLength(3)
    expect(new Set(sizes).size).toBe(1)
  })
})

/** The first words of each row of a page, from its top. */
async function rowsOfPage(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, page: number) {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  const rows = new Map<number, string>()
  for (const item of items) {
    if (!('str' in item) || !item.str.trim()) continue
    const [, , , , , y = 0] = item.transform as number[]
    if (!rows.has(y)) rows.set(y, item.str)
  }
  return [...rows.values()]
}

test.each([1, 2, 3])(
  'the sum of a table stays with the last row that it counts in a report of %i companies',
  async (length) => {
    const companies = Array.from({ length }, () => EXAMPLE_REPORT.companies).flat()
    const report = await documents.footprintReport({ ...EXAMPLE_REPORT, companies })
    const { pdf } = await piecesOf(report)
    for (let page = 2; page <= pdf.numPages; page += 1) {
      const [head = '', first = ''] = await rowsOfPage(pdf, page)
      expect([head, first].filter((words) => words.startsWith('Total'))).toEqual([])
    }
  },
)
