import type { CategoryKey } from '../../company-footprints/scopes.ts'
import { PHRASE_ROWS } from '../../emission-factors/search/data/phrases.generated.ts'
import { classOfAccount, type LedgerChart, WEAK_ACCOUNTS } from './known-accounts.ts'
import { classOfMerchant, classOfSupplier } from './known-suppliers.ts'
import { categoryOfClass, isExcluded, isQuantity, type LedgerClass } from './ledger-class.ts'
import { EXCLUSION_ROWS, QUANTITY_ROWS } from './ledger-phrases.generated.ts'
import { ledgerKey, ledgerWords } from './ledger-words.ts'
import { type FoundPhrase, longestPhrase, phraseList, wholePhrase } from './phrase-list.ts'

/** What a row of a ledger says of itself; an empty text where it says nothing. */
export type LedgerRowTexts = {
  readonly supplier: string
  readonly description: string
  readonly account: string
  readonly accountCode: string
  readonly mcc: string
  readonly net: number
}

/** Why a row has its class, in words that complete "by the …". */
export const CLASS_REASONS = [
  'remembered for this account and supplier',
  'remembered for this account',
  'account',
  'text',
  'supplier',
  'merchant code',
  'name of the supplier',
  'nothing fits',
] as const
export type ClassReason = (typeof CLASS_REASONS)[number]

export type Classified = {
  readonly result: LedgerClass
  readonly category: CategoryKey | null
  /** 0 to 1. */
  readonly confidence: number
  readonly why: ClassReason
}

type Classifying = {
  readonly chart?: LedgerChart | null
  /** By `rememberedKey`. */
  readonly remembered?: ReadonlyMap<string, LedgerClass>
  readonly capitalFrom?: number
}

/** Of an account, or of an account and a supplier. */
export const rememberedKey = (account: string, supplier?: string): string =>
  supplier === undefined ? ledgerKey(account) : `${ledgerKey(account)}|${ledgerKey(supplier)}`

const SPENDING = phraseList(
  PHRASE_ROWS.filter(([, activity]) => activity.startsWith('s_')),
  { byClass: true },
)
const EXCLUSIONS = phraseList(EXCLUSION_ROWS.map(([phrase, why]) => [phrase, `exclude:${why}`]))
const QUANTITIES = phraseList(QUANTITY_ROWS.map(([phrase, of]) => [phrase, `quantity:${of}`]))

type Said = Omit<Classified, 'category'>
const said = (result: LedgerClass, confidence: number, why: ClassReason): Said => ({
  result,
  confidence,
  why,
})

/** What a row is: by what was decided before, then its account, and where that says too little by text and supplier. */
export function classifyLedgerRow(row: LedgerRowTexts, asked: Classifying = {}): Classified {
  const found = classOf(factsOf(row, asked), asked.remembered ?? new Map())
  const { capitalFrom } = asked
  const about = { net: row.net, ...(capitalFrom === undefined ? {} : { capitalFrom }) }
  return { ...found, category: categoryOfClass(found.result, about) }
}

type RowFacts = {
  readonly account: string
  readonly supplier: string
  readonly supplierWords: readonly string[]
  readonly accountWords: readonly string[]
  readonly textWords: readonly string[]
  readonly mcc: string
  /** What the chart says. */
  readonly charted: LedgerClass | null
}

function factsOf(row: LedgerRowTexts, { chart }: Classifying): RowFacts {
  const accountWords = ledgerWords(row.account)
  const supplierWords = ledgerWords(row.supplier)
  const account = accountWords.join(' ')
  return {
    account,
    accountWords,
    supplierWords,
    supplier: supplierWords.join(' '),
    textWords: ledgerWords(row.description),
    mcc: row.mcc,
    charted: classOfAccount(chart ?? null, { code: row.accountCode, key: account }),
  }
}

function classOf(facts: RowFacts, remembered: ReadonlyMap<string, LedgerClass>): Said {
  const { account, supplier, charted } = facts
  const both = remembered.get(`${account}|${supplier}`)
  if (both) return said(both, 0.97, 'remembered for this account and supplier')
  if (charted && isExcluded(charted)) return said(charted, 0.95, 'account')
  const excluded = account === '' ? null : wholePhrase(EXCLUSIONS, account)
  if (excluded) return said(excluded, 0.95, 'account')
  const known = remembered.get(account)
  if (known) return said(known, 0.9, 'remembered for this account')
  const isWeak = account === '' || WEAK_ACCOUNTS.has(account) || charted === 'ask'
  const bySupplier = classOfSupplier(facts.supplierWords, facts.textWords)
  const spending = longestPhrase(SPENDING, facts.textWords)
  const quantity = longestPhrase(QUANTITIES, facts.textWords)
  const ofAccount = saidByAccount(facts, isWeak)
  if (!isWeak && ofAccount && ofAccount.result !== 'quantity:energy_mixed') {
    const agrees = [bySupplier, spending?.result, quantity?.result].includes(ofAccount.result)
    return said(ofAccount.result, agrees ? 0.95 : ofAccount.confidence, 'account')
  }
  return byTextAndSupplier({ ...facts, isWeak, bySupplier, spending, quantity, ofAccount })
}

