import { HASH_BYTES, type Hash } from '../hashes.ts'
import type { HashAt } from './merkle-tree.ts'
import { nodeHash } from './merkle-tree.ts'

/* Tiles of https://c2sp.org/tlog-tiles: 256 hashes of one of every eighth level of the tree. */

export const TILE_WIDTH = 256
const LEVELS_OF_A_TILE = 8
const HIGHEST_LEVEL = 63

export type Tile = {
  /** `entries`: the leaves themselves. */
  readonly level: number | 'entries'
  readonly place: number
  /** 256 where it is full. */
  readonly width: number
}

/** `tile/0/x001/x234/067.p/12`; one spelling for each tile. */
export function tilePath({ level, place, width }: Tile): string {
  const digits = String(place)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? []
  const number = groups
    .map((group, at) => (at === groups.length - 1 ? group : `x${group}`))
    .join('/')
  return `tile/${level}/${number}${width === TILE_WIDTH ? '' : `.p/${width}`}`
}

const SHAPE = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,5}\d{3})(?:\.p\/(\d{1,3}))?$/

/** `null` where it is not the one spelling of a tile. */
export function parseTilePath(path: string): Tile | null {
  const [, level, number, partial] = SHAPE.exec(path) ?? []
  if (level === undefined || number === undefined) return null
  const tile: Tile = {
    level: level === 'entries' ? level : Number(level),
    place: Number(number.replaceAll(/[x/]/g, '')),
    width: partial === undefined ? TILE_WIDTH : Number(partial),
  }
  const isThere = tile.level === 'entries' || tile.level <= HIGHEST_LEVEL
  const isWide = partial === undefined || (tile.width >= 1 && tile.width < TILE_WIDTH)
  return isThere && isWide && tilePath(tile) === path ? tile : null
}

/** How many hashes the tiles of a level hold in a tree of a size. */
export const hashesOfLevel = (level: number, size: number): number =>
  Math.floor(size / TILE_WIDTH ** level)

/** The root over hashes that are as many as a power of two. */
export function foldHashes(hashes: readonly Hash[]): Hash {
  let row = hashes
  while (row.length > 1) {
    row = row.flatMap((left, at) => {
      const right = row[at + 1]
      return at % 2 === 0 && right ? [nodeHash(left, right)] : []
    })
  }
  const [root] = row
  if (!root) throw new RangeError('there is nothing to fold')
  return root
}

/** Hashes `from` to `from + count - 1` of a level of tiles. */
export type ReadHashes = (level: number, from: number, count: number) => Promise<readonly Hash[]>

/** The hash of a perfect subtree out of the tiles that hold it; at most one tile is read for each. */
export function hashAtFromTiles(read: ReadHashes): HashAt {
  return async (level, place) => {
    const tileLevel = Math.floor(level / LEVELS_OF_A_TILE)
    const count = 2 ** (level % LEVELS_OF_A_TILE)
    return foldHashes(await read(tileLevel, place * count, count))
  }
}

export function splitHashes(bytes: Uint8Array): Hash[] {
  const hashes: Hash[] = []
  for (let at = 0; at < bytes.length; at += HASH_BYTES) {
    hashes.push(bytes.subarray(at, at + HASH_BYTES))
  }
  return hashes
}

/** The leaves of an entry bundle: for each its length in two bytes, then its bytes. */
export function entryBundle(leaves: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(
    leaves.flatMap((leaf) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(leaf.length)
      return [length, leaf]
    }),
  )
}
