import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { receiptsOf } from '../crash-rehearsal/buyers.ts'
import { persist } from '../crash-rehearsal/rehearsal.ts'
import { ROOT } from '../folders.ts'
import { buildProduct } from '../start/build-product.ts'
import { say } from '../start/say.ts'
import { endAllWhenStopped } from '../test/left-over.ts'
import { type AlertRule, alertRules, type Scrape, stateOfAlert } from './alerts.ts'
import { FAULTS, type Fault } from './faults.ts'
import { type Looks, type SeenByOperators, scrape, seenByOperators, seenByPeople } from './looks.ts'
import { type FaultStage, openFaultStage } from './stage.ts'

/** What the processes say of the database is looked up every quarter of a minute. */
const NOTICED_WITHIN_MS = 35_000
const SETTLES_MS = 3_000

const { values: faultOptions } = parseArgs({ options: { only: { type: 'string', default: '' } } })
endAllWhenStopped()
await buildProduct()

const stage = await openFaultStage()
const rules = alertRules()
const acknowledged: string[] = []
const rows: string[] = []
let wrong: readonly string[] = []
try {
  // What is told of each fault is compared with a quiet minute.
  await seenByPeople(stage, { purchases: 1, acknowledged })
  await sleep(NOTICED_WITHIN_MS)
  const quiet = await seenByOperators(stage)
  for (const fault of FAULTS.filter(({ name }) => name.includes(faultOptions.only))) {
    say(`${fault.name} …`)
    rows.push(await rehearse(fault, quiet))
    say(rows.at(-1) ?? '')
  }
  if (!faultOptions.only) rows.push(onOlderNode())
  wrong = await endState(stage)
} finally {
  await stage.close()
}
const HEADINGS = ['Fault', 'People', 'Lost or doubled', 'Readiness', 'Alerts', 'Status', 'Console']
console.log([cells(HEADINGS), cells(HEADINGS.map(() => '---')), ...rows].join('\n'))
for (const each of wrong) say(each)
process.exit(wrong.length === 0 ? 0 : 1)

async function rehearse(fault: Fault, quiet: SeenByOperators): Promise<string> {
  const before = await scrape(stage)
  const began = performance.now()
  const mend = await fault.begin(stage)
  if (!mend) return cells([fault.name, 'not tried: this machine mounts no volume'])
  const people = await seenByPeople(stage, { purchases: fault.purchases ?? 1, acknowledged })
  const lasts = fault.lastsMs ?? NOTICED_WITHIN_MS
  await sleep(Math.max(0, lasts - (performance.now() - began)))
  const operators = await seenByOperators(stage)
  const during = await scrape(stage)
  await mend()
  await sleep(SETTLES_MS)
  const lost = await compare(stage)
  const looks = {
    ...people,
    readiness: operators.readiness,
    troubles: operators.troubles.filter((part) => !quiet.troubles.includes(part)),
    problems: operators.problems.filter((title) => !quiet.problems.includes(title)),
  }
  return rowOf(fault, looks, [before, during], lost)
}

function rowOf(
  { name }: Fault,
  looks: Looks,
  [before, during]: readonly [Scrape, Scrape],
  lost: readonly string[],
): string {
  return cells([
    name,
    [...looks.pages, ...looks.purchases].join('; '),
    lost.join('; ') || '–',
    looks.readiness,
    alertsIn(before, during).join(', ') || '–',
    looks.troubles.join(', ') || '–',
    looks.problems.join(', ') || '–',
  ])
}

function alertsIn(before: Scrape, during: Scrape): string[] {
  return rules.flatMap((rule) => {
    const state = stateOfAlert(rule, before, during)
    const usual = stateOfAlert(rule, before, before)
    if (state === null || state === usual) return []
    return [`${shortName(rule)} (${state === 'fires' ? `after ${rule.lasts}` : 'on its way'})`]
  })
}

function shortName({ name }: AlertRule): string {
  return name.replace('Understory', '')
}

/** What is not so although a buyer was told it, once the reconciler had its minute. */
async function compare({ rehearsal }: FaultStage): Promise<string[]> {
  const end = performance.now() + 90_000
  for (;;) {
    await persist('the reconciler', async () => {
      await rehearsal.reconcile()
      return true
    })
    const found = [...(await rehearsal.breaches()), ...(await missing(rehearsal))]
    if (found.length === 0 || performance.now() > end) return found
    await sleep(1_000)
  }
}

async function missing({ db }: FaultStage['rehearsal']): Promise<string[]> {
  const rows = await db
    .selectFrom('impact_ledger_entry')
    .select(['source_id', (eb) => eb.fn.countAll<number>().as('entries')])
    .groupBy('source_id')
    .execute()
  const entries = new Map(rows.map(({ source_id, entries }) => [source_id, Number(entries)]))
  return acknowledged.filter((id) => entries.get(id) !== 3).map((id) => `purchase ${id}`)
}

/** When everything is mended each purchase has its number and its receipt, once. */
async function endState({ rehearsal, buyer }: FaultStage): Promise<string[]> {
  const charges = await rehearsal.charges()
  const receipts = await persist('receipts', async () => {
    const found = await receiptsOf(rehearsal, [buyer])
    return found.length >= charges ? found : null
  })
  const invoices = await rehearsal.db
    .selectFrom('invoice')
    .select('number')
    .orderBy('number')
    .execute()
  const isConsecutive = invoices.every(({ number }, at) => Number(number) === at + 1)
  say(`${charges} charges, ${invoices.length} invoices, ${receipts.length} receipts`)
  return [
    ...(invoices.length === charges && isConsecutive
      ? []
      : ['invoices are not one for each charge']),
    ...(receipts.length === charges && new Set(receipts).size === charges
      ? []
      : ['receipts are not one for each charge']),
  ]
}

/** The Node of the machine, where it is older than what the product runs on. */
function onOlderNode(): string {
  const name = 'a Node that is too old'
  const found = spawnSync('/bin/sh', ['-c', 'command -v -p node'], { encoding: 'utf8' })
  const node = found.stdout.trim()
  const version = node ? execFileSync(node, ['--version'], { encoding: 'utf8' }).trim() : 'v99'
  if (Number(version.slice(1).split('.')[0]) > 22) return cells([name, 'not tried: none is here'])
  const { status, stderr } = spawnSync(node, [join(ROOT, 'build/server.js')], {
    env: stage.rehearsal.settings,
    encoding: 'utf8',
    timeout: NOTICED_WITHIN_MS,
  })
  const [sentence = ''] = stderr.trim().split('\n')
  return cells([name, `${version}: “${sentence}”, ends with ${status}`, '–'])
}

function cells(texts: readonly string[]): string {
  const full = [...texts, ...Array.from({ length: 7 - texts.length }, () => '')]
  return `| ${full.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
}
