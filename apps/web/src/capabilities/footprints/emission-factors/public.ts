export { FactorSearch, type Search } from './factor-search.tsx'
export { shownFactor } from './factor-words.ts'
export { searchCategoryFactors } from './search-category-factors.ts'
