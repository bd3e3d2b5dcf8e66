import { sha256, toBase64 } from '@understory/ledger-log/hashes.ts'
import { parseCertificateLeaf } from '@understory/ledger-log/leaves/certificate-leaf.ts'
import {
  parseRevision,
  type RevisionStatement,
} from '@understory/ledger-log/statements/revision-statement.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { closeAccount } from '../../../people/privacy/close-account.ts'
import { restoreToLedger, reverseInLedger } from '../../ledger/public.ts'
import { verifyLog } from '../../ledger-check/verify-log.ts'
import { appendToLog } from '../public.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 20 })
})
beforeEach(async () => {
  ada = await joinAs(api, 'personal')
})
afterAll(() => api.close())

const db = () => api.deps.db
const log = () => appendToLog(api.deps)
const logInHours = (hours: number) =>
  appendToLog({ ...api.deps, clock: () => new Date(Date.now() + hours * 3_600_000 + 60_000) })

async function buy(months = 1, { co2eGrams = 500_000, milliTrees = 3_000 } = {}) {
  const startMonth = api.deps.clock().toISOString().slice(0, 7)
  const { quoteId } = await quote(api, { co2eGrams, milliTrees, spread: { startMonth, months } })
  const { purchaseId, paymentId } = await payFor(api, ada, quoteId)
  const id = (await askOutcome(api, ada, paymentId)).data.certificateId ?? ''
  return { id, purchaseId }
}

async function statedBy(id: string): Promise<RevisionStatement[]> {
  const rows = await db()
    .selectFrom('certificate_revision')
    .select('statement')
    .where('certificate_id', '=', id)
    .orderBy('revision')
    .execute()
  return rows.flatMap(({ statement }) => parseRevision(statement) ?? [])
}

/** What the log says of a certificate's statements, in its order. */
async function loggedOf(id: string) {
  const { rows } = await sql<{ leaf: Buffer; revision: number; statement: Buffer }>`
    select l.leaf, r.revision, r.statement from ledger_log_leaf l join (
      select leaf_index, certificate_id, revision from certificate_revision
      union all select leaf_index, certificate_id, revision from certificate_withdrawal
    ) s on s.leaf_index = l.index join certificate_revision r using (certificate_id, revision)
    where r.certificate_id = ${id} order by l.index`.execute(db())
  return rows.map(({ leaf, revision, statement }) => {
    const said = parseCertificateLeaf(leaf)
    expect(toBase64(said?.statement ?? leaf)).toBe(toBase64(sha256(statement)))
    return [revision, said?.state]
  })
}

async function rename(name: string) {
  await db()
    .updateTable('account')
    .set({ display_name: name })
    .where('id', '=', ada.accountId)
    .execute()
}

/** As someone with the database in their hands: triggers out of the way. */
const asDatabase = (statement: string) =>
  db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      const { rows } = await sql
        .raw<{ certificate_id: string; revision: number; leaf_index: number }>(statement)
        .execute(tx)
      return rows
    })

const broken = async () => (await verifyLog(db())).filter(({ breaches }) => breaches > 0)

