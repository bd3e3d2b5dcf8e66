import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { THEMES } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import {
  certificateCode,
  shownCode,
} from '@understory/domain/proof/certificates/certificate-code.ts'
import { grams } from '@understory/domain/quantity/impact-quantity.ts'
import { IMAGE_SIZES, type ImageSize } from '@understory/domain/showing/impact-pages/image-sizes.ts'
import type { AccountImageFacts } from '@understory/ports/documents/account-image.ts'
import type { CertificateFacts } from '@understory/ports/documents/documents.ts'
import type { PageCardFacts } from '@understory/ports/documents/page-card.ts'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { CARD, LOGO } from './certificates/certificate-card.ts'
import { QR } from './certificates/certificate-check.ts'
import { createDocumentRenderer } from './document-renderer.ts'
import { EXAMPLE_CERTIFICATE, EXAMPLE_INVOICE } from './fixtures.ts'
import { widthOfText } from './fonts/text-runs.ts'
import { qrPath } from './pdf/qr-path.ts'

const documents = createDocumentRenderer()
const hasPdftoppm = spawnSync('pdftoppm', ['-v']).status === 0

function certificate(change: Partial<CertificateFacts['certificate']>): CertificateFacts {
  return {
    ...EXAMPLE_CERTIFICATE,
    certificate: { ...EXAMPLE_CERTIFICATE.certificate, ...change },
  }
}

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  return { text: text.replaceAll(/\s+/g, ' '), pages: pdf.numPages, meta: await pdf.getMetadata() }
}

/** Where each piece of text begins, in points from the top left. */
async function placesOf(bytes: Uint8Array): Promise<Map<string, { x: number; y: number }>> {
  const pdf = await getDocumentProxy(bytes.slice())
  const page = await pdf.getPage(1)
  const [, , , height = 0] = page.view
  const { items } = await page.getTextContent()
  return new Map(
    items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return []
      const [, , , , x, y] = item.transform as number[]
      return [[item.str, { x: Math.round(x ?? 0), y: Math.round(height - (y ?? 0)) }]]
    }),
  )
}

/** How large each piece of text is set, in points. */
async function sizesOf(bytes: Uint8Array): Promise<Map<string, number>> {
  const pdf = await getDocumentProxy(bytes.slice())
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return new Map(
    items.flatMap((item) =>
      'str' in item && item.str.trim() ? [[item.str, Math.round(item.height * 10) / 10]] : [],
    ),
  )
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function decodeQr(image: Buffer | string): Promise<string | undefined> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const sampleLogo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 320, height: 320, channels: 4, background: '#1f5c40cc' } })
      .png()
      .toBuffer(),
  )

const PROOF = {
  files: [{ name: 'statement.txt', type: 'text/plain', bytes: Buffer.from('what is stated\n') }],
  mark: '8yvnWUYFuDS5oJijNWakKa',
  index: 184_467,
  treeSize: 1_234_567,
  keyId: '734f413e',
  revision: 1,
  entries: 3,
}

