import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import {
  DownloadEvidence,
  DownloadEvidenceOfVerification,
  ListEvidence,
  RemoveEvidence,
  UploadEvidence,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import {
  ListFootprints,
  RemoveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { ExportInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  RemoveLine,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { DeleteUser, ExportData } from '@understory/contracts/people/privacy.ts'
import { DAY_MS, HOUR_MS } from '@understory/domain/calendar/durations.ts'
import {
  pdfSaying,
  SAMPLES,
  zipOf,
} from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import {
  EVIDENCE_EXTENSIONS,
  EVIDENCE_LIMITS,
} from '@understory/domain/footprints/company-footprints/evidence/evidence-types.ts'
import { startFileStore } from '@understory/sandbox/files/start-file-store.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../../app.ts'
import { openSession } from '../../../../testing/cross-account/actors.ts'
import { refinedFootprint, setStatusOf } from '../../../../testing/footprints/footprints.ts'
import { joinAs, PASSWORD, type TestPerson, userIdOf } from '../../../../testing/people/people.ts'
import { caller, startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { deleteFiles, failStaleUploads, sweepFiles } from './sweep-files.ts'

const LINE = {
  category: 'stationaryCombustion',
  description: 'Gas of the ovens',
  quantity: 100,
  unit: 'kg',
  ownFactor: { kgCo2e: 2, unit: 'kg', source: 'Mill' },
} as const

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

type Place = { lineId?: string; questionId?: string }

const upload = (
  footprintId: string,
  file: Uint8Array,
  {
    fileName = 'Gas bill.pdf',
    by = ada,
    ...place
  }: Place & { fileName?: string; by?: TestPerson } = {},
) =>
  api.call(
    UploadEvidence,
    { params: { footprintId }, query: { fileName, ...place }, file },
    by.bearer,
  )
const listed = async (footprintId: string) =>
  (await api.call(ListEvidence, { params: { footprintId } }, ada.bearer)).data.evidence
const download = (footprintId: string, evidenceId: string, by = ada) =>
  api.call(DownloadEvidence, { params: { footprintId, evidenceId } }, by.bearer)
const remove = (footprintId: string, evidenceId: string) =>
  api.call(RemoveEvidence, { params: { footprintId, evidenceId } }, ada.bearer)
const newFootprint = () => refinedFootprint(api, ada)

async function newLine(footprintId: string) {
  const call = { params: { footprintId }, body: { lines: [LINE] } }
  const { lines } = (await api.call(AddLines, call, ada.bearer)).data
  return lines[0]?.lineId ?? ''
}

/** The files in the store, by their ids. */
async function stored(): Promise<string[]> {
  return readdir(join(api.deps.config.FILES_FOLDER ?? '', 'evidence')).catch(() => [])
}

describe('a file', () => {
  test.each(EVIDENCE_EXTENSIONS)('of type %s is taken and comes back as it was', async (type) => {
    const footprintId = await newFootprint()
    const { status, data } = await upload(footprintId, SAMPLES[type], {
      fileName: `A file.${type}`,
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({ status: 'complete', failure: null, fileName: `A file.${type}` })
    const file = await download(footprintId, data.evidenceId)
    expect(Buffer.compare(file.data, SAMPLES[type])).toBe(0)
  })

  test('is saved under its name, opened by no browser, and stored by no cache', async () => {
    const footprintId = await newFootprint()
    const { data } = await upload(footprintId, SAMPLES.pdf, { fileName: 'Öl "2026"\\März\r\n.pdf' })
    expect(data.fileName).toBe('März.pdf')
    const { headers } = await download(footprintId, data.evidenceId)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': `attachment; filename="M_rz.pdf"; filename*=UTF-8''M%C3%A4rz.pdf`,
      'content-type': 'application/octet-stream',
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each<[string, string, Uint8Array, RegExp]>([
    ['a page called PNG', 'a.png', Buffer.from('<html>'), /not what its name says/],
    ['a drawing', 'a.svg', Buffer.from('<svg/>'), /Please use a JPG/],
    ['nothing', 'a.pdf', new Uint8Array(), /empty/],
    ['a path', '../../.pdf', SAMPLES.pdf, /Please use a JPG/],
    ['a bomb that lies about its size', 'a.docx', bomb(1_000), /grow far too large/],
    ['a bomb that says so', 'a.docx', bomb(200_000_000), /grow far too large/],
    ['a small bomb that lies about its size', 'a.docx', bomb(9, 900_000), /grow far too large/],
    ['half a small file', 'a.docx', halfPacked(800), /damaged/],
    ['half a packed file', 'a.docx', halfPacked(), /damaged/],
  ])(
    '%s is refused beside its field, and nothing is left of it',
    async (_, fileName, file, says) => {
      const footprintId = await newFootprint()
      const before = await stored()
      const { status, refusal } = await upload(footprintId, file, { fileName })
      expect([status, refusal.code]).toEqual([400, 'EVIDENCE_REFUSED'])
      expect(refusal.problems).toEqual([{ field: 'file', message: expect.stringMatching(says) }])
      expect(await listed(footprintId)).toEqual([])
      expect(await stored()).toEqual(before)
    },
  )

  test('that is larger than what is said beside the field is refused before it is read', async () => {
    const footprintId = await newFootprint()
    const tooLarge = new Uint8Array(EVIDENCE_LIMITS.fileBytes + 1)
    expect((await upload(footprintId, tooLarge)).refusal.code).toBe('BODY_TOO_LARGE')
  })

  test('deflated as programs do it is taken', async () => {
    const footprintId = await newFootprint()
    const types = Buffer.from(
      '<Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>',
    )
    const sheet = Buffer.alloc(2_000_000, '<row/>')
    const file = zipOf([
      { name: '[Content_Types].xml', data: deflateRawSync(types), size: types.length },
      { name: 'xl/sheet.xml', data: deflateRawSync(sheet), size: sheet.length },
    ])
    expect((await upload(footprintId, file, { fileName: 'a.xlsx' })).status).toBe(201)
    const called = await upload(footprintId, file, { fileName: 'a.docx' })
    expect(called.refusal.code).toBe('EVIDENCE_REFUSED')
  })

  test('twice at the same place is one file, also at the same time; elsewhere it is another', async () => {
    const footprintId = await newFootprint()
    const lineId = await newLine(footprintId)
    const file = pdfSaying('the same')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => upload(footprintId, file, { lineId })),
    )
    expect(new Set(answers.map(({ data }) => data.evidenceId)).size).toBe(1)
    expect(answers.map(({ data }) => data.status)).toEqual(Array(4).fill('complete'))
    const elsewhere = await upload(footprintId, file)
    expect(elsewhere.data.evidenceId).not.toBe(answers[0]?.data.evidenceId)
    const { footprints } = (await api.call(ListFootprints, {}, ada.bearer)).data
    expect(footprints.find((each) => each.footprintId === footprintId)?.evidence).toBe(2)
    expect(await listed(footprintId)).toHaveLength(2)
  })
})

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const document = (data: Uint8Array, size: number) =>
  zipOf([
    { name: '[Content_Types].xml', data: DOCX },
    { name: 'word/document.xml', data, size },
  ])

/** An office file of 60 MB of zeros, packed to some kilobytes, that declares this size. */
function bomb(declared: number, real = 60_000_000): Uint8Array {
  return document(deflateRawSync(Buffer.alloc(real)), declared)
}

function halfPacked(size = 100_000): Uint8Array {
  return document(deflateRawSync(randomBytes(size)).subarray(0, size / 2), size)
}

describe('a line', () => {
  test('has its evidence; it stays when the line changes, and goes with it', async () => {
    const footprintId = await newFootprint()
    const lineId = await newLine(footprintId)
    const { data } = await upload(footprintId, pdfSaying('of a line'), { lineId })
    const params = { footprintId, lineId }
    const changed = { params, body: { ...LINE, quantity: 7 } }
    expect((await api.call(ReplaceLine, changed, ada.bearer)).status).toBe(200)
    expect(await listed(footprintId)).toMatchObject([{ lineId, evidenceId: data.evidenceId }])
    const csv = await api.call(ExportInventory, { params: { footprintId } }, ada.bearer)
    expect(new TextDecoder().decode(csv.data)).toContain('Gas bill.pdf')
    expect((await api.call(RemoveLine, { params }, ada.bearer)).status).toBe(204)
    expect(await listed(footprintId)).toEqual([])
    await deleteFiles(api.deps)
    expect(await stored()).not.toContain(data.evidenceId)
  })

  test('of another footprint, or one that is not there, is refused', async () => {
    const [footprintId, other] = [await newFootprint(), await newFootprint()]
    const lineId = await newLine(other)
    const wrong = [lineId, crypto.randomUUID()]
    for (const each of wrong) {
      const { refusal } = await upload(footprintId, SAMPLES.pdf, { lineId: each })
      expect(refusal.code).toBe('LINE_NOT_FOUND')
    }
  })

  test('that was made with another one takes no evidence, nor do a line and an answer at once', async () => {
    const footprintId = await newFootprint()
    const lineId = await newLine(footprintId)
    const child = await newLine(footprintId)
    await sql`update inventory_line set parent_id = ${lineId} where id = ${child}`.execute(
      api.deps.db,
    )
    const refused = await upload(footprintId, SAMPLES.pdf, { lineId: child })
    expect(refused.refusal.code).toBe('LINE_OF_ANOTHER')
    const both = await upload(footprintId, SAMPLES.pdf, { lineId, questionId: crypto.randomUUID() })
    expect(both.refusal.problems?.[0]?.message).toContain('not of both')
  })

  test('holds so many files and no more, however many come at once', async () => {
    const footprintId = await newFootprint()
    const lineId = await newLine(footprintId)
    const most = EVIDENCE_LIMITS.filesOfLine
    const answers = await Promise.all(
      Array.from({ length: most + 4 }, (_, at) =>
        upload(footprintId, pdfSaying(`file ${at}`), { lineId }),
      ),
    )
    const codes = answers.filter(({ status }) => status !== 201).map(({ refusal }) => refusal)
    expect(codes.map(({ code }) => code)).toEqual(Array(4).fill('EVIDENCE_LIMIT'))
    expect(codes[0]?.problems?.[0]?.message).toBe('A line holds at most 20 files.')
    expect(await listed(footprintId)).toHaveLength(most)
  })
})

describe('of another account', () => {
  test('evidence is neither listed, read, deleted nor added', async () => {
    const grace = await joinAs(api, 'business')
    const footprintId = await newFootprint()
    const { data } = await upload(footprintId, SAMPLES.pdf)
    const params = { footprintId, evidenceId: data.evidenceId }
    const asked = [
      await api.call(ListEvidence, { params }, grace.bearer),
      await download(footprintId, data.evidenceId, grace),
      await api.call(RemoveEvidence, { params }, grace.bearer),
      await upload(footprintId, SAMPLES.pdf, { by: grace }),
    ]
    expect(asked.map(({ refusal }) => refusal.code)).toEqual([
      'FOOTPRINT_NOT_FOUND',
      'EVIDENCE_NOT_FOUND',
      'EVIDENCE_NOT_FOUND',
      'FOOTPRINT_NOT_FOUND',
    ])
    const staffOnly = {
      params: { verificationId: crypto.randomUUID(), evidenceId: data.evidenceId },
    }
    const refused = await api.call(DownloadEvidenceOfVerification, staffOnly, ada.bearer)
    expect(refused.refusal.code).toBe('FORBIDDEN')
  })
})

test('staff who act for a customer see the list and read no file', async () => {
  const footprintId = await newFootprint()
  const { evidenceId } = (await upload(footprintId, SAMPLES.pdf)).data
  const { bearer } = await openSession(api, await userIdOf(api, ada), crypto.randomUUID())
  const params = { footprintId, evidenceId }
  expect((await api.call(ListEvidence, { params }, bearer)).data.evidence).toHaveLength(1)
  const refused = await api.call(DownloadEvidence, { params }, bearer)
  expect(refused.refusal.code).toBe('NOT_ON_BEHALF')
})

describe('a locked footprint', () => {
  test.each(['verifying', 'verified'] as const)(
    'that is %s takes no evidence and loses none',
    async (status) => {
      const footprintId = await newFootprint()
      const { data } = await upload(footprintId, SAMPLES.pdf)
      await setStatusOf(api, footprintId, status)
      expect((await upload(footprintId, SAMPLES.png, { fileName: 'a.png' })).refusal.code).toBe(
        'FOOTPRINT_LOCKED',
      )
      expect((await remove(footprintId, data.evidenceId)).refusal.code).toBe('FOOTPRINT_LOCKED')
      expect((await download(footprintId, data.evidenceId)).status).toBe(200)
    },
  )

  test('is locked by the database, too', async () => {
    const footprintId = await newFootprint()
    const { evidenceId } = (await upload(footprintId, SAMPLES.pdf)).data
    const uploading = await beginOnly(footprintId)
    await setStatusOf(api, footprintId, 'verifying')
    const { db } = api.deps
    const asked = [
      sql`delete from footprint_evidence where id = ${evidenceId}`,
      sql`update footprint_evidence set status = 'complete' where id = ${uploading}`,
      sql`update footprint_evidence set file_name = 'b.pdf' where id = ${evidenceId}`,
      sql`insert into footprint_evidence select gen_random_uuid(), account_id, footprint_id, null, null,
        'c.pdf', content_type, 1, repeat('a', 64), 'uploading', null, null, now()
        from footprint_evidence where id = ${evidenceId}`,
    ]
    for (const statement of asked) {
      await expect(statement.execute(db)).rejects.toThrow(/locked|as it was uploaded/)
    }
    // A member who leaves takes nothing but the name away.
    await sql`update footprint_evidence set uploaded_by = null where id = ${evidenceId}`.execute(db)
    // What never was complete may go.
    await sql`delete from footprint_evidence where id = ${uploading}`.execute(db)
  })
})

/** What a process leaves that died after the row was written. */
async function beginOnly(footprintId: string): Promise<string> {
  const dying = createApi({
    ...api.deps,
    db: api.scopedDb,
    files: { ...api.deps.files, put: () => new Promise(() => {}) },
  })
  const facts = { ip: '198.51.100.7', requestId: 'dying' }
  const call = caller((request) => dying(request, facts))
  const query = { fileName: 'Half.pdf' }
  void call(UploadEvidence, { params: { footprintId }, query, file: pdfSaying('half') }, ada.bearer)
  for (;;) {
    const half = (await listed(footprintId)).find(({ status }) => status === 'uploading')
    if (half) return half.evidenceId
  }
}

const later = (ms: number) => ({ ...api.deps, clock: () => new Date(Date.now() + ms) })

describe('a process that dies', () => {
  test('before the file is stored leaves a row that says so; a retry completes it', async () => {
    const footprintId = await newFootprint()
    const evidenceId = await beginOnly(footprintId)
    expect((await download(footprintId, evidenceId)).refusal.code).toBe('EVIDENCE_NOT_FOUND')
    const again = await upload(footprintId, pdfSaying('half'), { fileName: 'Half.pdf' })
    expect(again.data).toMatchObject({ evidenceId, status: 'complete' })
  })

  test('and is not tried again: the upload has failed after an hour, and is gone after a week', async () => {
    const footprintId = await newFootprint()
    const evidenceId = await beginOnly(footprintId)
    await failStaleUploads(api.deps)
    expect(await listed(footprintId)).toMatchObject([{ status: 'uploading' }])
    await failStaleUploads(later(2 * HOUR_MS))
    expect(await listed(footprintId)).toMatchObject([{ status: 'failed', failure: 'interrupted' }])
    expect((await download(footprintId, evidenceId)).refusal.code).toBe('EVIDENCE_NOT_FOUND')
    await sweepFiles(later(8 * DAY_MS))
    expect(await listed(footprintId)).toEqual([])
  })

  test('between the file and the row leaves neither a readable file nor, after a day, an orphan', async () => {
    const footprintId = await newFootprint()
    const complete = (await upload(footprintId, SAMPLES.pdf)).data.evidenceId
    const orphan = crypto.randomUUID()
    await api.deps.files.put(`evidence/${orphan}`, SAMPLES.pdf)
    expect((await download(footprintId, orphan)).refusal.code).toBe('EVIDENCE_NOT_FOUND')
    await sweepFiles(api.deps)
    expect(await stored()).toContain(orphan)
    await sweepFiles(later(2 * DAY_MS))
    expect(await stored()).not.toContain(orphan)
    expect(await stored()).toContain(complete)
    expect((await download(footprintId, complete)).status).toBe(200)
  })
})

test('that is handed over while a file is on its way is not added to', async () => {
  const footprintId = await newFootprint()
  const slow = createApi({
    ...api.deps,
    db: api.scopedDb,
    files: {
      ...api.deps.files,
      async put(key, bytes) {
        await api.deps.files.put(key, bytes)
        await setStatusOf(api, footprintId, 'verifying')
      },
    },
  })
  const call = caller((request) => slow(request, { ip: '198.51.100.7', requestId: 'a' }))
  const asked = { params: { footprintId }, query: { fileName: 'a.pdf' }, file: pdfSaying('late') }
  expect((await call(UploadEvidence, asked, ada.bearer)).refusal.code).toBe('FOOTPRINT_LOCKED')
  const [late] = await listed(footprintId)
  expect(late).toMatchObject({ status: 'failed', failure: 'not-stored' })
  expect(await stored()).not.toContain(late?.evidenceId)
})

test('an account holds so many megabytes, whichever footprint they are of', async () => {
  const ines = await joinAs(api, 'business')
  const [one, two] = [await refinedFootprint(api, ines), await refinedFootprint(api, ines)]
  await upload(one, SAMPLES.pdf, { by: ines })
  await sql`insert into footprint_evidence (id, account_id, footprint_id, file_name, content_type, bytes,
      sha256, status, uploaded_at)
    select gen_random_uuid(), account_id, footprint_id, 'a.pdf', content_type, 10485760,
      lpad(to_hex(n), 64, '0'), 'complete', now()
    from footprint_evidence, generate_series(1, 102) n where footprint_id = ${one}`.execute(
    api.deps.db,
  )
  const small = await upload(two, pdfSaying('small'), { by: ines })
  expect(small.status).toBe(201)
  const large = Buffer.concat([
    Buffer.from('%PDF-1.7'),
    Buffer.alloc(9_000_000),
    Buffer.from('%%EOF'),
  ])
  const { refusal } = await upload(two, large, { by: ines })
  expect(refusal).toMatchObject({
    code: 'EVIDENCE_LIMIT',
    problems: [{ message: 'Your account holds at most 1,024 MB of evidence.' }],
  })
})

test('a store of the S3 protocol does as well as the disk, by setting', async () => {
  const store = await startFileStore()
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = store.settings
  const remote = await startTestApi({
    env: {
      FILES_FOLDER: '',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
  try {
    const ines = await joinAs(remote, 'business')
    const params = { footprintId: await refinedFootprint(remote, ines) }
    const asked = { params, query: { fileName: 'a.pdf' }, file: pdfSaying('far away') }
    const { evidenceId } = (await remote.call(UploadEvidence, asked, ines.bearer)).data
    expect([...store.files.keys()]).toEqual([`evidence/${evidenceId}`])
    const one = { params: { ...params, evidenceId } }
    const read = await remote.call(DownloadEvidence, one, ines.bearer)
    expect(Buffer.compare(read.data, asked.file)).toBe(0)
    await remote.call(RemoveEvidence, one, ines.bearer)
    await deleteFiles(remote.deps)
    expect(store.files.size).toBe(0)
  } finally {
    await remote.close()
    await store.close()
  }
})

test('a store that does not answer fails the upload, which can be tried again', async () => {
  const footprintId = await newFootprint()
  const broken = createApi({
    ...api.deps,
    db: api.scopedDb,
    files: { ...api.deps.files, put: () => Promise.reject(new Error('no answer')) },
  })
  const call = caller((request) => broken(request, { ip: '198.51.100.7', requestId: 'a' }))
  const asked = { params: { footprintId }, query: { fileName: 'a.pdf' }, file: pdfSaying('again') }
  expect((await call(UploadEvidence, asked, ada.bearer)).refusal.code).toBe('EVIDENCE_NOT_STORED')
  expect(await listed(footprintId)).toMatchObject([{ status: 'failed', failure: 'not-stored' }])
  expect((await api.call(UploadEvidence, asked, ada.bearer)).data.status).toBe('complete')
})

test('a file that is not what was uploaded is never given out', async () => {
  const footprintId = await newFootprint()
  const { evidenceId } = (await upload(footprintId, SAMPLES.pdf)).data
  await api.deps.files.put(`evidence/${evidenceId}`, SAMPLES.png)
  expect((await download(footprintId, evidenceId)).status).toBe(500)
  await api.deps.files.remove(`evidence/${evidenceId}`)
  expect((await download(footprintId, evidenceId)).status).toBe(500)
})

test('an upload is deleted with its file, and with its footprint', async () => {
  const footprintId = await newFootprint()
  const one = (await upload(footprintId, pdfSaying('one'))).data.evidenceId
  const two = (await upload(footprintId, pdfSaying('two'))).data.evidenceId
  expect((await remove(footprintId, one)).status).toBe(204)
  expect((await remove(footprintId, one)).refusal.code).toBe('EVIDENCE_NOT_FOUND')
  await api.call(RemoveFootprint, { params: { footprintId } }, ada.bearer)
  await deleteFiles(api.deps)
  const left = await stored()
  expect([left.includes(one), left.includes(two)]).toEqual([false, false])
})

test('the export of a person lists evidence; deleting them deletes it, of locked footprints, too', async () => {
  const ines = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, ines)
  const { evidenceId } = (await upload(footprintId, SAMPLES.pdf, { by: ines })).data
  await setStatusOf(api, footprintId, 'verified')
  const zip = unzipSync((await api.call(ExportData, {}, ines.bearer)).data)
  const list = zip[`accounts/${ines.accountId}/footprint_evidence.json`]
  expect(strFromU8(list ?? new Uint8Array())).toContain('Gas bill.pdf')
  const body = { email: ines.email, password: PASSWORD }
  expect((await api.call(DeleteUser, { body }, ines.bearer)).status).toBe(204)
  await deleteFiles(api.deps)
  expect(await stored()).not.toContain(evidenceId)
})

test('uploads from one address are limited', async () => {
  const limited = await startTestApi()
  try {
    const person = await joinAs(limited, 'business')
    const params = { footprintId: crypto.randomUUID() }
    const ask = () =>
      limited.call(
        UploadEvidence,
        { params, query: { fileName: 'a.pdf' }, file: SAMPLES.pdf },
        person.bearer,
      )
    for (let count = 0; count < 120; count += 1) await ask()
    expect((await ask()).refusal.code).toBe('TOO_MANY_ATTEMPTS')
  } finally {
    await limited.close()
  }
})
