import { holderOf } from '../commitments.ts'
import { type Hash, isSame } from '../hashes.ts'
import type { EntryLeaf } from '../leaves/entry-leaf.ts'
import type { GoneEntry, RevisionStatement } from './revision-statement.ts'
import type { StatedEntry } from './statement.ts'

/** A leaf of the log that was proved. */
export type LoggedEntry = { readonly leaf: EntryLeaf; readonly hash: Hash }

/** Proved leaves by their index in the log. */
export type LoggedEntries = ReadonlyMap<number, LoggedEntry>

export type StatedFigures = {
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  /** How many entries they are of. */
  readonly counted: number
}

/** Why a statement does not go on from the ones before it. */
export type NotChained =
  | 'not-following'
  | 'nothing-new'
  | 'missing-entry'
  | 'other-entry'
  | 'other-holder'
  | 'entry-twice'
  | 'other-credit'
  | 'not-gone'
  | 'other-totals'
  | 'other-days'

const NO_FIGURES: StatedFigures = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0, counted: 0 }

/** Where what is gone was reversed, by its entry. */
type Indexes = ReadonlyMap<number, number>

type Held = { readonly leaf: EntryLeaf; left: number }

/**
 * The statements of one certificate from its first on, or from any on: what each adds and takes back has to
 * give the totals that it says. What stood before the first one here is taken from it, and told apart.
 */
export class StatementChain {
  /** What earlier statements brought that are not here; `null`: all of them are. */
  earlier: StatedFigures | null = null
  private last: { readonly statement: RevisionStatement; readonly hash: Hash } | null = null
  private readonly held = new Map<number, Held>()
  private readonly gone = new Set<number>()
  /** Whether the first statement here follows one that is not. */
  private isPart = false
  /** Entries are stated in the order of the log. */
  private statedTo = -1

  /** The entries here that count by now. */
  get entries(): readonly EntryLeaf[] {
    return [...this.held.values()].map(({ leaf }) => leaf)
  }

  /** Takes the next statement; returns why it cannot be that. */
  add(statement: RevisionStatement, hash: Hash, logged: LoggedEntries): NotChained | null {
    const before = this.last?.statement ?? null
    const order = this.isOutOfOrder(statement)
    if (order) return order
    this.isPart ||= before === null && statement.revision > 1
    const added: EntryLeaf[] = []
    for (const stated of statement.entries) {
      const leaf = this.take(stated, statement.account, logged)
      if (typeof leaf === 'string') return leaf
      added.push(leaf)
    }
    const gone = this.letGo(statement.gone, logged)
    if (typeof gone === 'string') return gone
    this.last = { statement, hash }
    this.statedTo = Math.max(this.statedTo, ...statement.entries.map(({ index }) => index))
    if (!this.addsUp(statement, before, { added, gone })) return 'other-totals'
    // Of another account is only what goes on from nothing.
    const isHandedOver = before !== null && !isSame(before.account, statement.account)
    if (isHandedOver && statement.counted !== statement.entries.length) return 'other-holder'
    return this.hasDays(statement, before, added) ? null : 'other-days'
  }

  private isOutOfOrder(statement: RevisionStatement): NotChained | null {
    const says = statement.entries.length + statement.gone.length
    const { last } = this
    if (!last) return statement.revision === 1 && says === 0 ? 'nothing-new' : null
    const isNext =
      statement.revision === last.statement.revision + 1 &&
      statement.certificate === last.statement.certificate &&
      statement.issued >= last.statement.issued &&
      statement.follows !== null &&
      isSame(statement.follows, last.hash)
    if (!isNext) return 'not-following'
    return says > 0 || !isSame(statement.name, last.statement.name) ? null : 'nothing-new'
  }

  private take(
    { entry, index, leaf: hash, opening }: StatedEntry,
    account: Hash,
    logged: LoggedEntries,
  ): EntryLeaf | NotChained {
    const found = logged.get(index)
    if (!found) return 'missing-entry'
    const { leaf } = found
    if (leaf.entry !== entry || !isSame(found.hash, hash) || leaf.source === 'reversal')
      return 'other-entry'
    if (!isSame(leaf.holder, holderOf(opening, account))) return 'other-holder'
    if (this.held.has(entry) || this.gone.has(entry)) return 'entry-twice'
    if (index <= this.statedTo) return 'not-following'
    const isLowered = leaf.source === 'order-credit' && !this.lower(leaf)
    this.held.set(entry, { leaf, left: leaf.quantity })
    return isLowered ? 'other-credit' : leaf
  }

  /** A credit takes at most what is left of an entry that counts; one that is not here may be in earlier statements. */
  private lower(credit: EntryLeaf): boolean {
    const entry = this.held.get(credit.reverses ?? 0)
    if (!entry) return this.isPart && !this.gone.has(credit.reverses ?? 0)
    entry.left += credit.quantity
    return entry.left >= 0 && isAlike(entry.leaf, credit) && entry.leaf.orders !== null
  }