describe('a certificate', () => {
  test('of a test account says TEST across it and in its title, and not how to check it', async () => {
    const bytes = await documents.certificate({ ...EXAMPLE_CERTIFICATE, isTest: true })
    const { text, pages } = await read(bytes)
    expect(pages).toBe(1)
    expect(text).toContain('TEST')
    expect(text).toContain('Nothing was paid or funded')
    expect(text).not.toMatch(/Anyone can check|Short code/)
    expect(Buffer.from(bytes).toString('latin1').replaceAll('\0', '')).toContain('TEST: ')
  })

  test('names the batches that carry the CCP label, clear of what stands above and below', async () => {
    const labelled = 'Batch 7 carries the CCP label in the registry, seen on 1 June 2026.'
    const drawn = await documents.certificate({ ...EXAMPLE_CERTIFICATE, labelled })
    expect((await read(drawn)).text).toContain(`${labelled} The link is on the verification page.`)
    const places = [...(await placesOf(drawn))].filter(([, { x }]) => x < 500)
    const line = places.find(([words]) => words.startsWith('Batch 7'))?.[1] ?? { x: 0, y: 0 }
    const others = places.filter(([words]) => !words.startsWith('Batch 7'))
    for (const [words, { y }] of others) expect(Math.abs(y - line.y), words).toBeGreaterThan(8)
    const without = await read(await documents.certificate(EXAMPLE_CERTIFICATE))
    expect(without.text).not.toContain('CCP')
  })

  test('states who funded what, when, where and how to check it, as text', async () => {
    const { text, pages } = await read(await documents.certificate(EXAMPLE_CERTIFICATE))
    for (const words of [
      'Certificate of contribution',
      'Ada Okonkwo-Grün',
      'on 20 November 2026',
      'Reference: Opening day, Leeds',
      '120',
      'trees',
      '10.98',
      'tonnes of CO2e',
      '25.4',
      'kg of plastic',
      'Mangroves of Mahajanga',
      'Eden Projects, Madagascar (sample project)',
      'understory.example',
      'Paid: £97.85',
      '1 High Street, Leeds, LS1 1AA, United Kingdom',
    ]) {
      expect(text).toContain(words)
    }
    expect(text.replaceAll(' ', '')).toContain(EXAMPLE_CERTIFICATE.certificate.certificateId)
    expect(pages).toBe(1)
  })

  test('of several projects of one impact says how many more, and names no batch for them all', async () => {
    const { projects } = EXAMPLE_CERTIFICATE
    const wind = {
      name: 'Wind on the Gujarat coast',
      impact: 'co2e',
      creditKind: 'avoidance',
    } as const
    const shore = { name: 'Second shore', impact: 'plastic' } as const
    const [, stoves, coast] = projects
    if (!stoves || !coast) throw new Error('the example has a project of each impact')
    const more = [...projects, { ...stoves, ...wind }, { ...coast, ...shore }]
    const { text } = await read(
      await documents.certificate({ ...EXAMPLE_CERTIFICATE, projects: more }),
    )
    expect(text).toContain('Clean cookstoves')
    expect(text).toContain('(sample project) and 1 more')
    expect(text).toContain('reduction and avoidance funded')
    expect(text).not.toContain('from block 1–100')
  })

  test('with the logo of its holder says the same, and the name stays clear of it', async () => {
    const logo = await sampleLogo()
    const holder = certificate({ user: 'Fernbank Bakery and Confectionery of Upper Stroud' })
    const plain = await read(await documents.certificate(holder))
    const branded = await documents.certificate({ ...holder, logo })
    expect((await read(branded)).text).toBe(plain.text)
    const pdf = await getDocumentProxy(branded.slice())
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const names = items.filter((item) => 'str' in item && /Fernbank|Stroud/.test(item.str))
    for (const item of names) {
      if ('transform' in item) expect(item.transform[4] + item.width).toBeLessThan(LOGO.x)
    }
    expect(names.length).toBeGreaterThan(0)
    expect(hash(branded)).toBe(hash(await documents.certificate({ ...holder, logo })))
  })

  test('leaves out what was not funded, the cost when hidden and the address when not asked for', async () => {
    const { quantities } = EXAMPLE_CERTIFICATE.certificate
    const none = certificate({
      quantities: { ...quantities, plastic: grams(0) },
      cost: null,
      address: null,
      reference: null,
    })
    const { text } = await read(await documents.certificate(none))
    for (const words of ['plastic', 'Paid', 'High Street', 'Reference']) {
      expect(text).not.toContain(words)
    }
  })

  test('that is a gift says for whom and from whom, with the words of the giver', async () => {
    const message = 'For the day you planted the old pear tree.\n\nWith love, and more to come.'
    const gift = { ...EXAMPLE_CERTIFICATE, gift: { from: 'Ben', message } }
    const { text, pages } = await read(await documents.certificate(gift))
    for (const words of ['A gift for', 'Ada Okonkwo-Grün', 'from Ben, on 20 November 2026']) {
      expect(text).toContain(words)
    }
    expect(text).toContain('the old pear tree. With love, and more to come.')
    expect(text).not.toContain('Funded by')
    expect(pages).toBe(1)
  })

  test('that is a gift stays one page, however long the words', async () => {
    const message = `${'wwwww '.repeat(80)}\n`.repeat(2).slice(0, 500)
    const gift = { ...EXAMPLE_CERTIFICATE, gift: { from: 'W'.repeat(80), message } }
    const { pages } = await read(await documents.certificate(gift))
    expect(pages).toBe(1)
  })

  test('prints its whole address and its short code', async () => {
    const { text } = await read(await documents.certificate(EXAMPLE_CERTIFICATE))
    const { certificateId } = EXAMPLE_CERTIFICATE.certificate
    const address = EXAMPLE_CERTIFICATE.verificationUrl.replace('https://', '')
    expect(text.replaceAll(' ', '')).toContain(address)
    expect(text).toContain(`Short code ${shownCode(certificateCode(certificateId))}`)
  })

  test('has how to check it on one edge, with its last line on the same foot as the small print', async () => {
    const proved = { ...EXAMPLE_CERTIFICATE, proof: PROOF }
    const places = await placesOf(await documents.certificate(proved))
    const startOf = (words: string) => [...places].find(([text]) => text.startsWith(words))?.[1]
    const { certificateId } = EXAMPLE_CERTIFICATE.certificate
    const column = [
      'Anyone can check',
      'Short code',
      shownCode(certificateCode(certificateId)),
      'at /ledger/key',
    ]
    const edges = new Set(column.map((words) => startOf(words)?.x))
    expect([...edges]).toEqual([QR.x])
    const last = Math.max(...[...places.values()].map(({ y }) => y))
    expect(startOf('at /ledger/key')?.y).toBe(last)
    expect([...places.values()].filter(({ x, y }) => y === last && x < QR.x)).toHaveLength(1)
    expect(CARD.y + CARD.height - last).toBeGreaterThanOrEqual(10)
  })

  test('has no line below 9 points, and its figures are equally large', async () => {
    const long = 'A name, and a place, that have no room in their line. '.repeat(3)
    const projects = EXAMPLE_CERTIFICATE.projects.map((each) => ({
      ...each,
      name: long,
      partner: long,
    }))
    const gift = { from: long, message: long.repeat(3) }
    const crowded = { ...certificate({ user: long, reference: long }), projects, gift }
    for (const facts of [EXAMPLE_CERTIFICATE, crowded]) {
      const sizes = await sizesOf(await documents.certificate(facts))
      expect(Math.min(...sizes.values())).toBeGreaterThanOrEqual(9)
      const [trees, ...others] = ['120', '10.98', '25.4'].map((figure) => sizes.get(figure))
      expect(trees).toBeGreaterThanOrEqual(36)
      expect(others).toEqual([trees, trees])
    }
  })

  test('makes no claim of neutrality', async () => {
    const { text } = await read(await documents.certificate(EXAMPLE_CERTIFICATE))
    expect(text).not.toMatch(/neutral|net.?zero|climate positive/i)
  })

  test('has a title, a language and tags for screen readers', async () => {
    const bytes = await documents.certificate(EXAMPLE_CERTIFICATE)
    const { meta } = await read(bytes)
    expect(meta.info).toMatchObject({ Language: 'en-GB', Creator: 'Understory' })
    expect((meta.info as { Title: string }).Title).toContain('Certificate of contribution')
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toContain('/Marked true')
    expect(raw).toMatch(/\/Alt \(/)
  })

  test('carries its own fonts and stays small', async () => {
    const bytes = await documents.certificate(EXAMPLE_CERTIFICATE)
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toMatch(/\/BaseFont \/[A-Z]{6}\+Fraunces/)
    expect(raw).toMatch(/\/BaseFont \/[A-Z]{6}\+Figtree/)
    expect(raw).not.toMatch(/\/BaseFont \/Helvetica/)
    expect(bytes.length).toBeLessThan(60_000)
  })

  test.each(THEMES)(
    'with the theme %s is the same bytes every time and within 60 kB',
    async (theme) => {
      const facts = certificate({ theme })
      const first = await documents.certificate(facts)
      expect(first.length).toBeLessThan(60_000)
      expect(hash(await documents.certificate(facts))).toBe(hash(first))
    },
  )

  test('is one and the same over 100 renders', async () => {
    const hashes = new Set<string>()
    for (let run = 0; run < 100; run += 1) {
      hashes.add(hash(await documents.certificate(EXAMPLE_CERTIFICATE)))
    }
    expect(hashes.size).toBe(1)
  })

  test('with a proof says where it stands in the log, in lines that can be read, and is the same again', async () => {
    const proved = { ...EXAMPLE_CERTIFICATE, proof: PROOF }
    const [one, two] = [await documents.certificate(proved), await documents.certificate(proved)]
    const { text, pages } = await read(one)
    expect(text).toContain('In the public log: leaf 184,467 of 1,234,567, key 734f413e')
    expect(text).toContain('at /ledger/key. The proof is attached.')
    expect(Math.min(...(await sizesOf(one)).values())).toBeGreaterThanOrEqual(9)
    expect([pages, hash(one)]).toEqual([1, hash(two)])
  })

  test('that grew says of which revision it is, and where its running totals follow from', async () => {
    const proof = { ...PROOF, revision: 365, entries: 1_095 }
    const one = await documents.certificate({ ...EXAMPLE_CERTIFICATE, proof })
    const { text, pages } = await read(one)
    for (const words of [
      'Revision 365, 1,095 entries: leaf 184,467',
      'of 1,234,567, key 734f413e at /ledger/key.',
      'Totals follow from earlier revisions,',
      'fetched on request. Proof attached.',
    ]) {
      expect(text).toContain(words)
      expect(widthOfText(words, 'body', 9)).toBeLessThanOrEqual(168)
    }
    expect(Math.min(...(await sizesOf(one)).values())).toBeGreaterThanOrEqual(9)
    expect(pages).toBe(1)
  })

  test('another name or number gives another document', async () => {
    const [one, two] = await Promise.all([
      documents.certificate(EXAMPLE_CERTIFICATE),
      documents.certificate(certificate({ user: 'Someone else' })),
    ])
    expect(hash(one)).not.toBe(hash(two))
  })

  test('its code leads to the verification page', async () => {
    const { d, size } = qrPath(EXAMPLE_CERTIFICATE.verificationUrl)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="400" height="400"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${d}"/></svg>`
    expect(await decodeQr(Buffer.from(svg))).toBe(EXAMPLE_CERTIFICATE.verificationUrl)
  })

  test.skipIf(!hasPdftoppm)('its code can be read from the printed page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'understory-page-'))
    try {
      const file = join(folder, 'page.pdf')
      writeFileSync(file, await documents.certificate({ ...EXAMPLE_CERTIFICATE, proof: PROOF }))
      execFileSync('pdftoppm', ['-r', '150', '-png', '-singlefile', file, join(folder, 'page')])
      const page = readFileSync(join(folder, 'page.png'))
      expect(await decodeQr(page)).toBe(`${EXAMPLE_CERTIFICATE.verificationUrl}#${PROOF.mark}`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('names', () => {
  test.each([
    'Zoë Brontë',
    'Łukasz Żółć',
    'Ştefan Țurcanu',
    'Nguyễn Thị Hồng',
    'Ελένη Παπαδοπούλου',
    'Дмитро Їжак',
    'राजेश कुमार',
    "Seán O'Brien & Co. <Ltd>",
  ])('%s are printed as they are', async (user) => {
    const { text } = await read(await documents.certificate(certificate({ user })))
    expect(text.normalize('NFC')).toContain(user.normalize('NFC').split(' ')[0])
  })

  test.each(['山田太郎', 'محمد علي', 'דוד לוי', '한지민', '𓀀𓀁'])(
    '%s give way to words, never to boxes or half a name',
    async (user) => {
      const { text } = await read(await documents.certificate(certificate({ user })))
      expect(text).toContain('The holder named on the verification page')
    },
  )

  test.each([
    {
      what: 'control characters',
      user: 'Ada\u0000\u0007\u001b[31m Grün\r\n',
      shows: 'Ada [31m Grün',
    },
    {
      what: 'marks that turn text around',
      user: 'Ada \u202eevil\u2066 Grün',
      shows: 'Ada evil Grün',
    },
    { what: 'PDF operators', user: ') Tj ET Q /JS (app.alert(1)) %%EOF', shows: ') Tj ET Q /JS' },
    { what: 'emoji', user: 'Ada 🌳👩‍👩‍👧 Grün', shows: 'Ada Grün' },
    { what: 'emoji before a full stop', user: 'Ada 🌳. Grün', shows: 'Ada. Grün' },
    { what: 'half a character', user: 'Ada \ud83c Grün', shows: 'Ada Grün' },
    {
      what: 'nothing but spaces',
      user: ' \t ',
      shows: 'The holder named on the verification page',
    },
  ])('$what do no harm', async ({ user, shows }) => {
    const { text, pages } = await read(await documents.certificate(certificate({ user })))
    expect(text).toContain(shows)
    expect(pages).toBe(1)
  })

  test('a long one is set in two lines that can be read, and not cut', async () => {
    const user =
      'The Worshipful Company of Long-Named Bakers, Confectioners and Patissiers of Upper Fernbank Limited'
    const bytes = await documents.certificate(certificate({ user }))
    expect((await read(bytes)).text).toContain(user)
    const sizes = await sizesOf(bytes)
    const ofName = [...sizes].filter(([line]) => line.length > 20 && user.includes(line))
    expect(ofName.map(([, size]) => size)).toEqual([15, 15])
  })

  test('ten thousand emails are cut to the line', async () => {
    const facts = certificate({ user: 'W'.repeat(10_000), reference: 'x'.repeat(10_000) })
    const bytes = await documents.certificate(facts)
    const { text, pages } = await read(bytes)
    expect(pages).toBe(1)
    expect(text).toContain('W…')
    expect(bytes.length).toBeLessThan(60_000)
  })
})

describe('an invoice', () => {
  test('with the logo of its buyer says the same', async () => {
    const buyerLogo = await sampleLogo()
    const plain = await read(await documents.invoice(EXAMPLE_INVOICE))
    const branded = await read(await documents.invoice({ ...EXAMPLE_INVOICE, buyerLogo }))
    expect(branded.text).toBe(plain.text)
  })

  test('names both sides, their tax ids, its number, lines, total and how it was paid', async () => {
    const { text, pages } = await read(await documents.invoice(EXAMPLE_INVOICE))
    for (const words of [
      'Invoice',
      'U-000042',
      'Understory (sample operator)',
      'GB123456789',
      'Grün & Söhne GmbH',
      'DE123456789',
      '20 November 2026',
      'PO 4711',
      '120 trees',
      '£0.15 a tree',
      '£65.88',
      'Total',
      '£97.85',
      'No VAT has been added.',
      'Paid by Visa ending in 4242.',
    ]) {
      expect(text).toContain(words)
    }
    expect(pages).toBe(1)
  })

  test('of a subscription states its period and what it funds', async () => {
    const period = '1 May 2026 to 31 May 2026'
    const { text } = await read(await documents.invoice({ ...EXAMPLE_INVOICE, period }))
    expect(text).toContain(period)
    expect(text).toContain('it funds 120 trees, 10.98 tonnes of CO2e and 25.4 kg of plastic.')
    const nothing = await read(await documents.invoice({ ...EXAMPLE_INVOICE, funds: null }))
    expect(nothing.text).not.toContain('contribution')
  })

  test('says what was given back and when, and no longer that it funds', async () => {
    const on = '2026-11-23' as CalendarDate
    const refunded = (minor: number, isRefunded: boolean) =>
      documents.invoice({
        ...EXAMPLE_INVOICE,
        refunds: [{ on, amount: { minor, currency: 'GBP' } }],
        isRefunded,
      })
    const whole = await read(await refunded(9_785, true))
    expect(whole.text).toContain('Paid 20 November 2026')
    expect(whole.text).toContain('Refunded on 23 November 2026: £97.85.')
    expect(whole.text).toContain('This payment was a contribution; it no longer funds anything.')
    expect(whole.text).not.toContain('it funds 120 trees')
    const part = await read(await refunded(180, false))
    expect(part.text).toContain('Refunded on 23 November 2026: £1.80.')
    expect(part.text).toContain('what it funds now stands on its certificate.')
    expect(part.text).not.toContain('it funds 120 trees')
    expect(part.text).toContain('Total £97.85')
  })

  test('that the bank took back funds nothing, though nobody refunded it', async () => {
    const { text } = await read(await documents.invoice({ ...EXAMPLE_INVOICE, isRefunded: true }))
    expect(text).toContain('it no longer funds anything.')
    expect(text).not.toContain('Refunded on')
  })

  test.each([
    'Gesellschaft für Landschaftspflege und Baumschulalternwarengewissenhaftigkeit mbH',
    'LandschaftspflegegesellschaftsbaumschulalternwarengewissenhaftigkeitsvereinsGmbH',
    'W'.repeat(80),
  ])('names its buyer to the last letter: %s', async (name) => {
    const buyer = { ...EXAMPLE_INVOICE.buyer, name, addressLines: [name, 'Berlin'] }
    const { text } = await read(await documents.invoice({ ...EXAMPLE_INVOICE, buyer }))
    const letters = text.replaceAll(' ', '')
    expect(letters.split(name.replaceAll(' ', ''))).toHaveLength(3)
    expect(letters).toContain('EuropeanVATnumber:DE123456789Date20November2026')
    expect(text).not.toContain('…')
  })

  test.each([
    { name: "Zoë O'Hara-مها", shows: "To Zoë O'Hara Lindenstraße" },
    { name: 'Tanaka 田中 Holdings Ltd', shows: 'To Tanaka Holdings Ltd Lindenstraße' },
    { name: '田中 (株)', shows: 'To Name as held on the account Lindenstraße' },
  ])('leaves out of $name only what no font has', async ({ name, shows }) => {
    const buyer = { ...EXAMPLE_INVOICE.buyer, name }
    const { text } = await read(await documents.invoice({ ...EXAMPLE_INVOICE, buyer }))
    expect(text).toContain(shows)
  })

  test('says so when tax was added', async () => {
    const tax = { label: 'VAT 20%', amount: { minor: 1_631, currency: 'GBP' } } as const
    const { text } = await read(await documents.invoice({ ...EXAMPLE_INVOICE, tax }))
    expect(text).toContain('VAT 20%')
    expect(text).toContain('Net amount £81.54')
    expect(text).not.toContain('No VAT')
  })

  test('runs over several pages and loses no line', async () => {
    const line = EXAMPLE_INVOICE.lines[0]
    if (!line) throw new Error('no line')
    const lines = Array.from({ length: 60 }, (_, n) => ({ ...line, description: `Line ${n + 1}.` }))
    const { text, pages } = await read(await documents.invoice({ ...EXAMPLE_INVOICE, lines }))
    expect(pages).toBeGreaterThan(1)
    for (let n = 1; n <= 60; n += 1) expect(text).toContain(`Line ${n}.`)
    expect(text).toContain('£97.85')
    expect(text.match(/Unit price/g)).toHaveLength(pages)
    expect(text.match(/Invoice U-000042/g)).toHaveLength(pages)
    expect(text).toContain(`Page ${pages} of ${pages}`)
  })

  test('sets every quantity of usual length in one size', async () => {
    const sizes = await sizesOf(await documents.invoice(EXAMPLE_INVOICE))
    const quantities = EXAMPLE_INVOICE.lines.map(({ quantity }) => sizes.get(quantity))
    expect(quantities).toEqual([10, 10, 10])
  })

  test('is the same bytes every time', async () => {
    const [one, two] = [
      await documents.invoice(EXAMPLE_INVOICE),
      await documents.invoice(EXAMPLE_INVOICE),
    ]
    expect(hash(one)).toBe(hash(two))
    expect(one.length).toBeLessThan(60_000)
  })
})

describe('a share image', () => {
  test('is a PNG of 1200 by 630, the same every time', async () => {
    const image = await documents.shareImage(EXAMPLE_CERTIFICATE)
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(hash(await documents.shareImage(EXAMPLE_CERTIFICATE))).toBe(hash(image))
    expect(image.length).toBeLessThan(200_000)
  })

  test('shows neither cost, address nor reference', async () => {
    const shown = await documents.shareImage(EXAMPLE_CERTIFICATE)
    const bare = certificate({ cost: null, address: null, reference: null })
    expect(hash(await documents.shareImage(bare))).toBe(hash(shown))
  })

  test('shows the logo of its holder, the same every time', async () => {
    const plain = await documents.shareImage(EXAMPLE_CERTIFICATE)
    const logo = await sampleLogo()
    const branded = await documents.shareImage({ ...EXAMPLE_CERTIFICATE, logo })
    expect(hash(branded)).not.toBe(hash(plain))
    expect(hash(await documents.shareImage({ ...EXAMPLE_CERTIFICATE, logo }))).toBe(hash(branded))
    const middle = { left: 1072, top: 108, width: 1, height: 1 }
    const colour = [...(await sharp(branded).extract(middle).raw().toBuffer())]
    // #1f5c40, through which some of the paper is seen.
    expect(colour).toEqual([75, 124, 99])
  })

  test('takes any name', async () => {
    const odd = certificate({ user: '<script>&"\u0000 山' })
    expect((await sharp(await documents.shareImage(odd)).metadata()).width).toBe(1200)
  })
})

describe('the picture of a public page', () => {
  const page: PageCardFacts = {
    kind: 'An article',
    title: 'How to read a certificate',
    says: 'What each of its lines means.',
    seed: 'how-to-read-a-certificate',
    of: ['trees', 'co2e', 'plastic'],
    project: null,
    date: '2026-11-29' as CalendarDate,
  }
  test('is a PNG of 1200 by 630, the same every time', async () => {
    const image = await documents.pageCard(page)
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(hash(await documents.pageCard(page))).toBe(hash(image))
    expect(image.length).toBeLessThan(200_000)
  })

  test('is another for another title, another landscape and another place', async () => {
    const others = [
      { ...page, title: 'A serial number, followed' },
      { ...page, seed: 'another' },
      { ...page, of: ['co2e'], project: { name: 'Clean cookstoves', country: 'GH' } },
      { ...page, title: 'Long '.repeat(80), says: 'And long. '.repeat(40) },
    ] as const
    const drawn = await Promise.all([page, ...others].map((each) => documents.pageCard(each)))
    expect(new Set(drawn.map(hash)).size).toBe(5)
  })
})

describe('the picture of an account', () => {
  const facts: AccountImageFacts = {
    name: 'Fernbank Bakery',
    seed: 'fernbank-bakery',
    milliTrees: 410_000,
    co2eGrams: 12_500_000,
    plasticGrams: 53_000,
    projects: [{ impact: 'trees', name: 'Mangroves of Mahajanga', country: 'MG' }],
    since: '2025-12-01' as CalendarDate,
    on: '2026-11-22' as CalendarDate,
    checkedAt: 'understory.example/impact/fernbank-bakery',
  }
  const draw = (change: Partial<AccountImageFacts>, size: ImageSize = 'banner') =>
    documents.accountImage({ ...facts, ...change }, size)

  test.each(Object.entries(IMAGE_SIZES))('has the pixels of a %s', async (size, pixels) => {
    expect(await sharp(await draw({}, size as ImageSize)).metadata()).toMatchObject(pixels)
  })

  test('is the same for the same facts, and another for other figures', async () => {
    const one = hash(await draw({}))
    expect(hash(await draw({}))).toBe(one)
    expect(hash(await draw({ milliTrees: 411_000 }))).not.toBe(one)
  })

  test('takes any name, and none', async () => {
    for (const name of ['<script>&"\u0000 山', 'W'.repeat(200), null])
      expect((await sharp(await draw({ name })).metadata()).width).toBe(1584)
  })
})
