export { ensureShare, getSharing, shareIdOf } from './account-share.ts'
export { presentFigures, publicFiguresOf, readFigures } from './public-figures.ts'
export { readSharedAccount } from './shared-account.ts'
export { marketsOfShare, marketsOfShared, sayMarkets } from './shown-in-markets.ts'