type AccountSays = Pick<Said, 'result' | 'confidence'>

function saidByAccount(
  { account, accountWords, charted }: RowFacts,
  isWeak: boolean,
): AccountSays | null {
  if (charted && charted !== 'ask') return { result: charted, confidence: 0.9 }
  const quantity = account === '' ? null : wholePhrase(QUANTITIES, account)
  if (quantity) return { result: quantity, confidence: 0.85 }
  if (isWeak) return null
  const phrase = longestPhrase(SPENDING, accountWords)
  if (!phrase || phrase.cover < 0.5) return null
  return { result: phrase.result, confidence: phrase.cover === 1 ? 0.8 : 0.65 }
}

type WeakFacts = RowFacts & {
  readonly isWeak: boolean
  readonly bySupplier: LedgerClass | null
  readonly spending: FoundPhrase | null
  readonly quantity: FoundPhrase | null
  readonly ofAccount: AccountSays | null
}

/** The text first where it is exact, then the supplier, then the rest. */
function byTextAndSupplier(facts: WeakFacts): Said {
  const { account, quantity, ofAccount } = facts
  const excluded = excludedByText(facts)
  if (excluded && (excluded.size >= 2 || excluded.cover >= 0.5 || account === '')) {
    return said(excluded.result, 0.85, 'text')
  }
  const supplied = longestPhrase(QUANTITIES, facts.supplierWords)
  if (ofAccount && isQuantity(ofAccount.result)) {
    return ofEnergyAccount(facts, { ofAccount, which: quantity ?? supplied })
  }
  return byPurchase(facts, supplied) ?? byTheRest(facts)
}

function byPurchase(
  { bySupplier, spending, quantity }: WeakFacts,
  supplied: FoundPhrase | null,
): Said | null {
  const text = longerOf(spending, quantity)
  if (text && text.size >= 2) return said(text.result, 0.85, 'text')
  if (bySupplier && bySupplier !== 'ask') {
    return said(bySupplier, text?.result === bySupplier ? 0.95 : 0.85, 'supplier')
  }
  if (supplied && (supplied.size >= 2 || !text)) return said(supplied.result, 0.8, 'supplier')
  return text && said(text.result, text.cover >= 0.5 ? 0.75 : 0.65, 'text')
}

function excludedByText({ isWeak, charted, textWords, supplierWords }: WeakFacts) {
  if (!isWeak && charted !== null) return null
  return longestPhrase(EXCLUSIONS, textWords) ?? longestPhrase(EXCLUSIONS, supplierWords)
}

/** Light and heat: which of them, or the water that came with the bill. */
function ofEnergyAccount(
  { bySupplier, spending }: WeakFacts,
  { ofAccount, which }: { ofAccount: AccountSays; which: FoundPhrase | null },
): Said {
  if (spending?.result === 's_water') return said('s_water', 0.8, 'text')
  if (bySupplier && !isQuantity(bySupplier) && bySupplier !== 'ask') {
    return said(bySupplier, 0.8, 'supplier')
  }
  if (which) return said(which.result, 0.9, 'text')
  return said(ofAccount.result, 0.8, 'account')
}

/** Of two as long, that of the quantity. */
function longerOf(spending: FoundPhrase | null, quantity: FoundPhrase | null): FoundPhrase | null {
  if (!(spending && quantity)) return spending ?? quantity
  return spending.size > quantity.size ? spending : quantity
}

/** Accounts whose own words name no kind of purchase. */
const UNTELLING = /purchase|material|general|sundr|misc|uncategor|ask my|other/

function byTheRest({ account, accountWords, supplierWords, mcc, ofAccount }: WeakFacts): Said {
  const merchant = classOfMerchant(mcc)
  if (merchant && merchant !== 'ask') return said(merchant, 0.7, 'merchant code')
  const named = longestPhrase(SPENDING, supplierWords)
  if (named) return said(named.result, 0.6, 'name of the supplier')
  if (ofAccount) return said(ofAccount.result, 0.7, 'account')
  const phrase = longestPhrase(SPENDING, accountWords)
  if (phrase && account !== '' && !UNTELLING.test(account)) {
    return said(phrase.result, 0.6, 'account')
  }
  return said('ask', 0, 'nothing fits')
}

/** How a row is shown: taken as it is, to be looked at, or to be decided. */
export function certaintyOf({ result, confidence }: Pick<Classified, 'result' | 'confidence'>) {
  if (result === 'ask' || confidence < 0.5) return 'decide' as const
  return confidence >= 0.8 ? ('accepted' as const) : ('look' as const)
}
