import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkEvidence,
  type EvidenceProblem,
  entryOfType,
  evidenceSentence,
  problemOfType,
} from './check-evidence.ts'
import { largeZipOf, oleOf, pdfSaying, SAMPLES, withMacros, zipOf } from './evidence-samples.ts'
import { EVIDENCE_EXTENSIONS, EVIDENCE_LIMITS, type EvidenceExtension } from './evidence-types.ts'
import { MOST_ENTRIES, MOST_UNPACKED } from './zip-directory.ts'

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** As many bytes, which begin and end as these do. */
function filled(length: number, beginning: Uint8Array, end = new Uint8Array()): Uint8Array {
  const bytes = new Uint8Array(length)
  bytes.set(beginning)
  bytes.set(end, length - end.length)
  return bytes
}

/** A part of a PNG with as many bytes of data. */
function pngPart(length: number): Uint8Array {
  const part = new Uint8Array(length + 12)
  new DataView(part.buffer).setUint32(0, length)
  return part
}

const contentTypes = (part: string) =>
  zipOf([{ name: '[Content_Types].xml', data: `<Types><Override ContentType="${part}"/></Types>` }])

/** Everything that is checked of a file whose entries are stored as they are. */
function problemOf(extension: string, bytes: Uint8Array): EvidenceProblem | null {
  const checked = checkEvidence(extension, bytes)
  if (!checked.ok) return checked.problem
  if (!checked.entries) return null
  const entry = entryOfType(checked.extension, checked.entries)
  if (!entry) return 'differs'
  const text = textOf(bytes.subarray(entry.start, entry.start + entry.size))
  return problemOfType(checked.extension, text)
}

describe('of every type that is taken', () => {
  test.each(EVIDENCE_EXTENSIONS)('%s is taken when it is one', (extension) => {
    expect(problemOf(extension, SAMPLES[extension])).toBeNull()
  })

  test('one that a program writes with sizes of 64 bits is taken, and cut anywhere is only refused', () => {
    const type = { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' }
    const large = largeZipOf([type, { name: 'content.xml', data: '<a/>' }])
    expect(problemOf('odt', large)).toBeNull()
    for (let length = 0; length < large.length; length += 1) {
      expect(problemOf('odt', large.subarray(0, length))).not.toBeNull()
    }
    for (let at = 0; at < large.length; at += 1) {
      const changed = large.slice()
      changed[at] = 255 - (changed[at] ?? 0)
      problemOf('odt', changed)
    }
  })

  test('a sheet whose type is not its first entry, as some programs write it, is taken', () => {
    const type = { name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' }
    const sheet = zipOf([{ name: 'META-INF/manifest.xml', data: '<a/>' }, type])
    expect(problemOf('ods', sheet)).toBeNull()
  })

  const { jpg, png, pdf } = SAMPLES
  test.each<[string, EvidenceExtension, Uint8Array]>([
    ['a PDF of exactly twenty megabytes', 'pdf', filled(EVIDENCE_LIMITS.fileBytes, pdf, pdf)],
    ['a JPG with 16 KB of its camera after it', 'jpg', filled(jpg.length + 16_382, jpg)],
    [
      'a PNG with a long part',
      'png',
      joined(png.subarray(0, 33), pngPart(0x010203), png.subarray(33)),
    ],
  ])('%s is taken', (_, extension, bytes) => {
    expect(problemOf(extension, bytes)).toBeNull()
  })

  const same: readonly string[][] = [['jpg', 'jpeg']]
  const pairs = EVIDENCE_EXTENSIONS.flatMap((name) =>
    EVIDENCE_EXTENSIONS.filter(
      (content) =>
        content !== name && !same.some((set) => [name, content].every((x) => set.includes(x))),
    ).map((content) => [name, content] as const),
  )
  test.each(pairs)('called %s, one of %s is refused', (name, content) => {
    expect(problemOf(name, SAMPLES[content])).not.toBeNull()
  })

  test.each(EVIDENCE_EXTENSIONS)('%s that is cut anywhere is never more than a refusal', (name) => {
    const whole = SAMPLES[name]
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => problemOf(name, whole.subarray(0, length))).not.toThrow()
    }
    expect(problemOf(name, whole.subarray(0, Math.floor(whole.length / 2)))).not.toBeNull()
  })

  test('whose bytes were changed, or are anything, nothing is thrown', () => {
    const extension = fc.constantFrom(...EVIDENCE_EXTENSIONS)
    const change = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 8 })
    fc.assert(
      fc.property(extension, change, fc.uint8Array({ maxLength: 80 }), (name, changes, added) => {
        const bytes = Uint8Array.from([...SAMPLES[name], ...added])
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        problemOf(name, bytes)
        problemOf(name, added)
      }),
    )
  })
})

