import {
  GetCertificateFile,
  GetCertificatePdf,
  ListCertificateEntries,
  ListCertificateRevisions,
  VerifyCertificate,
} from '@understory/contracts/proof/certificates.ts'
import { parseVerifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { readNameFile } from '@understory/ledger-log/proof/name-file.ts'
import { verifyCertificate } from '@understory/ledger-log/proof/verify-certificate.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { textsIn } from '../../../../../../../tools/proof/texts-in.ts'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { verifyLog } from '../../ledger-check/verify-log.ts'
import { signCredentials } from '../public.ts'

/* A certificate that something is entered under day by day, as under that of a shop which is billed daily. */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 })

/** GROWN=365 for a year, with the sizes printed. */
const DAYS = Number(process.env.GROWN ?? 60)
const MEASURED = [1, 30, DAYS]

let api: TestApi
let ada: TestPerson
let id = ''
const sizes: { day: number; statement: number; page: number; ms: number }[] = []

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
  ada = await joinAs(api, 'personal')
  const startMonth = api.deps.clock().toISOString().slice(0, 7)
  const choice = { co2eGrams: 0, milliTrees: 3_000, spread: { startMonth, months: 1 } }
  const { paymentId, purchaseId } = await payFor(api, ada, (await quote(api, choice)).quoteId)
  id = (await askOutcome(api, ada, paymentId)).data.certificateId ?? ''
  await signCredentials(api.deps)
  for (let day = 1; day <= DAYS; day += 1) {
    if (day > 1) await enter(purchaseId, day)
    const begun = performance.now()
    await signCredentials(api.deps)
    if (MEASURED.includes(day)) await measure(day, performance.now() - begun)
  }
})
afterAll(() => api.close())

/** One thing more of a purchase, as a bill of a day is. */
const enter = (purchaseId: string, part: number) =>
  sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis)
    select account_id, impact, 1000, project_id, product, source_kind, source_id, revision, ${part},
      effective_from, effective_to, basis
    from impact_ledger_entry where source_id = ${purchaseId} and part = 1`.execute(api.deps.db)

async function measure(day: number, ms: number): Promise<void> {
  const statement = (await fileOf('statement.txt')).length
  sizes.push({ day, statement, page: JSON.stringify(await verification()).length, ms })
}

const params = () => ({ certificateId: id })
const verification = async () => (await api.call(VerifyCertificate, { params: params() })).data
const fileOf = async (file: string) =>
  (await api.call(GetCertificateFile, { params: { ...params(), file } })).data

/** As anyone verifies files that they have, with nothing else. */
async function verify(texts: readonly string[]) {
  const key = parseVerifierKey(strFromU8(await fileOf('ledger-key.txt')).trim())
  const of = (kind: RegExp) => texts.filter((text) => kind.test(text))
  const proofs = of(/^c2sp\.org/).flatMap((text) => text.split('%%\n'))
  const [name] = of(/^understory-ledger\/v1 name\n/)
  return verifyCertificate(
    {
      statements: of(/^understory-ledger\/v2 statement\n/).map((text) => Buffer.from(text)),
      proofs: [...new Set(proofs)],
      named: name === undefined ? null : readNameFile(name),
    },
    key ? [key] : [],
  )
}
const textsOf = async (file: string) =>
  Object.values(unzipSync(await fileOf(file))).map((bytes) => strFromU8(bytes))

describe('a certificate that grew day by day', () => {
  test('states each day in as many bytes as the first, and its page is no longer than that of fifty', () => {
    const [first, , last] = sizes
    if (process.env.GROWN) console.table(sizes)
    expect(last?.statement).toBeLessThanOrEqual((first?.statement ?? 0) + 80)
    expect(last?.page).toBeLessThan(25_000)
  })

  test('has the sum of its entries for its figures, and fifty of them on a page', async () => {
    const page = await verification()
    expect(page).toMatchObject({ entryCount: DAYS, products: { trees: 3 + DAYS - 1 } })
    expect(page.proof).toMatchObject({ revision: DAYS, stated: { entries: DAYS } })
    const found = page.ledgerEntries.map((entry) => entry.id)
    let before = page.olderEntries
    for (; before !== null; ) {
      const query = { before }
      const { data } = await api.call(ListCertificateEntries, { params: params(), query })
      expect(data.entries.length).toBeLessThanOrEqual(50)
      found.unshift(...data.entries.map((entry) => entry.id))
      before = data.older
    }
    expect(found).toHaveLength(DAYS)
    expect(found).toEqual([...new Set(found)].toSorted((one, other) => one - other))
  })

  test('lists what it stated, fifty at a time', async () => {
    const { data } = await api.call(ListCertificateRevisions, { params: params(), query: {} })
    expect(data.revisions.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 50 }, (_, at) => DAYS - at),
    )
    const query = { before: data.older ?? 0 }
    const next = await api.call(ListCertificateRevisions, { params: params(), query })
    expect(next.data.revisions[0]?.revision).toBe(DAYS - 50)
  })

  test('has its newest fifty statements in its archive, and says where those before them are', async () => {
    const texts = await textsOf('files.zip')
    expect(texts).toContainEqual(
      `revisions 1 to ${DAYS - 50}: at ${api.deps.config.origin}/verify/${id}/files-${DAYS - 50}.zip, one archive for each 50\n`,
    )
    const verified = await verify(texts)
    expect(verified).toMatchObject({
      statement: { revision: DAYS, milliTrees: 3_000 + (DAYS - 1) * 1_000 },
      statements: 50,
      earlier: { milliTrees: 3_000 + (DAYS - 51) * 1_000, counted: DAYS - 50 },
    })
  })

  test('is verified whole with the archives before it', async () => {
    const texts = await textsOf('files.zip')
    for (let revision = DAYS - 50; revision > 0; revision -= 50) {
      const before = await textsOf(`files-${revision}.zip`)
      texts.push(...before.filter((text) => /^(understory-ledger\/v2 s|c2sp)/.test(text)))
    }
    expect(await verify(texts)).toMatchObject({ statements: DAYS, earlier: null })
  })

  test('has its newest statement in its document, which shows what that adds', async () => {
    const { data } = await api.call(GetCertificatePdf, { params: params() }, ada.bearer)
    expect(data.length).toBeLessThan(200_000)
    expect(await verify(textsIn(Buffer.from(data)))).toMatchObject({
      statements: 1,
      earlier: { counted: DAYS - 1 },
    })
  })

  test('is found without a breach', async () => {
    const findings = await verifyLog(api.deps.db)
    expect(findings.filter(({ breaches }) => breaches > 0)).toEqual([])
  })
})
