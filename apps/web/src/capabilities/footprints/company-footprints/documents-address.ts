const BASE = '/my-impact/dashboards/footprint'

export const documentsAddress = (footprintId: string): string => `${BASE}/${footprintId}/documents`
export const reportAddress = (footprintId: string): string => `${BASE}/${footprintId}/report.pdf`
export const certificateFile = (certificateId: string): string =>
  `/my-impact/footprint-certificates/${certificateId}.pdf`
