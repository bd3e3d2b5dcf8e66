import { DeleteUser } from '@understory/contracts/people/privacy.ts'
import {
  GetImpactPageSettings,
  SaveImpactPage,
} from '@understory/contracts/showing/impact-pages.ts'
import { PASSWORD } from '../../../apps/api/src/testing/people/people.ts'
import type { Figure, Measure } from '../../measure.ts'
import { highestMemory } from '../../million/highest-memory.ts'
import { type MillionStage, withMillion } from '../../million/stage.ts'

const ROUNDS = 5
const PAGE_MS = 500
const PAGE_BYTES = 200_000
const LONG_MS = 30_000

type Read = {
  readonly of: string
  readonly path: string
  readonly most: { readonly ms: number; readonly bytes: number }
}

const page = { ms: PAGE_MS, bytes: PAGE_BYTES }
const archive = { ms: PAGE_MS * 2, bytes: 5_000_000 }

/** What anyone does with an account of a million entries. A page reads as much as it shows. */
const readsOf = ({ certificateId, purchaseCertificateId, last }: MillionStage & Last): Read[] => {
  const shop = `/api/certificates/${certificateId}`
  const year = 'fromDate=2025-03-02&toDate=2026-02-27&fallbackToAllProductsIfEmpty=true'
  return [
    { of: 'dashboard', path: `/api/impacts/metrics/v2?${year}`, most: page },
    { of: 'projects', path: '/api/impacts/projects', most: page },
    { of: 'stores', path: '/api/stores', most: page },
    { of: 'bills', path: '/api/stores/billing', most: page },
    { of: 'impact page', path: `/api/impact-pages/${last.page}`, most: page },
    { of: 'certificates', path: '/api/offsetting/instant-purchases', most: page },
    { of: 'activity', path: '/api/impacts/ledger', most: page },
    { of: 'activity, last page', path: `/api/impacts/ledger?cursor=${last.own}`, most: page },
    { of: 'certificate of the shop', path: shop, most: page },
    { of: 'its oldest entries', path: `${shop}/entries?before=${last.entry}`, most: page },
    { of: 'its revisions', path: `${shop}/revisions`, most: page },
    { of: 'its PDF', path: `${shop}/pdf`, most: archive },
    { of: 'its files', path: `${shop}/files/files.zip`, most: archive },
    {
      of: 'certificate of a purchase',
      path: `/api/certificates/${purchaseCertificateId}`,
      most: page,
    },
    { of: 'public ledger', path: '/api/public-ledger/entries', most: page },
    {
      of: 'public ledger, of the certificate',
      path: `/api/public-ledger/entries?certificate=${certificateId}`,
      most: page,
    },
    {
      of: 'public ledger, of a month',
      path: '/api/public-ledger/entries?month=2026-05',
      most: page,
    },
    { of: 'public ledger, last page', path: '/api/public-ledger/entries?cursor=60', most: page },
    { of: 'public totals', path: '/api/public-ledger', most: page },
  ]
}

/** What anyone reads of the account, with its projects and its timeline; its address. */
async function saveImpactPage({ call, person }: MillionStage): Promise<string> {
  const { settings } = (await call(GetImpactPageSettings, {}, person.bearer)).data
  const body = { ...settings, isPublic: true, showsMap: true, view: 'timeline' as const }
  return (await call(SaveImpactPage, { body }, person.bearer)).data.address
}

type Last = {
  readonly last: { readonly own: string; readonly entry: number; readonly page: string }
}

export const millionEntries: Measure = {
  id: 'million-entries',
  what: 'What an account with a million entries in the ledger reads, exports and deletes, against what that may take',
  unit: 'ms',
  goal: { ratio: 1, is: 'at most' },
  run: () => withMillion(measureMillionEntries),
}

async function measureMillionEntries(stage: MillionStage) {
  const figures: (Figure & { of: string })[] = []
  const { rows } = await stage.pool.query<{ day: string; id: string; entry: string }>(
    `select min(effective_from)::text as day, min(id) + 60 as id,
      (select min(entry_id) + 60 from certificate_entry where certificate_id = $1) as entry
    from impact_ledger_entry`,
    [stage.certificateId],
  )
  const { day = '', id = '', entry = '' } = rows[0] ?? {}
  const last = { own: `${day}.${id}`, entry: Number(entry), page: await saveImpactPage(stage) }
  for (const read of readsOf({ ...stage, last })) figures.push(await timed(stage, read))
  figures.push(await exported(stage))
  figures.push(await deleted(stage))
  return figures
}

/** The middle of some times, its bytes, and the most memory that was held beyond what was held before. */
async function timed(stage: MillionStage, { of, path, most }: Read) {
  const times: number[] = []
  let bytes = 0
  const { megabytes } = await highestMemory(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      bytes = await millionEntriesBytesOf(stage, path)
      times.push(performance.now() - began)
    }
  })
  const ours = times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  const ratio = Math.max(ours / most.ms, bytes / most.bytes)
  return { of, ours, reference: most.ms, ratio, note: `${bytes} bytes, ${megabytes} MB more` }
}

async function millionEntriesBytesOf({ api, person }: MillionStage, path: string): Promise<number> {
  const request = new Request(`http://understory.test${path}`, { headers: person.bearer })
  const answer = await api(request, { ip: '198.51.100.7', requestId: 'bench' })
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += chunk.byteLength
  return bytes
}

/** All of it, of which only a page is in memory. */
async function exported(stage: MillionStage) {
  const began = performance.now()
  let bytes = 0
  const { megabytes } = await highestMemory(async () => {
    bytes = await millionEntriesBytesOf(stage, '/api/users/export')
  })
  const ours = performance.now() - began
  const reference = LONG_MS * 10
  return {
    of: 'export',
    ours,
    reference,
    ratio: ours / reference,
    note: `${bytes} bytes, ${megabytes} MB more`,
  }
}

async function deleted({ call, person }: MillionStage) {
  const began = performance.now()
  const { megabytes } = await highestMemory(async () => {
    const body = { email: person.email, password: PASSWORD }
    const { status, refusal } = await call(DeleteUser, { body }, person.bearer)
    if (status !== 204) throw new Error(`deleting answered ${status} ${refusal?.code}`)
  })
  const ours = performance.now() - began
  return {
    of: 'deletion',
    ours,
    reference: LONG_MS,
    ratio: ours / LONG_MS,
    note: `${megabytes} MB more`,
  }
}
