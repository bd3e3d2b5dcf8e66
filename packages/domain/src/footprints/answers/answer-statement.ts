import type { AllocationAmount } from '../allocations/allocation-terms.ts'

/** What is stated of a released answer. Grams; `null` is not disclosed, or not known. */
export type StatedAnswer = {
  readonly releaseId: string
  /** A day, as 2026-11-27. */
  readonly issuedOn: string
  /** SHA-256 of the name with its nonce, in base64. */
  readonly supplier: string
  readonly customer: string
  readonly period: { readonly from: string; readonly to: string }
  readonly level: string
  readonly scope1Grams: number | null
  readonly scope2LocationGrams: number | null
  readonly scope2MarketGrams: number | null
  readonly upstreamGrams: number | null
  readonly upstreamCategories: readonly number[]
  readonly method: string
  readonly customerAmount: AllocationAmount | null
  readonly supplierAmount: AllocationAmount | null
  readonly allocatedGrams: number
  readonly share: string | null
  readonly assurance: string
}

/** The bytes of an answer that are signed: fixed lines of ASCII, each ending in a line feed. */
export function answerStatement(stated: StatedAnswer): string {
  const grams = (value: number | null) => (value === null ? '-' : `${value} g`)
  const { customerAmount, supplierAmount, upstreamGrams, upstreamCategories } = stated
  const lines = [
    'understory-ledger/v1 answer',
    `answer ${stated.releaseId}`,
    `issued ${stated.issuedOn}`,
    `supplier ${stated.supplier}`,
    `customer ${stated.customer}`,
    `period ${stated.period.from} ${stated.period.to}`,
    `level ${stated.level}`,
    `scope1 ${grams(stated.scope1Grams)}`,
    `scope2 location ${grams(stated.scope2LocationGrams)}`,
    `scope2 market ${grams(stated.scope2MarketGrams)}`,
    `upstream ${grams(upstreamGrams)}${upstreamGrams === null ? '' : ` ${upstreamCategories.join(',')}`}`,
    `driver ${stated.method}${customerAmount ? ` ${customerAmount.amount} ${supplierAmount?.amount ?? '-'} ${customerAmount.unit}` : ''}`,
    `allocated ${grams(stated.allocatedGrams)}`,
    `share ${stated.share ?? '-'}`,
    `assurance ${stated.assurance}`,
  ]
  return `${lines.join('\n')}\n`
}