  private letGo(gone: readonly GoneEntry[], logged: LoggedEntries): EntryLeaf[] | NotChained {
    const indexes = new Map(gone.map(({ entry, index }) => [entry, index]))
    const leaves = gone.map(({ entry }) => this.lost(entry, logged))
    for (const leaf of leaves) {
      if (!leaf || !this.isReversed(leaf, indexes, logged)) return 'not-gone'
    }
    for (const { entry } of gone) {
      this.gone.add(entry)
      this.held.delete(entry)
    }
    return leaves.filter((leaf) => leaf !== null)
  }

  /** An entry that counted until now; one that is not here may be in earlier statements. */
  private lost(entry: number, logged: LoggedEntries): EntryLeaf | null {
    if (this.gone.has(entry)) return null
    const held = this.held.get(entry)?.leaf
    if (held || !this.isPart) return held ?? null
    return [...logged.values()].find(({ leaf }) => leaf.entry === entry)?.leaf ?? null
  }

  private isReversed(leaf: EntryLeaf, gone: Indexes, logged: LoggedEntries): boolean {
    const index = gone.get(leaf.entry) ?? -1
    const reversal = logged.get(index)?.leaf
    if (reversal?.source !== 'reversal') return false
    // A credit goes with the entry that it lowered.
    if (leaf.source === 'order-credit')
      return reversal.reverses === leaf.reverses && gone.get(leaf.reverses ?? 0) === index
    return reversal.reverses === leaf.entry && this.isWhole({ leaf, reversal }, gone, logged)
  }

  /** Its reversal takes all that credits left of it, and each credit that counts goes with it. */
  private isWhole(
    { leaf, reversal }: { readonly leaf: EntryLeaf; readonly reversal: EntryLeaf },
    gone: Indexes,
    logged: LoggedEntries,
  ): boolean {
    const counting = this.entries.filter((each) => isCreditOf(each, leaf))
    const known = [...counting, ...[...logged.values()].map((each) => each.leaf)]
    const credits = new Map(
      known.filter((each) => isCreditOf(each, leaf)).map((each) => [each.entry, each.quantity]),
    )
    const left = [...credits.values()].reduce((sum, quantity) => sum + quantity, leaf.quantity)
    return (
      isAlike(leaf, reversal) &&
      -reversal.quantity === left &&
      reversal.effective.from === leaf.effective.from &&
      reversal.effective.to === leaf.effective.to &&
      counting.every((credit) => gone.get(credit.entry) === gone.get(leaf.entry))
    )
  }

  private addsUp(
    statement: RevisionStatement,
    before: RevisionStatement | null,
    { added, gone }: StatementChainChange,
  ): boolean {
    const change = minus(sumOfEntries(added), sumOfEntries(gone))
    const had = minus(statement, change)
    if (before) return isEqual(had, before)
    if (statement.revision === 1) return isEqual(had, NO_FIGURES)
    this.earlier = had
    const { milliTrees, co2eGrams, plasticGrams, counted } = had
    return Math.min(milliTrees, co2eGrams, plasticGrams, counted - 1) >= 0
  }

  /** Those of all that counts; of earlier statements it is known only that they covered theirs. */
  private hasDays(
    { effective, gone }: RevisionStatement,
    before: RevisionStatement | null,
    added: readonly EntryLeaf[],
  ): boolean {
    const isGrown = before !== null && gone.length === 0
    const isExact = isGrown || !this.isPart
    const spans = (isGrown || this.isPart ? added : this.entries).map((leaf) => leaf.effective)
    const all = isGrown ? [before.effective, ...spans] : spans
    const from = all.map((span) => span.from).toSorted()[0] ?? effective.from
    const to =
      all
        .map((span) => span.to)
        .toSorted()
        .at(-1) ?? effective.to
    return isExact
      ? effective.from === from && effective.to === to
      : effective.from <= from && effective.to >= to
  }
}

type StatementChainChange = {
  readonly added: readonly EntryLeaf[]
  readonly gone: readonly EntryLeaf[]
}

const isCreditOf = (credit: EntryLeaf, { entry }: EntryLeaf) =>
  credit.source === 'order-credit' && credit.reverses === entry

const isAlike = (one: EntryLeaf, other: EntryLeaf) =>
  one.impact === other.impact && one.project === other.project && one.basis === other.basis

function sumOfEntries(entries: readonly EntryLeaf[]): StatedFigures {
  const of = (impact: string) =>
    entries.reduce((sum, entry) => sum + (entry.impact === impact ? entry.quantity : 0), 0)
  return {
    milliTrees: of('trees'),
    co2eGrams: of('co2e'),
    plasticGrams: of('plastic'),
    counted: entries.length,
  }
}

const minus = (one: StatedFigures, other: StatedFigures): StatedFigures => ({
  milliTrees: one.milliTrees - other.milliTrees,
  co2eGrams: one.co2eGrams - other.co2eGrams,
  plasticGrams: one.plasticGrams - other.plasticGrams,
  counted: one.counted - other.counted,
})

const isEqual = (one: StatedFigures, other: StatedFigures) =>
  Object.values(minus(one, other)).every((difference) => difference === 0)
