export { FactorSearch, type Search } from './factor-search.tsx'
export { wordsOfFactor } from './factor-words.ts'
export { searchCategoryFactors } from './search-category-factors.ts'
