import { describe, expect, test } from 'vitest'
import { accountReference, eventOf, holderOf, nameCommitment, openingOf } from '../commitments.ts'
import { sha256, toBase64 } from '../hashes.ts'
import { formatStatement } from '../statements/statement.ts'
import { leafHash, nodeHash } from '../tree/merkle-tree.ts'
import { formatCertificateLeaf } from './certificate-leaf.ts'
import { type EntryLeaf, formatEntryLeaf, parseEntryLeaf } from './entry-leaf.ts'
import { formatSupplyLeaf, parseSupplyLeaf, type SupplyLeaf } from './supply-leaf.ts'

/*
 * Known answers, computed by another implementation in another language; they fix the format to the byte.
 */
const bytesFrom = (first: number) => Uint8Array.from({ length: 32 }, (_, at) => first + at)
const SECRET = bytesFrom(0x00)
const LOG_SECRET = bytesFrom(0x20)
const NONCE = bytesFrom(0x40)
const CERTIFICATE = '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d'
const NOON = new Date('2026-11-21T14:03:59.999Z')

const event = eventOf(LOG_SECRET, {
  kind: 'purchase',
  id: CERTIFICATE,
  revision: 1,
  impact: 'co2e',
  part: 1,
})
const account = accountReference(SECRET)
const opening = openingOf(SECRET, 184_467)
const ENTRY: EntryLeaf = {
  entry: 184_467,
  recorded: NOON,
  source: 'purchase',
  impact: 'co2e',
  quantity: 500_000,
  project: 'clean-cookstoves',
  effective: { from: '2026-11-01', to: '2026-11-30' },
  basis: '2026-1',
  event,
  holder: holderOf(opening, account),
  reverses: null,
  orders: null,
}
const TEXT = `understory-ledger/v1 entry
entry 184467
recorded 2026-11-21T14:03Z
source purchase
impact co2e
quantity 500000 g
project clean-cookstoves
effective 2026-11-01 2026-11-30
basis 2026-1
event /aIRuJ2/GJEVlWoXDc01lbH34LgaGKDuj51C9qQDl/A=
holder CmSdxuwNYEVrIkhSr+t9uLA23mHvJbzARdPXwGXs+Vg=
reverses -
`

describe('what is logged of an entry', () => {
  const bytes = formatEntryLeaf(ENTRY)

  test('has one spelling, to the byte', () => {
    expect(Buffer.from(bytes).toString()).toBe(TEXT)
    expect(bytes).toHaveLength(297)
    expect(toBase64(leafHash(bytes))).toBe('sHJ9DcR1YGQNoZKUbkJvjYy+x6UO0qfmuZe7F/VDzZM=')
  })

  test('reads back as it was written, to the minute', () => {
    const read = parseEntryLeaf(bytes)
    expect(read && formatEntryLeaf(read)).toEqual(bytes)
    expect(read?.recorded).toEqual(new Date('2026-11-21T14:03Z'))
  })

  test.each([
    ['another version', 'ledger/v1', 'ledger/v2'],
    ['another kind', 'v1 entry', 'v1 supply'],
    ['a leading zero', 'entry 184467', 'entry 0184467'],
    ['seconds', '14:03Z', '14:03:00Z'],
    ['a day that does not exist', '2026-11-30', '2026-11-31'],
    ['an end before its beginning', '2026-11-01 2026-11-30', '2026-11-30 2026-11-01'],
    ['an unknown source', 'source purchase', 'source present'],
    ['a unit of another impact', '500000 g', '500000 mtree'],
    ['nothing', '500000 g', '0 g'],
    ['less than nothing, without being a reversal', '500000 g', '-500000 g'],
    ['an entry that it takes back, above zero', 'reverses -', 'reverses 7'],
    ['two spaces', 'basis 2026-1', 'basis  2026-1'],
    ['a space at the end', 'basis 2026-1', 'basis 2026-1 '],
    ['unused bits that are set', 'l/A=', 'l/B='],
    ['no padding', 'l/A=', 'l/A'],
    ['a missing line', 'reverses -\n', ''],
    ['a line too many', 'reverses -\n', 'reverses -\nreverses -\n'],
    ['another order', 'basis 2026-1\nevent', 'event 2026-1\nbasis'],
    ['no newline at the end', 'reverses -\n', 'reverses -'],
    ['a letter beyond ASCII', 'clean', 'cleän'],
  ])('is refused with %s', (_, right, wrong) => {
    expect(TEXT).toContain(right)
    expect(parseEntryLeaf(Buffer.from(TEXT.replace(right, wrong)))).toBeNull()
  })

  test.each([
    ['a project with a space', { project: 'clean cookstoves' }],
    ['a basis with a newline', { basis: '2026\n1' }],
    ['a reversal of nothing', { source: 'reversal' as const, quantity: -500_000 }],
    ['a broken amount', { quantity: 0.5 }],
    ['an amount that cannot be exact', { quantity: 2 ** 53 }],
  ])('is never written with %s', (_, change) => {
    expect(() => formatEntryLeaf({ ...ENTRY, ...change })).toThrow(RangeError)
  })
})

