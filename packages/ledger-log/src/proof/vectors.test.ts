import { describe, expect, test } from 'vitest'
import { type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'
import { isConsistent, rootOfInclusion } from '../tree/verify-tree.ts'

/*
 * The proofs that hold are those of transparency-dev/merkle (testdata/inclusion and testdata/consistency,
 * Apache-2.0). Those that do not are made from them as its names say: "leafIdx + 1", "trailing garbage".
 */

const hash = (text: string): Hash => hashFromBase64(text) as Hash
const GARBAGE = new Uint8Array(32).fill(7)

const EIGHT = 'XcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg='
const ONE = 'bjQLnP+zepicpUTmu3gKLHiQHT+zNzh2hRGjBhevoB0='
const FIVE = 'Tju7H3tHjc/nH7YxYxUZo7yhLJrvyhYSv85ME6hiZNQ='
const SIX = 'duZ9rbzfHhDht03cYIq9L5jfsW+851J3tSMqEn8gh+8='
const SECOND = 'lqKW0iTyhcZ77pPDD4owkVfw2qNdxbh+QQt4YwoJz8c='
const THIRD_AND_FOURTH = 'Xwg/ChozygdqlSeYMlgNs+DvRYS9/x9UyKNg9Q3jAx4='
const FIFTH = 'vBoGQ7EuTS18d5GPROD095qDi2z57FtcKD4fTYhZnms='
const SEVENTH_AND_EIGHTH = 'yoVOoSjtBQtBs1/8G4e46yveRh6eO1WW7Oa51ZdaCuA='
const FIRST_FOUR = '037kGJdt2VdTwcc4Yrk5j6Kiz5tP8P3+izDNlSCWFLc='
const FIFTH_AND_SIXTH = 'DrxdNDf74tsVi58Sah0RjjCBgQMdCpSfje3t68VY72o='

type Inclusion = {
  readonly index: number
  readonly size: number
  readonly root: Hash
  readonly leaf: Hash
  readonly proof: readonly Hash[]
}

const INCLUSIONS: readonly (readonly [number, number, string, string, readonly string[]])[] = [
  [0, 1, ONE, ONE, []],
  [0, 8, EIGHT, ONE, [SECOND, THIRD_AND_FOURTH, 'a0eq8p7jwq+a+Im8H7klTavTEXfxYjLdaqsDXKOb9uQ=']],
  [
    5,
    8,
    EIGHT,
    'QnGia+DYqE8L1UyMMC58s6O10fpngKQLzOKHNHfatlg=',
    [FIFTH, SEVENTH_AND_EIGHTH, FIRST_FOUR],
  ],
  [
    2,
    3,
    'rra8/idLcKFPsGel5VeCZNsPqbUa9eC6FZFY8yngbnc=',
    'ApjRIpBtz8EIkstTpzmS/FufST6kybrbJ7eRtBJ6f+c=',
    ['+sVCA+fMaWzw38tCySodnbr3CtnmIfS9jZhmLwDjwSU='],
  ],
  [1, 5, FIVE, SECOND, [ONE, THIRD_AND_FOURTH, FIFTH]],
]

const isIncluded = ({ index, size, root, leaf, proof }: Inclusion): boolean => {
  const found = rootOfInclusion({ index, size, leaf, proof })
  return found !== null && isSame(found, root)
}

const bad = <Vector>(vector: Vector, changes: readonly (readonly [string, Partial<Vector>])[]) =>
  changes.map(([name, change]) => ({ name, ...vector, ...change }))

/** Each hash of a proof with one bit changed. */
const modified = (proof: readonly Hash[]) =>
  proof.map((_, at) => {
    const copy = proof.map((each) => Uint8Array.from(each))
    const changed = copy[at] as Uint8Array
    changed[0] = (changed[0] ?? 0) ^ 8
    return [`modified proof[${at}]`, { proof: copy }] as const
  })

describe.each(INCLUSIONS)('inclusion of %i in %i', (index, size, root, leaf, hashes) => {
  const proof = hashes.map(hash)
  const vector: Inclusion = { index, size, root: hash(root), leaf: hash(leaf), proof }

  test('is proved', () => expect(isIncluded(vector)).toBe(true))

  const cases = bad(vector, [
    ['leafIdx - 1', { index: index - 1 }],
    ['leafIdx + 1', { index: index + 1 }],
    ['leafIdx ^ 2', { index: index ^ 2 }],
    ['treeSize * 2', { size: size * 2 }],
    ['treeSize / 2', { size: Math.floor(size / 2) }],
    ['wrong leaf', { leaf: GARBAGE }],
    ['empty root', { root: new Uint8Array() }],
    ['random root', { root: GARBAGE }],
    ['trailing garbage', { proof: [...proof, GARBAGE] }],
    ['trailing root', { proof: [...proof, vector.root] }],
    ['preceding garbage', { proof: [GARBAGE, ...proof] }],
    ['preceding root', { proof: [vector.root, ...proof] }],
    ...(proof.length > 0
      ? ([
          ['removed component', { proof: proof.slice(0, -1) }],
          ['inserted component', { proof: [...proof.slice(0, 1), GARBAGE, ...proof.slice(1)] }],
        ] as const)
      : []),
    ...modified(proof),
  ])
  test.each(cases)('is not proved: $name', (wrong) => expect(isIncluded(wrong)).toBe(false))
})

type Consistency = {
  readonly size1: number
  readonly size2: number
  readonly root1: Hash
  readonly root2: Hash
  readonly proof: readonly Hash[]
}

const CONSISTENCIES: readonly (readonly [number, number, string, string, readonly string[]])[] = [
  [1, 8, ONE, EIGHT, [SECOND, THIRD_AND_FOURTH, 'a0eq8p7jwq+a+Im8H7klTavTEXfxYjLdaqsDXKOb9uQ=']],
  [6, 8, SIX, EIGHT, [FIFTH_AND_SIXTH, SEVENTH_AND_EIGHTH, FIRST_FOUR]],
  [2, 5, '+sVCA+fMaWzw38tCySodnbr3CtnmIfS9jZhmLwDjwSU=', FIVE, [THIRD_AND_FOURTH, FIFTH]],
  [
    6,
    7,
    SIX,
    '3bib5AOAnjJXUNPSY814kpwpQreUKjS3fhIslZSnTIw=',
    [FIFTH_AND_SIXTH, 'sIaT7C5yFZcTBkHoIR5+7cy0wmQTlj7ubB4u0W/7Gl8=', FIRST_FOUR],
  ],
]

const holds = ({ size1, size2, root1, root2, proof }: Consistency): boolean =>
  isConsistent({ size: size1, root: root1 }, { size: size2, root: root2 }, proof)

describe.each(CONSISTENCIES)('consistency of %i with %i', (size1, size2, first, second, hashes) => {
  const proof = hashes.map(hash)
  const vector: Consistency = { size1, size2, root1: hash(first), root2: hash(second), proof }

  test('is proved', () => expect(holds(vector)).toBe(true))

  const cases = bad(vector, [
    ['size1 - 1', { size1: size1 - 1 }],
    ['size1 + 1', { size1: size1 + 1 }],
    ['size1 ^ 2', { size1: size1 ^ 2 }],
    ['size2 * 2', { size2: size2 * 2 }],
    ['size2 / 2', { size2: Math.floor(size2 / 2) }],
    ['wrong root1', { root1: GARBAGE }],
    ['wrong root2', { root2: GARBAGE }],
    ['swapped roots', { root1: vector.root2, root2: vector.root1 }],
    ['empty proof', { proof: [] }],
    ['truncated proof', { proof: proof.slice(0, -1) }],
    ['trailing garbage', { proof: [...proof, GARBAGE] }],
    ['trailing root1', { proof: [...proof, vector.root1] }],
    ['trailing root2', { proof: [...proof, vector.root2] }],
    ['preceding garbage', { proof: [GARBAGE, ...proof] }],
    ['preceding root1', { proof: [vector.root1, ...proof] }],
    ['preceding root2', { proof: [vector.root2, ...proof] }],
    ['preceding proof[0]', { proof: [...proof.slice(0, 1), ...proof] }],
    ...modified(proof),
  ])
  test.each(cases)('is not proved: $name', (wrong) => expect(holds(wrong)).toBe(false))
})

describe('two trees of one size', () => {
  const one = { size1: 1, size2: 1, root1: hash(ONE), root2: hash(ONE), proof: [] }
  test('are one where their roots are', () => expect(holds(one)).toBe(true))
  test('and not where they differ, where a proof is given, or of nothing', () => {
    expect(toBase64(one.root1)).toBe(ONE)
    expect(holds({ ...one, root2: GARBAGE })).toBe(false)
    expect(holds({ ...one, proof: [GARBAGE] })).toBe(false)
    expect(holds({ ...one, size1: 0 })).toBe(false)
    expect(holds({ ...one, size1: 0, size2: 0, root2: GARBAGE })).toBe(false)
    expect(holds({ ...one, size1: 2 })).toBe(false)
  })
})
