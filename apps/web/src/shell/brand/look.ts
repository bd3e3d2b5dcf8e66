import type { Brand } from '@understory/domain/site/installation/brand.ts'
import { logoAddress, stylesAddress } from './brand-addresses.ts'

/** Where the style sheet and the logo of a brand are; null: the built-in ones. */
export function lookOf(brand: Brand) {
  const isBuiltIn =
    Object.keys(brand.colours).length === 0 &&
    brand.displayFont === 'fraunces' &&
    brand.textFont === 'figtree'
  return {
    styles: isBuiltIn ? null : stylesAddress(brand),
    logo: brand.logo ? logoAddress(brand) : null,
  }
}
