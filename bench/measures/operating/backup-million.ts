import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { ROOT } from '../../../tools/folders.ts'
import { buildProduct } from '../../../tools/start/build-product.ts'
import { temporaryFolder } from '../../../tools/temporary-folder.ts'
import type { Figure, Measure } from '../../measure.ts'
import { type Stage, withStoreServer } from '../../stores/stage.ts'
import { fillStoreOrdersGrowth } from '../orders/store-orders-growth.ts'

const BACKED_UP_ORDERS = 1_000_000
const PATIENT_COPY = { query_timeout: 3_600_000 }

/** The operator's program, as it is built, on a database with a million orders of shops. */
export const backupMillion: Measure = {
  id: 'backup-million',
  what: 'Backup of a database with a million orders, and its proof, against COPY of the orders out and in again',
  unit: 's',
  goal: { ratio: 6, is: 'at most' },
  run: async () => {
    await buildProduct()
    return withStoreServer(async (stage) => {
      await fillStoreOrdersGrowth(stage, BACKED_UP_ORDERS)
      const folder = temporaryFolder('bench-backup')
      try {
        return await compareWithCopy(stage, folder)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  },
}

async function compareWithCopy({ url, pool }: Stage, folder: string) {
  const copies = await copyOutAndIn(pool)
  const settings = { DATABASE_URL: url, FILES_FOLDER: join(folder, 'files') }
  const backup = join(folder, 'backup')
  const figures: (Figure & { of: string })[] = []
  for (const [of, args, reference] of [
    ['backup', ['backup', backup], copies.out],
    ['restore --verify', ['restore', '--verify', backup], copies.in],
  ] as const) {
    const { seconds, note } = await runTimed(args, settings)
    figures.push({ of, ours: seconds, reference, ratio: seconds / reference, note })
  }
  return figures
}

/** Seconds that the orders take to leave by COPY, and to come in again into a table of the same shape. */
async function copyOutAndIn(pool: pg.Pool): Promise<{ readonly out: number; readonly in: number }> {
  const { rows } = await pool.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  const file = join(rows[0]?.folder ?? '', 'bench-orders.copy')
  const timed = async (text: string) => {
    const began = performance.now()
    await pool.query({ text, ...PATIENT_COPY })
    return (performance.now() - began) / 1_000
  }
  const out = await timed(`copy store_order to '${file}'`)
  await pool.query('create table copied_orders (like store_order including all)')
  const back = await timed(`copy copied_orders from '${file}'`)
  await pool.query('drop table copied_orders')
  rmSync(file)
  return { out, in: back }
}

/** With the last line of what it said: rows that were made up for this need not agree with the books. */
async function runTimed(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const began = performance.now()
  const ended = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'build/admin.js'), ...args],
    { env: { ...process.env, ...settings }, maxBuffer: 100_000_000 },
  ).catch((fault) => fault)
  const seconds = (performance.now() - began) / 1_000
  const said = `${ended.stdout}${ended.stderr}`
  const broken = [...said.matchAll(/BROKEN +\d+ +(\S+)/g)].map(([, rule]) => rule)
  const rest =
    broken.length > 0 ? `, rules that the made-up orders break: ${broken.join(', ')}` : ''
  return { seconds, note: `ended with ${ended.code ?? 0}${rest}` }
}
