export const disclosuresAddress = (footprintId: string): string =>
  `/my-impact/dashboards/footprint/${footprintId}/disclosures`
export const frameworkAddress = (footprintId: string, standard: string): string =>
  `${disclosuresAddress(footprintId)}/${standard}`
export const companyAddress = (footprintId: string): string =>
  `${disclosuresAddress(footprintId)}/company`
