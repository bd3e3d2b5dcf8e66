export const PARTNERS_PATH = '/my-impact/dashboards/partners'
export const partnerAddress = (exchangeId: string): string => `${PARTNERS_PATH}/${exchangeId}`
