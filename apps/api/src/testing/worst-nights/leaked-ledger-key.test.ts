import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskFiles } from '@understory/adapters/files-disk/disk-files.ts'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { openCheckpoint, signCheckpoint } from '@understory/ledger-log/checkpoint/checkpoint.ts'
import { parseVerifierKey, signerOf } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { verifyProofFile } from '@understory/ledger-log/proof/proof-file.ts'
import { consistencyProof } from '@understory/ledger-log/tree/merkle-tree.ts'
import { hashAtFromTiles } from '@understory/ledger-log/tree/tiles.ts'
import { isConsistent } from '@understory/ledger-log/tree/verify-tree.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../../../tools/test-database/create-test-database.ts'
import { createScratchDatabase } from '../../../../../tools/test-database/scratch-database.ts'
import { verifyLog } from '../../capabilities/proof/ledger-check/verify-log.ts'
import { catchUpLog } from '../../capabilities/proof/public-log/catch-up.ts'
import { readHashesFrom } from '../../capabilities/proof/public-log/log-storage.ts'
import { answerLog, appendToLog } from '../../capabilities/proof/public-log/public.ts'
import { joinAs } from '../people/people.ts'
import { recordTrees } from '../record-trees.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understory-leaked-'))
})
afterAll(() => rm(folder, { recursive: true }))

const KEYS = { LEDGER_EVENT_KEY: '22'.repeat(32) }
const LEAKED = '11'.repeat(32)
const NEXT = '33'.repeat(32)

const read = async (api: TestApi, path: string) => {
  const request = new Request(`http://understory.test/ledger/${path}`)
  return (await answerLog(request, `/ledger/${path}`, api.deps.db)).text()
}
const published = async (api: TestApi) =>
  (await read(api, 'key'))
    .trim()
    .split('\n')
    .flatMap((line) => parseVerifierKey(line) ?? [])
const broken = async ({ deps }: TestApi) =>
  (await verifyLog(deps.db)).flatMap(({ id, breaches }) => (breaches > 0 ? [id] : []))

test('a leaked key of the public log signs nothing of ours once it is replaced, and what it signed still verifies', async () => {
  const database = await createTestDatabase()
  const env = { ...KEYS, FILES_FOLDER: folder }
  const before = await startTestApi({
    database: { ...database, drop: async () => {} },
    env: { ...env, LEDGER_SIGNING_KEY: LEAKED },
  })
  const ada = await joinAs(before, 'personal')
  await recordTrees(before, ada.accountId, 300)
  expect(await appendToLog(before.deps)).toBe(300)
  const [proof, [old]] = [await read(before, 'proof/7'), await published(before)]
  const tree = openCheckpoint(await read(before, 'checkpoint'), old ? [old] : [])
  await before.close()
  const name = new URL(database.url).pathname.slice(1)
  const backup = await createScratchDatabase(inject('adminUrl'), name)

  const after = await startTestApi({ database, env: { ...env, LEDGER_SIGNING_KEY: NEXT } })
  await recordTrees(after, ada.accountId, 5)
  expect(await appendToLog(after.deps)).toBe(5)
  const keys = await published(after)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toEqual(old)
  // A proof of before is of the key of before, and today's tree continues its tree.
  expect(verifyProofFile(proof, old ? [old] : [])).toMatchObject({ index: 7 })
  const newest = await read(after, 'checkpoint')
  expect(openCheckpoint(newest, old ? [old] : [])).toBeNull()
  const now = openCheckpoint(newest, keys.slice(0, 1))
  if (!tree || !now) throw new Error('a checkpoint does not open')
  const hashAt = hashAtFromTiles(readHashesFrom(after.deps.db))
  const consistency = await consistencyProof(tree.size, now.size, hashAt)
  expect(isConsistent(tree, now, consistency)).toBe(true)
  expect(await broken(after)).toEqual([])

  // Whoever has the leaked key can sign another tree, which opens by itself and does not lead to ours.
  const thief = signerOf(tree.origin, Buffer.from(LEAKED, 'hex'))
  const forged = { size: tree.size, root: randomBytes(32) }
  const note = signCheckpoint(forged, thief)
  expect(openCheckpoint(note, keys)).toMatchObject(forged)
  expect(isConsistent({ ...forged }, now, consistency)).toBe(false)

  // A backup of before knows the leaked key alone: the one that signs now is given to it.
  const pool = createPool(backup.url, 2)
  const restored = createPlatformDatabase(pool)
  const deps = { db: restored, clock: () => new Date(), logCopy: createDiskFiles(folder) }
  await expect(catchUpLog(deps)).rejects.toThrow('set LEDGER_SIGNING_KEY')
  await expect(catchUpLog({ ...deps, signingKey: '44'.repeat(32) })).rejects.toThrow(
    'set LEDGER_SIGNING_KEY',
  )
  expect(await catchUpLog({ ...deps, signingKey: NEXT })).toBe(5)
  const known = await restored
    .selectFrom('ledger_log_key')
    .select('from_size')
    .orderBy('from_size')
    .execute()
  expect(known).toEqual([{ from_size: 300 }, { from_size: 305 }])
  await pool.end()
  await backup.drop()
  await after.close()
})
