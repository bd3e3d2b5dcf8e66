import { leafBytes, readLines } from '../canonical-text.ts'
import { type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'
import { type LoggedImpact, toMinute, unitOf } from './entry-leaf.ts'

/** What was bought from a project, or retired at a registry, as the public reads it. */
export type SupplyLeaf = {
  readonly lot: number
  readonly recorded: Date
  readonly impact: LoggedImpact
  /** Below zero in reversals alone. */
  readonly quantity: number
  readonly project: string
  readonly registry: string
  /** The serial with its running range replaced by one asterisk, and that range; `null`: no registry. */
  readonly block: { readonly series: string; readonly first: number; readonly last: number } | null
  /** SHA-256 of the document that shows it. */
  readonly evidence: Hash
  readonly reverses: number | null
}

export function formatSupplyLeaf(leaf: SupplyLeaf): Uint8Array {
  const { block } = leaf
  return leafBytes('supply', [
    ['lot', String(leaf.lot)],
    ['recorded', toMinute(leaf.recorded)],
    ['impact', leaf.impact],
    ['quantity', `${leaf.quantity} ${unitOf(leaf.impact)}`],
    ['project', leaf.project],
    ['registry', leaf.registry],
    ['series', block ? block.series : '-'],
    ['block', block ? `${block.first} ${block.last}` : '-'],
    ['evidence', toBase64(leaf.evidence)],
    ['reverses', leaf.reverses === null ? '-' : String(leaf.reverses)],
  ])
}

const SUPPLY_LEAF_NAMES = [
  'lot',
  'recorded',
  'impact',
  'quantity',
  'project',
  'registry',
  'series',
  'block',
  'evidence',
  'reverses',
] as const

/** `null` where the bytes are not those that `formatSupplyLeaf` gives. */
export function parseSupplyLeaf(bytes: Uint8Array): SupplyLeaf | null {
  const values = readLines(Buffer.from(bytes).toString('latin1'), 'supply', SUPPLY_LEAF_NAMES)
  if (!values) return null
  const of = (name: (typeof SUPPLY_LEAF_NAMES)[number]) =>
    values[SUPPLY_LEAF_NAMES.indexOf(name)] ?? ''
  const evidence = hashFromBase64(of('evidence'))
  const recorded = new Date(of('recorded'))
  const impact = IMPACTS.find((each) => each === of('impact'))
  if (!evidence || !impact || Number.isNaN(recorded.getTime())) return null
  const [first, last] = of('block').split(' ').map(Number)
  const leaf: SupplyLeaf = {
    lot: Number(of('lot')),
    recorded,
    impact,
    quantity: Number.parseInt(of('quantity'), 10),
    project: of('project'),
    registry: of('registry'),
    block:
      of('series') === '-' ? null : { series: of('series'), first: first ?? 0, last: last ?? 0 },
    evidence,
    reverses: of('reverses') === '-' ? null : Number(of('reverses')),
  }
  return isCanonical(leaf) && isSame(formatSupplyLeaf(leaf), bytes) ? leaf : null
}

const IMPACTS = ['trees', 'co2e', 'plastic'] as const

function isCanonical({ lot, quantity, block, reverses }: SupplyLeaf): boolean {
  const numbers = [lot, quantity, reverses ?? 1, block?.first ?? 0, block?.last ?? 0]
  return (
    numbers.every(Number.isSafeInteger) &&
    quantity !== 0 &&
    quantity < 0 === (reverses !== null) &&
    (!block || (block.first <= block.last && block.series.split('*').length === 2))
  )
}
