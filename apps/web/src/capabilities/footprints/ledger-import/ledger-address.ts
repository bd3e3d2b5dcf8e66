const FOOTPRINTS = '/my-impact/dashboards/footprint'

export const ledgersAddress = (footprintId: string): string => `${FOOTPRINTS}/${footprintId}/ledger`
export const reviewAddress = (footprintId: string, importId: string): string =>
  `${ledgersAddress(footprintId)}/${importId}`
export const columnsAddress = (footprintId: string, importId: string): string =>
  `${reviewAddress(footprintId, importId)}/columns`
/** Above them all. */
export const inventoryOfLedger = (footprintId: string): string => `${FOOTPRINTS}/${footprintId}`
