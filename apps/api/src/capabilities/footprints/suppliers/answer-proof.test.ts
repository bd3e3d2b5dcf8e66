import { GetOwnAnswerProof, StepSupplierRequest } from '@understory/contracts/footprints/answers.ts'
import {
  DecideSupplierRequest,
  GetAnswerProof,
} from '@understory/contracts/footprints/supplier-decisions.ts'
import { GetAnswerState } from '@understory/contracts/proof/public-log.ts'
import { parseVerifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { sha256 } from '@understory/ledger-log/hashes.ts'
import { readNameFile } from '@understory/ledger-log/proof/name-file.ts'
import { verifyAnswer } from '@understory/ledger-log/proof/verify-answer.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../testing/footprints/footprints.ts'
import {
  askedSupplier,
  releaseTo,
  SUPPLIED_YEAR,
  SUPPLIER_ANSWER,
  supplierWithSpending,
} from '../../../testing/footprints/suppliers.ts'
import { joinAs } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { verifyLedger } from '../../proof/ledger-check/verify-ledger.ts'
import { verifyLog } from '../../proof/ledger-check/verify-log.ts'
import { appendToLog } from '../../proof/public-log/public.ts'
import { endAnswersWithdrawnInLog } from './end-withdrawn-in-log.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
})
afterAll(() => api.close())

async function answered() {
  const owner = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const { of } = await supplierWithSpending(api, owner, { footprintId })
  const { token, supplierRequestId } = await askedSupplier(api, owner, of)
  await releaseTo(api, token, { ...SUPPLIER_ANSWER, disclosed: 'all' })
  const params = { supplierRequestId }
  const proof = () => api.call(GetAnswerProof, { params }, owner.bearer)
  const filesOf = async () => {
    const archive = unzipSync((await proof()).data as Uint8Array)
    return new Map(Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes)]))
  }
  return { owner, token, params, proof, filesOf }
}

function checked(files: ReadonlyMap<string, string>) {
  const text = (name: string) => files.get(name) ?? ''
  const verifier = parseVerifierKey(text('ledger-key.txt').trim())
  const names = ['supplier-name.txt', 'customer-name.txt']
  return verifyAnswer(
    {
      statement: text('answer.txt'),
      names: names.flatMap((name) => readNameFile(text(name)) ?? []),
      proofs: [text('answer.tlog-proof')],
    },
    verifier ? [verifier] : [],
  )
}

const stateOf = (statement: string) =>
  api.call(GetAnswerState, {
    params: { statement: Buffer.from(sha256(Buffer.from(statement))).toString('hex') },
  })

const breaches = async () =>
  [...(await verifyLedger(api.deps.db)), ...(await verifyLog(api.deps.db))].filter(
    (finding) => finding.breaches > 0,
  )

test('the customer checks offline what a supplier answered, and anyone who has it learns when it was withdrawn', async () => {
  const { owner, token, params, proof, filesOf } = await answered()
  expect((await proof()).data).toMatchObject({ code: 'ANSWER_NOT_LOGGED' })
  await appendToLog(api.deps)
  const files = await filesOf()
  expect(checked(files)).toMatchObject({
    supplier: 'Fernway Mills',
    isRecomputed: true,
    stated: { allocatedGrams: 4_000_000, share: '0.020000' },
  })
  const statement = files.get('answer.txt') ?? ''
  const own = () => api.call(GetOwnAnswerProof, { params: { token } })
  const theirFiles = unzipSync((await own()).data as Uint8Array)
  expect(Object.entries(theirFiles).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ...files,
  ])
  expect((await stateOf(statement)).data).toMatchObject({ isWithdrawn: false })
  expect(await breaches()).toEqual([])

  const withdrawn = { params: { token }, body: { to: 'withdrawn' as const } }
  expect((await api.call(StepSupplierRequest, withdrawn)).status).toBe(204)
  await appendToLog(api.deps)
  expect((await stateOf(statement)).data).toMatchObject({ isWithdrawn: true })
  expect((await proof()).data).toMatchObject({ code: 'SUPPLIER_REQUEST_NOT_FOUND' })
  expect((await own()).data).toMatchObject({ code: 'SUPPLIER_REQUEST_NOT_FOUND' })
  expect(checked(files)).toMatchObject({ supplier: 'Fernway Mills' })
  expect(await breaches()).toEqual([])

  const stranger = await joinAs(api, 'business')
  const theirs = await api.call(GetAnswerProof, { params }, stranger.bearer)
  expect(theirs.data).toMatchObject({ code: 'SUPPLIER_REQUEST_NOT_FOUND' })
  expect(owner.accountId).not.toBe(stranger.accountId)
})

test('an answer that was replaced before the log had it is issued and withdrawn at once', async () => {
  const { owner, token, params, filesOf } = await answered()
  const decision = { decision: 'return' as const, reason: 'The year is not ours.' }
  await api.call(DecideSupplierRequest, { params, body: decision }, owner.bearer)
  await releaseTo(api, token, { ...SUPPLIER_ANSWER, disclosed: 'all' })
  await appendToLog(api.deps)
  const states = await api.deps.db
    .selectFrom('answer_statement')
    .select(['is_ended', 'issued_index', 'withdrawn_index'])
    .where('issued_index', 'is not', null)
    .orderBy('issued_index', 'desc')
    .limit(2)
    .execute()
  expect(
    states.map(({ is_ended, withdrawn_index }) => [is_ended, withdrawn_index !== null]),
  ).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  )
  expect(checked(await filesOf())).toMatchObject({ isRecomputed: true })
  expect(await breaches()).toEqual([])
})

test('what the log has of an answer never changes, and is never deleted', async () => {
  await answered()
  await appendToLog(api.deps)
  const { db } = api.deps
  await expect(db.deleteFrom('answer_statement').execute()).rejects.toThrow('append-only')
  const moved = db.updateTable('answer_statement').set({ issued_index: 0 })
  await expect(moved.where('issued_index', '>', 0).execute()).rejects.toThrow('never changes')
})

test('after a restore, an answer that the log has as withdrawn ends with the inventory that counts it', async () => {
  const { owner, params, proof, filesOf } = await answered()
  const decision = { decision: 'accept' as const, reason: null }
  await api.call(DecideSupplierRequest, { params, body: decision }, owner.bearer)
  await appendToLog(api.deps)
  const statement = (await filesOf()).get('answer.txt') ?? ''
  const { db } = api.deps
  expect(await endAnswersWithdrawnInLog(api.deps)).toBe(0)
  await db
    .updateTable('answer_statement')
    .set({ is_ended: true })
    .where('hash', '=', Buffer.from(sha256(Buffer.from(statement))))
    .execute()
  await appendToLog(api.deps)
  expect(await endAnswersWithdrawnInLog(api.deps)).toBe(1)
  expect(await endAnswersWithdrawnInLog(api.deps)).toBe(0)
  expect((await proof()).data).toMatchObject({ code: 'SUPPLIER_REQUEST_NOT_FOUND' })
  const requests = await db
    .selectFrom('supplier_request')
    .select('state')
    .where('id', '=', params.supplierRequestId)
    .execute()
  expect(requests).toEqual([{ state: 'withdrawn' }])
  const uses = await db
    .selectFrom('supplier_use')
    .select('ended_because')
    .where('account_id', '=', owner.accountId)
    .execute()
  expect(uses).toEqual([{ ended_because: 'withdrawn' }])
  expect(await breaches()).toEqual([])
})
