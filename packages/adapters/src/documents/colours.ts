import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'

/** The product's colours on paper. Each impact has one of its own, everywhere. */
export const COLOURS = {
  paper: '#FBF8F1',
  ink: '#1C2A22',
  quiet: '#4E5C53',
  line: '#D9D6C6',
  moss: '#16352A',
  clay: '#A9522A',
} as const

export const IMPACT_COLOURS = {
  trees: '#1F5A43',
  co2e: '#2F6C8F',
  plastic: '#1A6A73',
} as const satisfies Record<Impact, string>