describe('refused is', () => {
  const { jpg } = SAMPLES
  const HTML = '<!doctype html><script>alert(1)</script>'
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const stored = (name: string) =>
    zipOf([
      { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
      { name, data: 'a' },
    ])
  const bomb = (size: number, packed = new Uint8Array(size / 1_000)) =>
    zipOf([{ name: 'a.xml', data: packed, size }])
  const many = Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => ({ name: `${at}`, data: '' }))
  const template = contentTypes('application/vnd.ms-word.template.macroEnabledTemplate.main+xml')
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const vbaProject = contentTypes(
    `${docx}"/><Override ContentType="application/vnd.ms-office.vbaProject`,
  )
  const commented = contentTypes(`text/plain"/><!-- ${docx} --><Override ContentType="text/plain`)
  const numbered = contentTypes(`${docx}"/><Override ContentType="macro&#69;nabled.main+xml`)
  const zip64 = SAMPLES.odt.slice()
  zip64.set([0xff, 0xff, 0xff, 0xff], zip64.length - 6)
  const overlapping = SAMPLES.odt.slice()
  // The second entry claims the place of the first.
  const second = textOf(overlapping).lastIndexOf('PK\u0001\u0002')
  overlapping.set([0, 0, 0, 0], second + 42)

  test.each<[string, string, Uint8Array, EvidenceProblem]>([
    ['an empty file', 'pdf', new Uint8Array(), 'empty'],
    ['one byte too many', 'pdf', new Uint8Array(EVIDENCE_LIMITS.fileBytes + 1), 'too-large'],
    ['a program', 'exe', bytesOf('MZ'), 'type'],
    ['a page', 'html', bytesOf(HTML), 'type'],
    ['a page called PNG', 'png', bytesOf(HTML), 'differs'],
    ['a drawing with a script called JPG', 'jpg', bytesOf(SVG), 'differs'],
    ['a drawing', 'svg', bytesOf(SVG), 'type'],
    [
      'a page with the beginning of a picture',
      'png',
      bytesOf(`\u0089PNG\r\n\u001a\n${HTML}`),
      'damaged',
    ],
    ['a picture with a page after it', 'png', joined(SAMPLES.png, bytesOf(HTML)), 'damaged'],
    ['a page called DOCX', 'docx', bytesOf(HTML), 'differs'],
    ['a sound called WebP', 'webp', bytesOf('RIFF\u0004\0\0\0WAVE'), 'differs'],
    ['a WebP with a page after it', 'webp', joined(SAMPLES.webp, bytesOf(HTML)), 'damaged'],
    ['a text with the first character of a PDF', 'pdf', bytesOf('%!PS\n%%EOF\n'), 'differs'],
    ['a PDF with a page before it', 'pdf', bytesOf(`${HTML}%PDF-1.7\n%%EOF`), 'differs'],
    ['a PDF that is cut off', 'pdf', bytesOf('%PDF-1.7\n'), 'damaged'],
    ['a PDF that is an archive too', 'pdf', joined(pdfSaying('a'), SAMPLES.docx), 'two'],
    [
      'a JPG that is an archive too',
      'jpg',
      zipOf([{ name: 'a', data: 'b' }], { before: textOf(SAMPLES.jpg) }),
      'two',
    ],
    [
      'an archive with something before it',
      'docx',
      zipOf([{ name: 'a', data: 'b' }], { before: 'PK\u0003\u0004' }),
      'damaged',
    ],
    [
      'an archive with something after it',
      'docx',
      zipOf([{ name: 'a', data: 'b' }], { after: HTML }),
      'damaged',
    ],
    ['a JPG that is cut off', 'jpg', SAMPLES.jpg.subarray(0, -2), 'damaged'],
    ['a JPG of nothing but its marks', 'jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), 'damaged'],
    ['a JPG with more than 16 KB after it', 'jpg', filled(jpg.length + 16_383, jpg), 'damaged'],
    ['any archive', 'docx', zipOf([{ name: 'a.txt', data: 'b' }]), 'differs'],
    ['a document with macros', 'docm', withMacros, 'type'],
    ['a document with macros under another name', 'docx', withMacros, 'macros'],
    ['a document with macros of a template', 'docx', template, 'macros'],
    ['a document with a project of macros', 'docx', vbaProject, 'macros'],
    ['a document whose kind is a comment', 'docx', commented, 'differs'],
    ['a document with a numeric character reference', 'docx', numbered, 'differs'],
    ['an office file of no known kind', 'docx', contentTypes('text/plain'), 'differs'],
    ['a text called ODS', 'ods', SAMPLES.odt, 'differs'],
    ['a document with a password called PDF', 'pdf', oleOf('EncryptedPackage'), 'differs'],
    ['a document with a password', 'docx', oleOf('EncryptedPackage'), 'protected'],
    [
      'an archive with a password',
      'docx',
      zipOf([{ name: 'a', data: 'b', flags: 1 }]),
      'protected',
    ],
    ['an installer called DOC', 'doc', oleOf('!_StringData'), 'differs'],
    ['a sheet called DOC', 'doc', SAMPLES.xls, 'differs'],
    ['a bomb that says so', 'docx', bomb(MOST_UNPACKED + 1_000), 'expands'],
    ['a bomb beyond what deflate can do', 'docx', bomb(100_000, new Uint8Array(10)), 'expands'],
    ['too many files within', 'docx', zipOf(many), 'expands'],
    ['an archive of sizes beyond 4 GB', 'odt', zip64, 'damaged'],
    ['files that share their data', 'odt', overlapping, 'damaged'],
    ['two files of one name', 'odt', stored('mimetype'), 'damaged'],
    ['an archive within', 'odt', stored('bomb.zip'), 'archive'],
    ['a program within', 'odt', stored('run.exe'), 'archive'],
    ['a path out of the folder', 'odt', stored('../../etc/passwd'), 'damaged'],
    ['a path from the root', 'odt', stored('/etc/passwd'), 'damaged'],
    ['a path of another system', 'odt', stored('..\\a'), 'damaged'],
  ])('%s', (_, extension, bytes, problem) => {
    expect(problemOf(extension, bytes)).toBe(problem)
    expect(evidenceSentence(problem).length).toBeGreaterThan(10)
  })
})

/** Far more than a linear check needs on a busy machine, and far less than a quadratic one. */
const MINUTES_IF_QUADRATIC = 20_000

test(
  'a megabyte that says what an office file is, is read in time',
  () => {
    expect(problemOfType('docx', 'macroEnabled.'.repeat(80_000))).toBe('differs')
  },
  MINUTES_IF_QUADRATIC,
)

test(
  'twenty megabytes of what may begin an archive are checked in time',
  () => {
    const full = new Uint8Array(EVIDENCE_LIMITS.fileBytes).fill(0x50)
    for (const name of EVIDENCE_EXTENSIONS) {
      full.set(SAMPLES[name as EvidenceExtension].subarray(0, 600))
      expect(problemOf(name, full)).not.toBeNull()
    }
  },
  MINUTES_IF_QUADRATIC,
)
