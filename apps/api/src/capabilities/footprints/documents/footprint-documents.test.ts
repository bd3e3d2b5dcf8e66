import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import { WriteBasePolicy } from '@understory/contracts/footprints/climate-plan/base-year.ts'
import { AddIntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import { AddAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { AddTarget } from '@understory/contracts/footprints/climate-plan/targets.ts'
import {
  ListFootprints,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import {
  GetDisclosureProfile,
  ReplaceDisclosureProfile,
} from '@understory/contracts/footprints/disclosure-profiles.ts'
import {
  GetFootprintCertificatePdf,
  GetFootprintReport,
  IssueFootprintCertificate,
  ListFootprintCertificates,
  VerifyFootprintCertificate,
  WithdrawFootprintCertificate,
} from '@understory/contracts/footprints/documents.ts'
import { RemoveLogo, SetLogo } from '@understory/contracts/people/settings.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyFootprints } from '../../../from-manifests/verify-footprints.ts'
import { closeInBalance } from '../../../testing/commerce/close-in-balance.ts'
import { declareAnswered } from '../../../testing/footprints/declare-answered.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  ada = await joinAs(api, 'business')
})
afterAll(() => closeInBalance(api))

type Params = { footprintId: string }

let months = 0
async function estimated(by = ada): Promise<Params> {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  months += by === ada ? 1 : 0
  const startMonth = `2024-${String(by === ada ? months : 1).padStart(2, '0')}`
  const body = { input, companyName: 'Fernbank', startMonth, frequency: 'annual' } as const
  return { footprintId: (await api.call(SaveFootprint, { body }, by.bearer)).data.footprintId }
}

const declare = (params: Params, by = ada) => declareAnswered(api, params, by.bearer)

async function declared(by = ada): Promise<Params> {
  const params = await estimated(by)
  await api.call(StartInventory, { params, body: { approach: 'operationalControl' } }, by.bearer)
  const gas = {
    category: 'stationaryCombustion',
    description: 'Boiler',
    quantity: 10_000,
    unit: 'kWh (Gross CV)',
    factorId: 'uk-2025:1_100_1004_6_1',
  } as const
  await api.call(AddLines, { params, body: { lines: [gas] } }, by.bearer)
  const { id } = await api.deps.db
    .selectFrom('footprint_inventory')
    .select('id')
    .where('footprint_id', '=', params.footprintId)
    .executeTakeFirstOrThrow()
  const left = CATEGORY_KEYS.filter((category) => category !== 'stationaryCombustion')
  const said = { inventory_id: id, account_id: by.accountId, state: 'not-applicable' } as const
  await api.deps.db
    .insertInto('inventory_category')
    .values(left.map((category) => ({ ...said, category, reason: 'We have none.' })))
    .execute()
  expect((await declare(params, by)).status).toBe(200)
  return params
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('the report', () => {
  const report = (params: Params) => api.call(GetFootprintReport, { params }, ada.bearer)

  test('of a declared footprint has its figures, factors, reasons and energy', async () => {
    const params = await declared()
    const text = await textOf((await report(params)).data)
    for (const words of [
      'Fernbank',
      'Declared',
      '1.83',
      'Operational control, for scopes 1, 2 and 3',
      'Gaseous fuels > Natural gas',
      'warming potentials of AR5',
      'We have none.',
      '10,000',
      'This footprint was not verified.',
      'All of this total is entered by you.',
      'These figures are all: We looked for more, and there is none.',
      'Seen: the total is below what four of five firms',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('is the same file until it is declared again, and then says what changed', async () => {
    const params = await declared()
    const [one, two] = [(await report(params)).data, (await report(params)).data]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
    const ownFactor = { kgCo2e: 2_000, unit: 'kg', source: 'Mill' }
    const line = { category: 'stationaryCombustion', quantity: 100, unit: 'kg', ownFactor } as const
    const query = { reason: 'The mill was forgotten.' }
    await api.call(AddLines, { params, query, body: { lines: [line] } }, ada.bearer)
    expect(Buffer.from((await report(params)).data).equals(Buffer.from(one))).toBe(true)
    await declare(params)
    const text = await textOf((await report(params)).data)
    expect(text).toContain('Fernbank emitted 201.83 tonnes')
    expect(text).toContain('What changed since declaration 1')
    expect(text).toContain('The mill was forgotten.')
  })

  test('says what the plan says: base year and its policy, targets, reductions and intensity', async () => {
    const grace = await joinAs(api, 'business')
    const params = await declared(grace)
    const baseMonth = '2024-01'
    const call = { reason: 'The first metered year.', policy: 'For structural changes.' }
    await api.call(WriteBasePolicy, { body: { ...call, baseMonth } }, grace.bearer)
    const target = { kind: 'near-term', covers: 'all', baseMonth, targetYear: 2032 } as const
    const body = { ...target, reductionBasisPoints: 4_200 }
    await api.call(AddTarget, { body }, grace.bearer)
    const pump = {
      title: 'Heat pump',
      category: 'reduction',
      status: 'estimated',
      scope: 1,
      gramsAYear: 1_000_000,
      cost: null,
      owner: null,
      dueOn: null,
    } as const
    await api.call(AddAction, { body: pump }, grace.bearer)
    const loaves = {
      title: 'Bread',
      unit: 'loaf',
      counts: 'all' as const,
      baseMonth,
      units: [{ year: 2024, units: 1_000 }],
    }
    await api.call(AddIntensityFigure, { body: loaves }, grace.bearer)
    const { data } = await api.call(GetFootprintReport, { params }, grace.bearer)
    const text = await textOf(data)
    for (const words of [
      'Why this base year: The first metered year.',
      'For structural changes. Threshold: 5%',
      'Near-term target: 42% less of all scopes by 2032',
      'Heat pump',
      'Bread, per loaf (scopes 1 to 3) 2024 – 1.83',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('of an estimate is marked as one', async () => {
    const text = await textOf((await report(await estimated())).data)
    expect(text).toContain('AN ESTIMATE: nothing here was measured or checked.')
    expect(text).toContain('sector Bakery and pasta products')
    expect(text).toContain('Franchises (scope 3)')
  })
})

describe('a certificate of a footprint', () => {
  const issue = (params: Params) => api.call(IssueFootprintCertificate, { params }, ada.bearer)
  const verify = (certificateId: string) =>
    api.call(VerifyFootprintCertificate, { params: { footprintCertificateId: certificateId } })
  const setStatus = (params: Params, status: 'declared' | 'verifying' | 'verified') =>
    api.deps.db
      .updateTable('footprint')
      .set({ status })
      .where('id', '=', params.footprintId)
      .execute()

  test('is issued once, and verified by anyone by its number and its short code', async () => {
    const params = await declared()
    const { data, status } = await issue(params)
    expect(status).toBe(201)
    expect((await issue(params)).data).toEqual(data)
    const seen = await verify(data.certificateId)
    expect(seen.data).toMatchObject({
      ended: null,
      replacedBy: null,
      statement: {
        companyName: 'Fernbank',
        status: 'declared',
        total: 1_829_600,
        verification: null,
      },
    })
    const footprints = await api.call(ListFootprints, {}, ada.bearer)
    const { completeness } =
      footprints.data.footprints.find(({ footprintId }) => footprintId === params.footprintId)
        ?.declared ?? {}
    const stated = seen.data.statement?.completeness
    expect(stated?.highGrams).toBe(completeness?.highGrams)
    expect(stated?.highGrams).toBeGreaterThan(1_829_600 * (seen.data.statement?.uncertainty ?? 0))
    expect(stated?.leftOut).toContainEqual({
      category: 'purchasedGoodsAndServices',
      isPartly: false,
    })
    expect((await verify(data.code)).data).toEqual(seen.data)
    const { certificateId } = data
    const pdf = await api.call(
      GetFootprintCertificatePdf,
      { params: { footprintCertificateId: certificateId } },
      ada.bearer,
    )
    const paper = await textOf(pdf.data)
    expect(paper).toContain('Statement of a footprint, declared by the company')
    expect(paper).toContain('Declared by Fernbank: 1.83 t of CO2e. 100% entered')
    expect(paper).toContain('Left out: ')
    const { version } = seen.data.statement ?? {}
    const report = await api.call(GetFootprintReport, { params }, ada.bearer)
    expect(await textOf(report.data)).toContain(`version ${version}`)
    const listed = await api.call(ListFootprintCertificates, { params }, ada.bearer)
    expect(listed.data.certificates).toEqual([data])
  })

  test('bears the logo that its company has today', async () => {
    const { data } = await issue(await declared())
    const pictures = async () => {
      const params = { footprintCertificateId: data.certificateId }
      const pdf = await api.call(GetFootprintCertificatePdf, { params }, ada.bearer)
      return (
        Buffer.from(pdf.data)
          .toString('latin1')
          .split(/\/Subtype \/Image\b/).length - 1
      )
    }
    expect(await pictures()).toBe(0)
    const file = Buffer.from(await sampleLogo()).toString('base64')
    await api.call(SetLogo, { body: { file } }, ada.bearer)
    expect(await pictures()).toBeGreaterThan(0)
    await api.call(RemoveLogo, {}, ada.bearer)
    expect(await pictures()).toBe(0)
  })

  test('is not given for an estimate, nor while others check it', async () => {
    expect((await issue(await estimated())).refusal.code).toBe('NOT_CERTIFIABLE')
    const params = await declared()
    await setStatus(params, 'verifying')
    expect((await issue(params)).refusal.code).toBe('NOT_CERTIFIABLE')
  })

  test('ends when the footprint is declared again; the next one holds instead', async () => {
    const params = await declared()
    const { certificateId } = (await issue(params)).data
    await declare(params)
    const next = (await issue(params)).data
    const { data } = await verify(certificateId)
    expect(data.ended?.reason).toBe('redeclared')
    expect(data.replacedBy).toBe(next.certificateId)
    expect(data.statement?.total).toBe(1_829_600)
    expect((await verify(next.certificateId)).data.ended).toBeNull()
  })

  test('of a declaration holds while others check it, and ends once it is verified or unlocked', async () => {
    const params = await declared()
    const before = (await issue(params)).data
    await setStatus(params, 'verifying')
    expect((await verify(before.certificateId)).data.ended).toBeNull()
    await setStatus(params, 'verified')
    expect((await verify(before.certificateId)).data.ended?.reason).toBe('verified')
    const after = (await issue(params)).data
    expect((await verify(after.certificateId)).data.statement?.status).toBe('verified')
    await setStatus(params, 'declared')
    expect((await verify(after.certificateId)).data.ended?.reason).toBe('unlocked')
  })

  test('that is withdrawn, or whose footprint is deleted, shows no figure any more', async () => {
    const params = await declared()
    const { certificateId } = (await issue(params)).data
    const withdraw = () =>
      api.call(
        WithdrawFootprintCertificate,
        { params: { footprintCertificateId: certificateId } },
        ada.bearer,
      )
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).refusal.code).toBe('CERTIFICATE_ENDED')
    expect((await verify(certificateId)).data).toMatchObject({
      statement: null,
      ended: { reason: 'withdrawn' },
    })
    const pdf = await api.call(
      GetFootprintCertificatePdf,
      { params: { footprintCertificateId: certificateId } },
      ada.bearer,
    )
    expect(pdf.refusal.code).toBe('CERTIFICATE_ENDED')
    const again = (await issue(params)).data
    await api.deps.db.deleteFrom('footprint').where('id', '=', params.footprintId).execute()
    expect((await verify(again.certificateId)).data).toMatchObject({
      statement: null,
      ended: { reason: 'deleted' },
    })
  })

  test('never changes in the database', async () => {
    const params = await declared()
    const { certificateId } = (await issue(params)).data
    const change = api.deps.db
      .updateTable('footprint_certificate')
      .set({ statement: '{}' })
      .where('id', '=', certificateId)
      .execute()
    await expect(change).rejects.toThrow('never changes')
    await declare(params)
    const reopen = api.deps.db.updateTable('footprint_certificate_end').set({ reason: 'verified' })
    await expect(reopen.execute()).rejects.toThrow('append-only')
  })

  test('that states other figures than its footprint is found by the check of all footprints', async () => {
    const params = await declared()
    const { certificateId } = (await issue(params)).data
    const { db } = api.deps
    const found = async () => (await verifyFootprints(db)).find(({ id }) => id === 'certificates')
    expect(await found()).toMatchObject({ breaches: 0 })
    await sql`alter table footprint disable trigger end_certificates`.execute(db)
    const changed = sql<string>`declared || '{"scope2Market": 7}'`
    await db
      .updateTable('footprint')
      .set({ declared: changed })
      .where('id', '=', params.footprintId)
      .execute()
    await sql`alter table footprint enable trigger end_certificates`.execute(db)
    expect(await found()).toMatchObject({ breaches: 1, examples: [{ subject: certificateId }] })
  })

  test.each([
    ['00000000-0000-4000-8000-000000000000', 'CERTIFICATE_NOT_FOUND'],
    ['F-2222-2222', 'CERTIFICATE_NOT_FOUND'],
    ['F-2222-2223', 'BAD_CERTIFICATE_CODE'],
    ['oak', 'BAD_CERTIFICATE_ID'],
  ])('looked up as %s is refused', async (typed, code) => {
    expect((await verify(typed)).refusal.code).toBe(code)
  })
})

test('what a company says of its report is of the year, and of nobody else', async () => {
  const params = { year: 2025 }
  const said = { responsible: ' Ada Okonkwo ', purpose: 'To reduce.' }
  const { data } = await api.call(ReplaceDisclosureProfile, { params, body: said }, ada.bearer)
  expect(data).toEqual({
    year: 2025,
    responsible: 'Ada Okonkwo',
    purpose: 'To reduce.',
    intendedUsers: null,
    significance: null,
    removals: null,
  })
  await api.call(ReplaceDisclosureProfile, { params, body: { purpose: '' } }, ada.bearer)
  const now = (await api.call(GetDisclosureProfile, { params }, ada.bearer)).data
  expect(now).toMatchObject({ responsible: null, purpose: null })
  const long = await api.call(
    ReplaceDisclosureProfile,
    { params, body: { responsible: 'x'.repeat(201) } },
    ada.bearer,
  )
  expect(long.refusal.problems).toMatchObject([{ field: 'responsible' }])
})