test('commitments and statement have the known values, to the byte', () => {
  const name = nameCommitment(NONCE, 'Ada Lovelace')
  const leaf = leafHash(formatEntryLeaf(ENTRY))
  const statement = formatStatement({
    certificate: CERTIFICATE,
    issued: '2026-11-21',
    name,
    effective: ENTRY.effective,
    milliTrees: 0,
    co2eGrams: 500_000,
    plasticGrams: 0,
    account,
    entries: [{ entry: 184_467, index: 0, leaf, opening }],
  })
  expect(Buffer.from(statement).toString()).toBe(`understory-ledger/v1 statement
certificate 6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d
issued 2026-11-21
name TTuK9y2r2WWLYSjx5a745+n+DpbA2XN7O+ZuPimbs38=
effective 2026-11-01 2026-11-30
trees 0 mtree
co2e 500000 g
plastic 0 g
account 60LkyrP9J3cB/dGjktrMD0Wa8I3t+62Q6kIS7M77Jdw=
entry 184467 0 sHJ9DcR1YGQNoZKUbkJvjYy+x6UO0qfmuZe7F/VDzZM= vhwvwFD/hvT+W8znY4JJZ3swpMdJZo+8b2yE0QWO6jM=
`)
  expect(statement).toHaveLength(378)
  expect(toBase64(sha256(statement))).toBe('8yvnWUYFuDS5oJijNWakKaCdgDAoxG4KJih65dfPF2k=')
  const issued = formatCertificateLeaf({
    recorded: NOON,
    statement: sha256(statement),
    state: 'issued',
  })
  expect(issued).toHaveLength(128)
  expect(toBase64(leafHash(issued))).toBe('mvYaWME6o3VyiIngn69yUqSyDIr68gw51COBzhshn64=')
  expect(toBase64(nodeHash(leaf, leafHash(issued)))).toBe(
    'S4eE1LGjCklUt8uj79sXn2gsp8MiT9HQAieqVRY+eQ0=',
  )
})

describe('what is logged of a lot of supply', () => {
  const LOT: SupplyLeaf = {
    lot: 7,
    recorded: new Date('2026-11-01T08:00Z'),
    impact: 'co2e',
    quantity: 100_000_000,
    project: 'clean-cookstoves',
    registry: 'verra',
    block: { series: '0001-*-VCS-VCU-003-VER-US-0003-01012020-31122020-1', first: 1, last: 100 },
    evidence: bytesFrom(0x60),
    reverses: null,
  }
  const SUPPLY = `understory-ledger/v1 supply
lot 7
recorded 2026-11-01T08:00Z
impact co2e
quantity 100000000 g
project clean-cookstoves
registry verra
series 0001-*-VCS-VCU-003-VER-US-0003-01012020-31122020-1
block 1 100
evidence ${toBase64(bytesFrom(0x60))}
reverses -
`
  const REVERSED = { ...LOT, lot: 8, quantity: -100_000_000, reverses: 7 }
  const UNREGISTERED = { ...LOT, registry: 'none', block: null }

  test('has one spelling', () => {
    expect(Buffer.from(formatSupplyLeaf(LOT)).toString()).toBe(SUPPLY)
  })

  test.each([LOT, REVERSED, UNREGISTERED])('reads back as it was written', (lot) => {
    const bytes = formatSupplyLeaf(lot)
    const read = parseSupplyLeaf(bytes)
    expect(read && formatSupplyLeaf(read)).toEqual(bytes)
  })

  test.each([
    ['a leading zero', 'lot 7', 'lot 07'],
    ['a range beside the serial', 'block 1 100', 'block 1 100 2'],
    ['a block that ends before it begins', 'block 1 100', 'block 100 1'],
    ['two ranges', '-VCS-', '-*-'],
    ['less than nothing', '100000000 g', '-100000000 g'],
    ['a unit of another impact', '100000000 g', '100000000 mtree'],
    ['another impact', 'impact co2e', 'impact soil'],
    ['a line too many', 'reverses -\n', 'reverses -\nnote -\n'],
  ])('is refused with %s', (_, right, wrong) => {
    expect(SUPPLY).toContain(right)
    expect(parseSupplyLeaf(Buffer.from(SUPPLY.replace(right, wrong)))).toBeNull()
  })
})
