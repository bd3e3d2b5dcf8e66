export type { FactorAddress } from './factor-address.ts'
export { FactorSearch } from './factor-search.tsx'
export { wordsOfFactor } from './factor-words.ts'
export { type FactorsFound, searchCategoryFactors } from './search-category-factors.ts'
