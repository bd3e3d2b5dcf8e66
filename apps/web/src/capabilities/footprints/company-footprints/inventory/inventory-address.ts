const BASE = '/my-impact/dashboards/footprint'

export const inventoryAddress = (footprintId: string): string => `${BASE}/${footprintId}`
export const categoryAddress = (footprintId: string, category: string): string =>
  `${BASE}/${footprintId}/category/${category}`
export const quickAddress = (footprintId: string): string => `${BASE}/${footprintId}/quick`
export const exportAddress = (footprintId: string): string => `${BASE}/${footprintId}/inventory.csv`
export const workbookAddress = (footprintId: string): string =>
  `${BASE}/${footprintId}/inventory.xlsx`
export const importAddress = (footprintId: string): string => `${BASE}/${footprintId}/import`
export const closingAddress = (footprintId: string): string =>
  `${BASE}/${footprintId}/does-not-apply`
/** Of the capability that imports them. */
export const ledgersAddress = (footprintId: string): string => `${BASE}/${footprintId}/ledger`
export const lastYearAddress = (footprintId: string): string => `${BASE}/${footprintId}/last-year`
export const requestsAddress = (footprintId: string): string => `${BASE}/${footprintId}/requests`
/** Of the capability that asks them. */
export const suppliersAddress = (footprintId: string): string => `${BASE}/${footprintId}/suppliers`
/** Of the capability that has them. */
export const metersAddress = (footprintId: string): string => `${BASE}/${footprintId}/meters`
/** Of the capability that says where they are. */
export const sitesAddress = (footprintId: string): string => `${BASE}/${footprintId}/sites`
/** Of the capability that asks how people get to work. */
export const commutingAddress = (footprintId: string): string => `${BASE}/${footprintId}/commuting`
export const approvalAddress = (footprintId: string): string => `${BASE}/${footprintId}/approval`
export const declarationsAddress = (footprintId: string): string =>
  `${BASE}/${footprintId}/declarations`
export const historyAddress = (footprintId: string, line?: string): string =>
  `${BASE}/${footprintId}/history${line ? `?line=${line}` : ''}`
export const companiesAddress = (footprintId: string): string => `${BASE}/${footprintId}/companies`
export const recalculationAddress = (footprintId: string): string =>
  `${BASE}/${footprintId}/recalculation`