describe('the statement of a certificate', () => {
  test('is logged in the batch of its entries, behind them, with their sums and days', async () => {
    const { id } = await buy(3)
    await log()
    const [statement] = await statedBy(id)
    expect(statement).toMatchObject({ certificate: id, milliTrees: 3_000, co2eGrams: 500_000 })
    expect(statement?.entries).toHaveLength(6)
    expect(await loggedOf(id)).toEqual([[1, 'issued']])
    const { rows } = await sql<{ behind: boolean }>`
      select leaf_index > ${Math.max(...(statement?.entries.map(({ index }) => index) ?? []))} as behind
      from certificate_revision where certificate_id = ${id}`.execute(db())
    expect(rows).toEqual([{ behind: true }])
    expect(await log()).toBe(0)
    expect(await broken()).toEqual([])
  })

  test('is followed by another when an entry comes; the one before stays true of its time', async () => {
    const { id, purchaseId } = await buy()
    await log()
    await enterMore(purchaseId, 99)
    await log()
    expect((await statedBy(id)).map(({ milliTrees }) => milliTrees)).toEqual([3_000, 10_000])
    expect(await loggedOf(id)).toEqual([
      [1, 'issued'],
      [2, 'issued'],
    ])
  })

  test('is withdrawn with what it stated, and nothing is stated in its place', async () => {
    const { id, purchaseId } = await buy()
    await log()
    await db()
      .transaction()
      .execute((tx) =>
        reverseInLedger(tx, { accountId: ada.accountId, recordedAt: api.deps.clock() }, purchaseId),
      )
    await log()
    expect(await loggedOf(id)).toEqual([
      [1, 'issued'],
      [1, 'withdrawn'],
    ])
    expect(await log()).toBe(0)
    expect(await broken()).toEqual([])
    const kept = await asDatabase('delete from certificate_withdrawal returning *')
    expect((await broken()).map((finding) => finding.id)).toEqual([
      'leaf-equals-certificate',
      'statement-is-in-force',
    ])
    await db().insertInto('certificate_withdrawal').values(kept).execute()
  })

  test('names the person its account is named for, from when they are', async () => {
    const { id } = await buy()
    await log()
    await rename('Ada  King')
    await logInHours(1)
    await logInHours(1)
    const { rows } = await sql<{ name: string }>`
      select name from certificate_name where certificate_id = ${id} order by revision`.execute(
      db(),
    )
    expect(rows.map(({ name }) => name).at(-1)).toBe('Ada King')
    expect(await loggedOf(id)).toEqual([
      [1, 'issued'],
      [2, 'issued'],
    ])
  })

  test('states a name only once it has stayed for an hour, however many came before it', async () => {
    const { id } = await buy()
    await log()
    for (let count = 0; count < 20; count += 1) {
      await rename(`Ada ${count}`)
      await log()
    }
    expect(await loggedOf(id)).toEqual([[1, 'issued']])
    await rename('Ada Lovelace')
    await logInHours(0.9)
    expect(await loggedOf(id)).toEqual([[1, 'issued']])
    await logInHours(1)
    expect((await loggedOf(id)).length).toBeLessThanOrEqual(2)
    expect(await broken()).toEqual([])
  })

  test('stays when its account is deleted, and its name goes', async () => {
    const { id } = await buy()
    await log()
    const [stated] = await statedBy(id)
    await db()
      .transaction()
      .execute((tx) => closeAccount(tx, api.deps, { id: ada.accountId, kind: 'personal' }))
    expect(await log()).toBe(0)
    expect(await statedBy(id)).toEqual([stated])
    const kept = await db()
      .selectFrom('certificate_name')
      .selectAll()
      .where('certificate_id', '=', id)
      .execute()
    expect(kept).toEqual([])
    expect(await broken()).toEqual([])
  })

  test('waits for the deletion of the account at this moment, and leaves no name behind', async () => {
    const { id } = await buy()
    const deleting = await db().startTransaction().execute()
    await closeAccount(deleting, api.deps, { id: ada.accountId, kind: 'personal' })
    await log()
    expect(await statedBy(id)).toEqual([])
    await deleting.commit().execute()
    await log()
    const names = await db()
      .selectFrom('certificate_name')
      .select('name')
      .where('certificate_id', '=', id)
      .execute()
    expect([await statedBy(id), names]).toEqual([[], []])
  })

  test('waits for a change of its certificate at this moment, and nobody for it', async () => {
    const { id } = await buy()
    const changing = await db().startTransaction().execute()
    await sql`select from certificate where id = ${id} for update`.execute(changing)
    await log()
    await sql`insert into certificate_statement_queue (certificate_id) values (${id})`.execute(
      changing,
    )
    expect(await statedBy(id)).toEqual([])
    await changing.commit().execute()
    await log()
    expect(await loggedOf(id)).toEqual([[1, 'issued']])
  })

  test('says what is new alone, in as many bytes as that, however much came before', async () => {
    const { id, purchaseId } = await buy()
    await log()
    for (let part = 101; part < 110; part += 1) {
      await enterMore(purchaseId, part)
      await log()
    }
    const stated = await statedBy(id)
    expect(
      stated.map(({ revision, counted, entries }) => [revision, counted, entries.length]),
    ).toEqual(Array.from({ length: 10 }, (_, at) => [at + 1, 2 + at, at === 0 ? 2 : 1]))
    expect(stated.at(-1)).toMatchObject({ milliTrees: 3_000 + 9 * 7_000, co2eGrams: 500_000 })
    const { rows } = await sql<{ bytes: number }>`
      select length(statement) as bytes from certificate_revision
      where certificate_id = ${id} and revision > 1 order by revision`.execute(db())
    expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThan(500)
    expect(new Set(stated.map(({ name }) => toBase64(name)))).toHaveLength(1)
    expect(await broken()).toEqual([])
  })

  test('names what is gone, and is withdrawn from the first statement on that had it', async () => {
    const { id, purchaseId } = await buy()
    await log()
    await enterMore(purchaseId, 101)
    await log()
    await enterMore(purchaseId, 102)
    await log()
    await reverseOne(purchaseId, 101)
    await log()
    expect(await loggedOf(id)).toEqual([
      [1, 'issued'],
      [2, 'issued'],
      [3, 'issued'],
      [2, 'withdrawn'],
      [3, 'withdrawn'],
      [4, 'issued'],
    ])
    const last = (await statedBy(id)).at(-1)
    expect(last).toMatchObject({ counted: 3, milliTrees: 10_000, entries: [], gone: [{}] })
    expect(await broken()).toEqual([])
  })

  test('leaves unnamed what came and went before it was stated', async () => {
    const { id, purchaseId } = await buy()
    await log()
    await enterMore(purchaseId, 101)
    await reverseOne(purchaseId, 101)
    await log()
    expect(await loggedOf(id)).toEqual([[1, 'issued']])
    expect(await broken()).toEqual([])
  })

  test('goes on from what was withdrawn, when something is entered again', async () => {
    const { id, purchaseId } = await buy()
    const recorded = () => ({ accountId: ada.accountId, recordedAt: api.deps.clock() })
    await log()
    await db()
      .transaction()
      .execute((tx) => reverseInLedger(tx, recorded(), purchaseId))
    await log()
    await db()
      .transaction()
      .execute((tx) => restoreToLedger(tx, recorded(), purchaseId))
    await log()
    expect(await loggedOf(id)).toEqual([
      [1, 'issued'],
      [1, 'withdrawn'],
      [2, 'issued'],
    ])
    const [first, second] = await statedBy(id)
    expect(second?.gone.map(({ entry }) => entry)).toEqual(first?.entries.map(({ entry }) => entry))
    expect(second).toMatchObject({ milliTrees: 3_000, co2eGrams: 500_000, counted: 2 })
    expect(await broken()).toEqual([])
  })

  test('that the database refuses sets its certificate aside, and every other goes on', async () => {
    const { id } = await buy()
    const other = await buy()
    await sql
      .raw(`create function refuse_one() returns trigger language plpgsql as $$ begin
        if new.certificate_id = '${id}' then raise exception 'no room for it'; end if;
        return new; end $$;
        create trigger refuse_one before insert on certificate_revision
          for each row execute function refuse_one()`)
      .execute(db())
    await log()
    await sql.raw('drop trigger refuse_one on certificate_revision').execute(db())
    expect(await statedBy(id)).toEqual([])
    expect(await loggedOf(other.id)).toEqual([[1, 'issued']])
    const found = await broken()
    expect(found.map((finding) => [finding.id, finding.examples[0]?.detail])).toEqual([
      ['certificate-is-stated', 'it is set aside: no room for it'],
    ])
    await sql`insert into certificate_statement_queue (certificate_id) values (${id})`.execute(db())
    await log()
    expect(await loggedOf(id)).toEqual([[1, 'issued']])
    expect(await broken()).toEqual([])
  })

  // Last: what it plants stays.
  test('is not made of an entry of another account: it is set aside, and every other goes on', async () => {
    const { id, purchaseId } = await buy()
    const other = await buy()
    const eve = await joinAs(api, 'personal')
    await asDatabase(
      `update impact_ledger_entry set account_id = '${eve.accountId}' where source_id = '${purchaseId}'`,
    )
    await log()
    expect(await statedBy(id)).toEqual([])
    expect(await statedBy(other.id)).toHaveLength(1)
    const found = await broken()
    expect(found.map((finding) => [finding.id, finding.examples[0]?.detail])).toEqual([
      ['certificate-is-stated', 'it is set aside: an entry is of another account'],
    ])
  })
})

/** One entry more of a purchase: 7 trees. */
const enterMore = (purchaseId: string, part: number) =>
  sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis)
    select account_id, impact, 7000, project_id, product, source_kind, source_id, revision, ${part},
      effective_from, effective_to, basis
    from impact_ledger_entry
    where source_id = ${purchaseId} and impact = 'trees' and part = 1 and source_kind <> 'reversal'`.execute(
    db(),
  )

const reverseOne = (purchaseId: string, part: number) =>
  sql`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis, reverses)
    select account_id, impact, -quantity, project_id, product, 'reversal', source_id, revision, part,
      effective_from, effective_to, basis, id
    from impact_ledger_entry where source_id = ${purchaseId} and part = ${part}`.execute(db())
