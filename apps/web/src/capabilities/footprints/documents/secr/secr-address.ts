const BASE = '/my-impact/dashboards/footprint'

export const secrAddress = (footprintId: string): string => `${BASE}/${footprintId}/secr`
export const secrFileAddress = (footprintId: string, ending: 'csv' | 'txt' | 'xlsx'): string =>
  `${secrAddress(footprintId)}.${ending}`
