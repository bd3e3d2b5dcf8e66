import { amountIn, lineOf } from './step.ts'
import { base64, decode, fail, leafHash, type Proof, sha256, utf8, VERSION } from './tlog-proof.ts'

/** What is said of each impact, and of how many entries, under this name. */
export type Figures = Readonly<Record<(typeof SUMS)[number], number>>

export type Chain = {
  readonly newest: string
  /** How many statements are here, and what those before them brought; `null`: there are none before. */
  readonly statements: number
  readonly earlier: Figures | null
}

const SUMS = ['trees', 'co2e', 'plastic', 'entries'] as const
const OLD = /^understory-ledger\/v1 statement\n/
const FORM =
  /^understory-ledger\/v2 statement\ncertificate \S+\nrevision [1-9]\d*\nfollows \S+\nissued \S+\nname \S+\neffective \S+ \S+\ntrees \d+ mtree\nco2e \d+ g\nplastic \d+ g\nentries [1-9]\d*\naccount \S+\n(entry \d+ \d+ \S{44} \S{44}\n)*(gone \d+ \d+\n)*$/

export const revisionOf = (text: string) => (OLD.test(text) ? 1 : amountIn(text, 'revision'))
/** One of the first version stands alone, and lists all that it counts. */
export const countIn = (text: string) =>
  OLD.test(text) ? linesIn(text).length : amountIn(text, 'entries')
const linesIn = (text: string) => [...text.matchAll(/^entry (\d+) (\d+) (\S+) (\S+)$/gm)]
const goneIn = (text: string) => [...text.matchAll(/^gone (\d+) (\d+)$/gm)]
const isCredit = (leaf: string) => lineOf(leaf, 'source') === 'order-credit'
const daysOf = (text: string) => lineOf(text, 'effective').split(' ')
const alike = (one: string, other: string, ...names: string[]) =>
  names.every((name) => lineOf(one, name) === lineOf(other, name))

/** Statements in their order: each goes on from the one before it, and adds up with its entries. */
export async function checkChain(
  texts: readonly string[],
  proofs: readonly Proof[],
): Promise<Chain> {
  const ordered = texts.toSorted((one, other) => revisionOf(one) - revisionOf(other))
  const chain = new Links(proofs, revisionOf(ordered[0] ?? '') > 1)
  for (const text of ordered) await chain.add(text)
  chain.checkRest()
  const { earlier, last } = chain
  return { newest: last, statements: ordered.length, earlier }
}

class Links {
  readonly held = new Map<string, string>()
  readonly gone = new Set<string>()
  readonly used = new Set<number>()
  last = ''
  earlier: Figures | null = null
  private issued = -1
  private stated = -1
  private readonly proofs: readonly Proof[]
  /** Whether the first statement here follows one that is not. */
  private readonly isPart: boolean

  constructor(proofs: readonly Proof[], isPart: boolean) {
    this.proofs = proofs
    this.isPart = isPart
  }

  async add(text: string): Promise<void> {
    const before = this.last
    if (!OLD.test(text) && !FORM.test(text)) fail('a statement cannot be read')
    await this.checkOrder(text)
    const added: string[] = []
    for (const line of linesIn(text)) added.push(await this.take(line, text))
    const change = { added, gone: this.letGo(goneIn(text)) }
    const had = figuresBefore(text, change)
    if (this.isPart && !before) this.earlier = had
    for (const sum of SUMS) {
      const expected = before ? figureIn(before, sum) : Math.max(this.isPart ? had[sum] : 0, 0)
      if (had[sum] !== expected) fail(`the entries add up to another figure of ${sum}`)
    }
    if (before && !alike(before, text, 'account') && added.length !== countIn(text))
      fail('it is of two accounts')
    this.checkDays(text, before, change)
    this.stated = Math.max(this.stated, ...linesIn(text).map(([, , index]) => Number(index)))
    this.last = text
  }

  /** Its leaf stands behind those of all that it names, and of the statement before. */
  private async checkOrder(text: string): Promise<void> {
    const [hash, before] = [base64(await sha256(utf8(text))), this.last]
    const leaf = this.proofs.find(
      (each) =>
        each.text.startsWith(`${VERSION}certificate\n`) && lineOf(each.text, 'statement') === hash,
    )
    if (!leaf) fail('the log holds another statement, or its proof is missing')
    if (lineOf(leaf.text, 'state') !== 'issued') fail('the statement was withdrawn')
    const lines = [...linesIn(text), ...goneIn(text)].map(([, , index]) => Number(index))
    const isNew = lines.length > 0 || (before !== '' && !alike(before, text, 'name'))
    const isNext =
      before === '' ||
      (revisionOf(text) === revisionOf(before) + 1 &&
        alike(before, text, 'certificate') &&
        lineOf(text, 'issued') >= lineOf(before, 'issued') &&
        lineOf(text, 'follows') === base64(await sha256(utf8(before))))
    const isFirst = OLD.test(text) || (revisionOf(text) === 1) === (lineOf(text, 'follows') === '-')
    if (!isNext || !isFirst || leaf.index <= Math.max(this.issued, ...lines))
      fail('its statements do not follow one another')
    if (!isNew && !this.isPart) fail('a statement says nothing new')
    this.issued = leaf.index
    for (const index of [...lines, leaf.index]) this.used.add(index)
  }

