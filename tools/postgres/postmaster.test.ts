import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { findPostmaster } from './postmaster.ts'

const REMOVES_AND_WRITES = `
  const { rmSync, writeFileSync } = require('node:fs')
  const { parentPort, workerData } = require('node:worker_threads')
  parentPort.postMessage('begun')
  for (let round = 0; round < 5000; round++) {
    writeFileSync(workerData, '')
    rmSync(workerData)
  }
`

test('a server whose pid file is removed at that very moment, as PostgreSQL does with a left over one, is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'understory-postmaster-'))
  const other = new Worker(REMOVES_AND_WRITES, {
    eval: true,
    workerData: join(folder, 'postmaster.pid'),
  })
  let works = true
  other.once('exit', () => {
    works = false
  })
  await once(other, 'message')
  while (works) {
    for (let look = 0; look < 100; look++) expect(findPostmaster(folder)).toBeNull()
    await setImmediate()
  }
  rmSync(folder, { recursive: true })
})
