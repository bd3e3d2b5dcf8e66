export const PARTNERS_PATH = '/my-impact/dashboards/partners'
export const partnerAddress = (exchangeId: string): string => `${PARTNERS_PATH}/${exchangeId}`
/** What that partner's own server shares with us. */
export const receivedAddress = (exchangeId: string): string =>
  `${partnerAddress(exchangeId)}/footprints`
