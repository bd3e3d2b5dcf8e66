export const PLAN = '/my-impact/dashboards/targets'

/** `new`, or the id of one that there is. */
export const targetAddress = (id: string) => `${PLAN}/target/${id}`
export const actionAddress = (id: string) => `${PLAN}/action/${id}`
export const figureAddress = (id: string) => `${PLAN}/intensity/${id}`
export const BASE_YEAR = `${PLAN}/base-year`