  private async take([, entry = '', at, leaf, opening = '']: readonly string[], statement: string) {
    const proof = this.proofs.find(({ index }) => index === Number(at))
    if (!proof) fail(`the proof of entry ${entry} is missing`)
    const { text, index } = proof
    if (lineOf(text, 'entry') !== entry || base64(await leafHash(proof.leaf)) !== leaf)
      fail(`entry ${entry} is another one in the log`)
    if (lineOf(text, 'source') === 'reversal') fail(`entry ${entry} is a reversal`)
    const account = decode(lineOf(statement, 'account'))
    const holder = await sha256(utf8(`${VERSION}holder\n`), decode(opening), account)
    if (base64(holder) !== lineOf(text, 'holder')) fail(`entry ${entry} is of another account`)
    if (this.held.has(entry) || this.gone.has(entry)) fail(`entry ${entry} is stated twice`)
    if (index <= this.stated) fail('its statements do not follow one another')
    if (isCredit(text)) this.checkCredit(text)
    this.held.set(entry, text)
    return text
  }

  /** It takes at most what is left of an entry that counts; one that is not here may be in earlier statements. */
  private checkCredit(credit: string): void {
    const of = lineOf(credit, 'reverses')
    const entry = this.held.get(of)
    if (!entry && this.isPart && !this.gone.has(of)) return
    const isRight =
      entry?.startsWith(`${VERSION}orders\n`) &&
      alike(entry, credit, 'impact', 'project', 'basis') &&
      leftOf(entry, [credit, ...this.held.values()]) >= 0
    if (!isRight) fail(`entry ${lineOf(credit, 'entry')} is no credit of an entry of its own`)
  }

  private letGo(lines: readonly (readonly string[])[]): string[] {
    const places = new Map(lines.map(([, entry = '', index]) => [entry, Number(index)]))
    const known = this.proofs.map(({ text }) => text).filter((text) => /^entry \d+$/m.test(text))
    const leaves = [...places].map(([entry, at]) => {
      const leaf =
        this.held.get(entry) ??
        (this.isPart ? known.find((text) => lineOf(text, 'entry') === entry) : undefined)
      const back = this.proofs.find(({ index }) => index === at)?.text ?? ''
      if (!leaf || this.gone.has(entry) || !isReversed(leaf, back))
        fail(`entry ${entry} is said to be gone, and was not reversed`)
      return { leaf, back, at }
    })
    for (const { leaf, back, at } of leaves) {
      const entry = lineOf(leaf, 'entry')
      const ofEntry = (text: string) => isCredit(text) && lineOf(text, 'reverses') === entry
      const isWhole = isCredit(leaf)
        ? places.get(lineOf(leaf, 'reverses')) === at
        : -amountIn(back, 'quantity') ===
            leftOf(leaf, new Set([...known, ...this.held.values()])) &&
          [...this.held].every(([id, text]) => !ofEntry(text) || places.get(id) === at)
      if (!isWhole) fail(`entry ${entry} was reversed otherwise`)
    }
    for (const entry of places.keys()) {
      this.gone.add(entry)
      this.held.delete(entry)
    }
    return leaves.map(({ leaf }) => leaf)
  }

  private checkDays(text: string, before: string, { added, gone }: Change): void {
    const isGrown = before !== '' && gone.length === 0
    const spans = isGrown ? [before, ...added] : this.isPart ? added : [...this.held.values()]
    const days = [...spans, ...(this.isPart && !isGrown ? [text] : [])].flatMap(daysOf).toSorted()
    if (lineOf(text, 'effective') !== `${days[0]} ${days.at(-1)}`) fail('its days differ')
  }

  /** Beside what statements name there may be what is gone, and credits that went with it unstated. */
  checkRest(): void {
    for (const { index, text } of this.proofs) {
      const names = [...text.matchAll(/^(?:entry|reverses) (\d+)$/gm)]
      if (!this.used.has(index) && !names.some(([, entry = '']) => this.gone.has(entry)))
        fail('there are proofs of something else')
    }
  }
}

type Change = { readonly added: readonly string[]; readonly gone: readonly string[] }

/** What is left of an entry after the credits of it among these leaves. */
function leftOf(entry: string, leaves: Iterable<string>): number {
  const id = lineOf(entry, 'entry')
  const credits = [...new Set(leaves)].filter(
    (leaf) => isCredit(leaf) && lineOf(leaf, 'reverses') === id,
  )
  return [entry, ...credits].reduce((sum, leaf) => sum + amountIn(leaf, 'quantity'), 0)
}

/** A credit goes with the entry that it lowered. */
function isReversed(leaf: string, back: string): boolean {
  const of = lineOf(leaf, isCredit(leaf) ? 'reverses' : 'entry')
  return (
    /^source reversal$/m.test(back) &&
    lineOf(back, 'reverses') === of &&
    (isCredit(leaf) || alike(leaf, back, 'impact', 'project', 'basis', 'effective'))
  )
}

const figureIn = (text: string, sum: (typeof SUMS)[number]) =>
  sum === 'entries' ? countIn(text) : amountIn(text, sum)

/** What a statement says less what it adds, and with what it lets go: what stood before it. */
function figuresBefore(text: string, { added, gone }: Change): Figures {
  const sumOf = (leaves: readonly string[], sum: string) =>
    leaves.reduce(
      (total, leaf) =>
        total +
        (sum === 'entries' ? 1 : lineOf(leaf, 'impact') === sum ? amountIn(leaf, 'quantity') : 0),
      0,
    )
  const had = (sum: (typeof SUMS)[number]) =>
    figureIn(text, sum) - sumOf(added, sum) + sumOf(gone, sum)
  return Object.fromEntries(SUMS.map((sum) => [sum, had(sum)])) as Figures
}
