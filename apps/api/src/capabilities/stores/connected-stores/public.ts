export { chooseProofs } from './changes/choose-proofs.ts'
export { cappedStores, noteCapReached, takeChangedStatuses } from './changes/notice-marks.ts'
export { oneAtATime } from './changes/one-at-a-time.ts'
export {
  changeFacts,
  countFrom,
  countFromIfSettled,
  fillInCurrencies,
} from './changes/write-store.ts'
export { changeShopFacts, lockConnected, markDisconnected } from './connect/change-store.ts'
export { createOwnStore } from './connect/create-own-store.ts'
export { closeTestShop, deleteTestShop, findTestShop } from './connect/end-test-shop.ts'
export { freshConnection } from './connect/fresh-connection.ts'
export { connectStore, startLink } from './connect/link-store.ts'
export { onlyConnected } from './connect/only-connected.ts'
export {
  findStores,
  type Remembered,
  rememberedStore,
  type TakingStore,
  type WholeStore,
} from './connect/remembered-stores.ts'
export { shopsInWords } from './connect/shops-in-words.ts'
export {
  findStore,
  listStoreRows,
  lockStore,
  type StoreRecordsStoreKey,
  type StoreRow,
  selectStores,
  setStatus,
  shareStores,
} from './connect/store-records.ts'
export { type NamedStore, type StoreName, storesByName } from './connect/stores-by-name.ts'
export { inTurn } from './reading/in-turn.ts'
export { backOff, noteUnreadable, UNREACHABLE } from './reading/note-unreadable.ts'
export {
  finishReading,
  goOnLater,
  keepPlace,
  nextPlace,
  readAgainFrom,
  readingPlaceOf,
} from './reading/reading-place.ts'
export { refusedStores } from './reading/refused-stores.ts'
