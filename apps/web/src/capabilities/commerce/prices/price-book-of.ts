import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import type { PriceBook } from '@understory/domain/commerce/prices/price-book.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'

/** The prices a configuration came with, to price a choice by the same rule as the server's. */
export function priceBookOf({ product, optionsConfig }: ProductConfiguration): PriceBook {
  const micros = (impact: Impact) =>
    optionsConfig.find((option) => option.impact === impact)?.microsPerUnit ?? 0
  return {
    version: product.priceBookVersion,
    currency: product.currency,
    microsPerMilliTree: micros('trees'),
    microsPerGramCo2e: micros('co2e'),
    microsPerGramPlastic: micros('plastic'),
  }
}
