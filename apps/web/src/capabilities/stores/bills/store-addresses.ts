export const INTEGRATIONS = '/my-impact/manage/integrations'
export const CONNECT = '/app/business/ecommerce/connect'
export const BILLING = `${INTEGRATIONS}/billing`
